//===- NpyTest.cpp - Tests of .npy files ----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Npy.h"
#include "TestSupport.h"

#include <cstring>

using namespace torch_max;

TEST(Npy, RoundTrip) {
  TemporaryFolder folder;
  for (DType dtype : {DType::F16, DType::F32, DType::F64, DType::SI8,
                      DType::SI16, DType::SI32, DType::SI64, DType::UI8,
                      DType::UI16, DType::UI32, DType::UI64, DType::Bool})
    for (const std::vector<int64_t> &shape :
         std::vector<std::vector<int64_t>>{{}, {3}, {0}, {2, 3}, {2, 0, 4}}) {
      size_t size = getSize(dtype);
      for (int64_t dim : shape)
        size *= dim;
      std::string data(size, '\1');
      std::string path = folder / "a.npy";
      ASSERT_EQ(messageOf(writeNpy(path, dtype, shape, data.data())),
                "no error");
      NpyArray array = valueOf(readNpy(path));
      EXPECT_EQ(array.dtype, dtype);
      EXPECT_EQ(array.shape, shape);
      EXPECT_EQ(std::string(array.data.begin(), array.data.end()), data);
    }
}

TEST(Npy, BFloat16IsWidened) {
  TemporaryFolder folder;
  const uint16_t data[] = {0x3f80, 0xc000}; // 1, -2
  ASSERT_EQ(messageOf(writeNpy(folder / "a.npy", DType::BF16, {2}, data)),
            "no error");
  NpyArray array = valueOf(readNpy(folder / "a.npy"));
  ASSERT_EQ(array.dtype, DType::F32);
  float values[2];
  std::memcpy(values, array.data.data(), sizeof(values));
  EXPECT_EQ(values[0], 1.0f);
  EXPECT_EQ(values[1], -2.0f);
}

/// A file of version 1 with this header.
static std::string makeFile(std::string header, llvm::StringRef data) {
  std::string size{static_cast<char>(header.size()), '\0'};
  return std::string("\x93NUMPY\1\0", 8) + size + header + data.str();
}

TEST(Npy, Version2) {
  TemporaryFolder folder;
  std::string header =
      "{'descr': '<i2', 'fortran_order': False, 'shape': (1,), }\n";
  std::string file = std::string("\x93NUMPY\2\0", 8) +
                     static_cast<char>(header.size()) +
                     std::string("\0\0\0", 3) + header + std::string("\7\0", 2);
  writeFile(folder / "a.npy", file);
  NpyArray array = valueOf(readNpy(folder / "a.npy"));
  EXPECT_EQ(array.dtype, DType::SI16);
  EXPECT_EQ(array.shape, std::vector<int64_t>{1});
  EXPECT_EQ(array.data[0], 7);
}

TEST(Npy, Refusals) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy";
  auto read = [&](llvm::StringRef bytes) {
    writeFile(path, bytes);
    return messageOf(readNpy(path));
  };
  std::string good =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }";
  EXPECT_NE(messageOf(readNpy(folder / "b.npy")).find("No such file"),
            std::string::npos);
  EXPECT_NE(read("").find("this is not a .npy file"), std::string::npos);
  EXPECT_NE(read("hello, world").find("this is not a .npy file"),
            std::string::npos);
  EXPECT_NE(read(std::string("\x93NUMPY\3\0\0\0", 10)).find("version 3"),
            std::string::npos);
  EXPECT_NE(read(makeFile(good, "1234567")).find("truncated"),
            std::string::npos);
  EXPECT_EQ(read(makeFile(good, "12345678")), "no error");
  EXPECT_NE(read(makeFile(good, "").substr(0, 30)).find("truncated"),
            std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': '<f4', 'fortran_order': True, 'shape': "
                          "(2,), }",
                          "12345678"))
                .find("Fortran order"),
            std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': '>f4', 'fortran_order': False, 'shape': "
                          "(2,), }",
                          "12345678"))
                .find("dtype '>f4' is not supported"),
            std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': '|V2', 'fortran_order': False, 'shape': "
                          "(2,), }",
                          "1234"))
                .find("not supported"),
            std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': '', 'fortran_order': False, 'shape': "
                          "(2,), }",
                          "1234"))
                .find("dtype '' is not supported"),
            std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': '<f4', 'fortran_order': False, 'shape': "
                          "(9999999999999, 9999999999999), }",
                          ""))
                .find("truncated"),
            std::string::npos);
  // No data follow, so only the size itself can be wrong.
  for (const char *size : {"-1", "9223372036854775808"})
    EXPECT_NE(read(makeFile("{'descr': '<f4', 'fortran_order': False, 'shape': "
                            "(0, " +
                                std::string(size) + "), }",
                            ""))
                  .find("malformed"),
              std::string::npos);
  EXPECT_NE(read(makeFile("{'descr': [('a', '<f4')]}", "")).find("malformed"),
            std::string::npos);
  EXPECT_NE(
      messageOf(writeNpy(folder / "no/such/a.npy", DType::F32, {}, "1234"))
          .find("cannot write"),
      std::string::npos);
}
