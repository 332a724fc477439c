#!/bin/sh
# npm test: prepares the machine, runs every step, also after one has failed, and adds up what they counted.
sh tools/check-node.sh && node tools/prepare-machine.ts || exit 1
rm -rf test-results
mkdir test-results
for step in format lint types unused tools build budgets unit deploy e2e engines; do
  npm run "test:$step"
  echo $? >"test-results/$step.exit"
done
exec node tools/sum-tests.ts
