#!/bin/sh
# Feeds a reader mutations of its corpus until the time is up or something breaks.
#
#   Fuzz/run.sh all 600            ten minutes for every reader, one after the other
#   Fuzz/run.sh recursiveDescription 60
#
# What breaks is left in .build/fuzz/<reader>/; it becomes a test before it is mended.
set -e
cd "$(dirname "$0")/.."
reader=${1:-all}
seconds=${2:-600}
out=.build/fuzz
if [ "$reader" != all ] && [ ! -d "Fuzz/Corpus/$reader" ]; then
  echo "run.sh: no reader $reader; there are: all $(ls Fuzz/Corpus | tr '\n' ' ')" >&2
  exit 2
fi
mkdir -p "$out"

# A crash under the fuzzer must not wait for a backtrace.
export SWIFT_BACKTRACE=enable=no

flags="-O -wmo -parse-as-library -package-name hitscope -sanitize=fuzzer -swift-version 6 -enable-testing
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault"

newest=$(find Sources/UIKit Sources/Scenes Fuzz -name '*.swift' -newer "$out/readers" 2>/dev/null | head -1)
if [ ! -x "$out/readers" ] || [ -n "$newest" ]; then
  for module in UIKit Scenes; do
    # shellcheck disable=SC2086
    swiftc $flags -I "$out" -module-name $module -emit-module \
      -emit-module-path "$out/$module.swiftmodule" -c $(find Sources/$module -name '*.swift') \
      -o "$out/$module.o"
  done
  # shellcheck disable=SC2086
  swiftc $flags -I "$out" -module-name Readers Fuzz/*.swift "$out/UIKit.o" "$out/Scenes.o" \
    -o "$out/readers"
fi

run() {
  mkdir -p "$out/$1"
  cp -n Fuzz/Corpus/"$1"/* "$out/$1/" 2>/dev/null || true
  echo "== $1, $seconds s"
  if [ "$1" = any ]; then unset FUZZ_READER; else export FUZZ_READER="$1"; fi
  nice "$out/readers" "$out/$1" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
    -rss_limit_mb=2048 -artifact_prefix="$out/$1-" -print_final_stats=1 -verbosity=0
}

if [ "$reader" = all ]; then
  for folder in Fuzz/Corpus/*; do run "$(basename "$folder")"; done
else
  run "$reader"
fi
