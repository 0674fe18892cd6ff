# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes of the frontend. Each file has one public function, the pass, of the file's name;
`pipeline.py` has their order."""
