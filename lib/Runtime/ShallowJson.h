//===- ShallowJson.h - JSON from places that are not trusted ----*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_SHALLOWJSON_H
#define TORCH_MAX_LIB_RUNTIME_SHALLOWJSON_H

#include "llvm/Support/JSON.h"

#include <optional>

namespace torch_max {

/// Whether lists and objects are nested deeper than ours ever are. LLVM's
/// parser is recursive, so that a text of many brackets would end the process.
inline bool isDeepJson(llvm::StringRef text) {
  constexpr int most = 8;
  int depth = 0;
  bool isString = false;
  for (size_t i = 0; i < text.size() && depth <= most; ++i) {
    char c = text[i];
    if (c == '"')
      isString = !isString;
    else if (isString && c == '\\')
      ++i;
    else if (!isString)
      depth += (c == '[' || c == '{') - (c == ']' || c == '}');
  }
  return depth > most;
}

/// Nothing if the text is not JSON.
inline std::optional<llvm::json::Value> parseShallowJson(llvm::StringRef text) {
  if (isDeepJson(text))
    return std::nullopt;
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (value)
    return std::move(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_SHALLOWJSON_H
