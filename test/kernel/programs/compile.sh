#!/bin/sh
# Builds the code objects that test/kernel uses from the sources beside this script, with clang, opt, llc and ld.lld of
# LLVM 22. Usage: compile.sh SOURCE.cl OUTPUT CODE_OBJECT_VERSION "PROCESSORS" [CLANG FLAGS ...]; writes
# OUTPUT.<processor>.co.gz. OPT=0 builds without optimisation, PRELOAD=N lets
# hardware put N words of arguments into registers. `compile.sh all` builds everything.
set -eu
cd "$(dirname "$0")"
if [ "$1" = all ]; then
  ./compile.sh hard.cl hard 5 "gfx908 gfx90a gfx942 gfx950 gfx1250 gfx1010 gfx1030 gfx1100 gfx1150 gfx1200"
  ./compile.sh hard.cl hard-wave64 6 "gfx1010 gfx1030 gfx1100 gfx1150 gfx1200" -mwavefrontsize64
  ./compile.sh hard.cl hard-v4 4 "gfx942 gfx1030"
  ./compile.sh harder.cl harder 5 "gfx908 gfx90a gfx942 gfx950 gfx1250 gfx1010 gfx1030 gfx1100 gfx1150 gfx1200"
  ./compile.sh harder.cl harder-wave64 6 "gfx1010 gfx1030 gfx1100 gfx1150 gfx1200" -mwavefrontsize64
  OPT=0 ./compile.sh harder.cl harder-O0 5 "gfx908 gfx950 gfx1250 gfx1030 gfx1100 gfx1200"
  PRELOAD=14 ./compile.sh harder.cl harder-preload 5 "gfx90a gfx942 gfx950 gfx1250"
  exit
fi
source=$1
output=$2
version=$3
processors=$4
opt=${OPT:-2}
preload=${PRELOAD:+-amdgpu-kernarg-preload-count=$PRELOAD}
shift 4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for processor in $processors; do
  clang-22 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu="$processor" -O"$opt" -Xclang -disable-llvm-passes \
    -nogpulib -ffreestanding -cl-fp32-correctly-rounded-divide-sqrt -mcode-object-version="$version" -Xclang -finclude-default-header -w "$@" \
    -S -emit-llvm "$source" -o "$work/a.ll"
  # Only kernels are called from outside: their bodies may be inlined and what is left of them dropped.
  sed -i 's/^define \(.*@__clang_ocl_kern_imp_\)/define internal \1/; s/^define internal \(dso_local \|hidden \|protected \)*/define internal /' "$work/a.ll"
  opt-22 -O"$opt" "$work/a.ll" -o "$work/a.bc"
  llc-22 -O"$opt" $preload -mcpu="$processor" -filetype=obj "$work/a.bc" -o "$work/a.o"
  ld.lld-22 -shared --strip-debug "$work/a.o" -o "$work/a.co"
  gzip -9 -n -c "$work/a.co" > "$output.$processor.co.gz"
done
