//===- MutateIR.cpp - Text of our dialects, changed word by word ----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most changes of single bytes make a text that the parser refuses at once.
// Words are changed instead: a number, a name of an op, a type. Often all words
// that are equal change together, so that the types of a value stay the same
// where it is defined and where it is used.
//
//===----------------------------------------------------------------------===//

#include "FuzzSupport.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Runtime/DType.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <random>

using namespace torch_max;
using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

//===----------------------------------------------------------------------===//
// Words that are known
//===----------------------------------------------------------------------===//

namespace {
struct Vocabulary {
  Vocabulary();
  std::vector<std::string> ops, attributes, kernels, types;
};
} // namespace

Vocabulary::Vocabulary() {
  fuzz::QuietContext quiet;
  for (mlir::RegisteredOperationName op :
       quiet.context.getRegisteredOperations()) {
    ops.push_back(op.getStringRef().str());
    for (mlir::StringAttr name : op.getAttributeNames())
      attributes.push_back(name.str());
  }
  for (const max::KernelInfo &kernel : max::getKernels()) {
    kernels.push_back(kernel.name.str());
    for (const max::KernelOption &option :
         llvm::ArrayRef(kernel.options, kernel.numOptions))
      attributes.push_back(option.name.str());
  }
  for (int dtype = 0; dtype <= static_cast<int>(DType::UI64); ++dtype)
    types.push_back(getName(static_cast<DType>(dtype)));
  for (const char *type : {"i1", "i8", "i64", "index", "complex<f32>", "unk",
                           "f8E4M3FN", "f80", "si4", "ui128"})
    types.push_back(type);
}

static const Vocabulary &getVocabulary() {
  static const Vocabulary vocabulary;
  return vocabulary;
}

/// `--write-dictionary=<file>` writes the words for libFuzzer's own mutations.
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  StringRef file = *argc == 2 ? StringRef((*argv)[1]) : "";
  if (!file.consume_front("--write-dictionary="))
    return 0;
  std::error_code error;
  llvm::raw_fd_ostream os(file, error);
  const Vocabulary &known = getVocabulary();
  for (const auto *words :
       {&known.ops, &known.attributes, &known.kernels, &known.types})
    for (const std::string &word : *words)
      os << '"' << word << "\"\n";
  os.close();
  exit(error || os.has_error());
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// Numbers at which something ends: a type, a rank, what is folded.
static constexpr StringRef numbers[] = {"0",
                                        "1",
                                        "2",
                                        "3",
                                        "-1",
                                        "-2",
                                        "4",
                                        "5",
                                        "8",
                                        "9",
                                        "17",
                                        "64",
                                        "4096",
                                        "4097",
                                        "2147483647",
                                        "2147483648",
                                        "-2147483649",
                                        "4294967296",
                                        "1099511627776",
                                        "4611686018427387904",
                                        "9223372036854775807",
                                        "-9223372036854775808",
                                        "18446744073709551616",
                                        "?",
                                        "0.0",
                                        "-1.5",
                                        "1.0e300",
                                        "0x7FF8000000000000"};

static bool isPartOfWord(char c) {
  return llvm::isAlnum(c) || StringRef("_.$%!#@").contains(c);
}

/// Names, numbers and, each by itself, all other characters but spaces.
static llvm::SmallVector<StringRef> splitWords(StringRef text) {
  llvm::SmallVector<StringRef> words;
  while (!(text = text.ltrim()).empty()) {
    StringRef word = text.take_while(isPartOfWord);
    words.push_back(text.take_front(std::max<size_t>(word.size(), 1)));
    text = text.drop_front(words.back().size());
  }
  return words;
}

namespace {
class Mutator {
public:
  Mutator(StringRef text, unsigned seed)
      : text(text), random(seed), words(splitWords(text)) {}

  std::string run();

private:
  template <typename List> auto choose(const List &list) {
    return *(std::begin(list) + random() % std::size(list));
  }
  std::string findReplacement(StringRef word);
  std::string replaceWord();
  std::string moveLine();

  StringRef text;
  std::minstd_rand random;
  llvm::SmallVector<StringRef> words;
};
} // namespace

std::string Mutator::findReplacement(StringRef word) {
  if (random() % 3 == 0)
    return choose(words).str();
  if (llvm::isDigit(word.front()) || word == "?" || word == "-")
    return choose(numbers).str();
  const Vocabulary &known = getVocabulary();
  if (word.starts_with("torch.") || word.starts_with("max."))
    return choose(known.ops);
  if (llvm::is_contained(known.types, word))
    return choose(known.types);
  if (word.contains('.') && !word.starts_with("!"))
    return choose(known.kernels);
  // Another word of the same kind: a value for a value, a type for a type.
  llvm::SmallVector<StringRef> alike;
  for (StringRef other : words)
    if (other.front() == word.front() && other != word)
      alike.push_back(other);
  return alike.empty() ? "" : choose(alike).str();
}

std::string Mutator::replaceWord() {
  StringRef chosen = choose(words);
  std::string replacement = findReplacement(chosen);
  bool replacesAll = random() % 2;
  std::string result;
  const char *done = text.begin();
  for (StringRef word : words) {
    if (replacesAll ? word != chosen : word.data() != chosen.data())
      continue;
    result.append(done, word.data());
    result += replacement;
    done = word.end();
  }
  return result.append(done, text.end());
}

/// Takes a line out, doubles it, or puts it elsewhere.
std::string Mutator::moveLine() {
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n');
  StringRef *from = lines.begin() + random() % lines.size();
  StringRef line = *from;
  unsigned kind = random() % 3;
  if (kind != 0)
    lines.erase(from);
  if (kind != 1)
    lines.insert(lines.begin() + random() % (lines.size() + 1), line);
  return llvm::join(lines, "\n");
}

std::string Mutator::run() {
  if (words.empty())
    return "";
  return random() % 8 == 0 ? moveLine() : replaceWord();
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  if (seed % 4 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string text(reinterpret_cast<char *>(data), size);
  // Several changes are often needed to get past a check.
  for (unsigned i = 0; i <= seed / 4 % 4; ++i)
    text = Mutator(text, seed + i).run();
  text.resize(std::min(text.size(), maxSize));
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
