//===- Npy.cpp - NumPy's array files --------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace torch_max;
using llvm::StringRef;

static constexpr StringRef magic("\x93NUMPY", 6);

namespace {
struct Row {
  DType dtype;
  StringRef descr;
};
} // namespace

static constexpr Row table[] = {
    {DType::F16, "<f2"},  {DType::F32, "<f4"},  {DType::F64, "<f8"},
    {DType::SI8, "|i1"},  {DType::SI16, "<i2"}, {DType::SI32, "<i4"},
    {DType::SI64, "<i8"}, {DType::UI8, "|u1"},  {DType::UI16, "<u2"},
    {DType::UI32, "<u4"}, {DType::UI64, "<u8"}, {DType::Bool, "|b1"}};

/// What follows `'key':` in the header, a literal of a Python dictionary.
static StringRef getValue(StringRef header, StringRef key) {
  size_t at = header.find(("'" + key + "'").str());
  if (at == StringRef::npos)
    return "";
  return header.substr(at + key.size() + 2).ltrim().ltrim(":").ltrim();
}

llvm::Expected<NpyArray> torch_max::readNpy(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  auto fail = [&](const llvm::Twine &why) {
    return llvm::createStringError("cannot read '" + path + "': " + why);
  };

  StringRef bytes = (*buffer)->getBuffer();
  if (!bytes.consume_front(magic) || bytes.size() < 4)
    return fail("this is not a .npy file");
  unsigned version = static_cast<unsigned char>(bytes[0]);
  if (version != 1 && version != 2)
    return fail(".npy version " + llvm::Twine(version) +
                " is not known, only 1 and 2 are");
  bytes = bytes.drop_front(2);
  size_t headerSize;
  if (version == 1) {
    headerSize = llvm::support::endian::read16le(bytes.data());
    bytes = bytes.drop_front(2);
  } else {
    if (bytes.size() < 4)
      return fail("the file is truncated");
    headerSize = llvm::support::endian::read32le(bytes.data());
    bytes = bytes.drop_front(4);
  }
  if (bytes.size() < headerSize)
    return fail("the file is truncated");
  StringRef header = bytes.take_front(headerSize);
  bytes = bytes.drop_front(headerSize);

  NpyArray array;
  StringRef descr = getValue(header, "descr");
  if (!descr.consume_front("'"))
    return fail("the header is malformed");
  descr = descr.split('\'').first;
  // For single bytes the order is irrelevant, and NumPy writes `|`.
  auto *row = llvm::find_if(table, [&](const Row &row) {
    return row.descr == descr ||
           (getSize(row.dtype) == 1 && row.descr.substr(1) == descr.substr(1));
  });
  if (row == std::end(table))
    return fail("dtype '" + descr + "' is not supported");
  array.dtype = row->dtype;

  if (!getValue(header, "fortran_order").starts_with("False"))
    return fail("the array is in Fortran order; save it with "
                "numpy.ascontiguousarray");

  StringRef shape = getValue(header, "shape");
  if (!shape.consume_front("(") || !shape.contains(')'))
    return fail("the header is malformed");
  llvm::SmallVector<StringRef> dims;
  shape.split(')').first.split(dims, ',', -1, /*KeepEmpty=*/false);
  uint64_t size = getSize(array.dtype);
  for (StringRef dim : dims) {
    if (dim.trim().empty())
      continue;
    int64_t value;
    if (dim.trim().getAsInteger(10, value) || value < 0)
      return fail("the header is malformed");
    array.shape.push_back(value);
    size = llvm::SaturatingMultiply(size, static_cast<uint64_t>(value));
  }
  if (bytes.size() < size)
    return fail("the file is truncated: " + llvm::Twine(size) +
                " bytes of data expected, " + llvm::Twine(bytes.size()) +
                " found");
  array.data.assign(bytes.begin(), bytes.begin() + size);
  return array;
}

llvm::Error torch_max::writeNpy(StringRef path, DType dtype,
                                llvm::ArrayRef<int64_t> shape,
                                const void *data) {
  size_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  std::vector<uint32_t> widened;
  if (dtype == DType::BF16) {
    // The upper half of a float32 is a bfloat16.
    for (const uint16_t *it = static_cast<const uint16_t *>(data),
                        *end = it + count;
         it != end; ++it)
      widened.push_back(static_cast<uint32_t>(*it) << 16);
    dtype = DType::F32;
    data = widened.data();
  }

  std::string header;
  {
    llvm::raw_string_ostream os(header);
    auto *row = llvm::find_if(
        table, [&](const Row &row) { return row.dtype == dtype; });
    os << "{'descr': '" << row->descr
       << "', 'fortran_order': False, 'shape': (";
    for (int64_t dim : shape)
      os << dim << (shape.size() == 1 ? "," : ", ");
    os << "), }";
  }
  // Data begins at a multiple of 64 bytes, after a line feed.
  size_t prefix = magic.size() + 4;
  header.append(
      llvm::offsetToAlignment(prefix + header.size() + 1, llvm::Align(64)),
      ' ');
  header += '\n';

  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error)
    return llvm::createStringError("cannot write '" + path +
                                   "': " + error.message());
  char size[2];
  llvm::support::endian::write16le(size, header.size());
  os << magic << '\1' << '\0' << StringRef(size, 2) << header;
  os.write(static_cast<const char *>(data), count * getSize(dtype));
  os.close();
  if (os.has_error()) {
    error = os.error();
    os.clear_error();
    return llvm::createStringError("cannot write '" + path +
                                   "': " + error.message());
  }
  return llvm::Error::success();
}
