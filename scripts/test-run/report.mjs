// @ts-check
import { add } from './counts.mjs';
import { checkNames, slowTests } from './options.mjs';

/**
 * Shows in full what failed, names what needed a retry and what was left out, and ends with the one line that other
 * tools parse.
 * @param {readonly import('./run-checks.mjs').Outcome[]} outcomes
 * @param {import('./run-checks.mjs').Options} options
 * @returns {boolean} whether all passed
 */
export function report(outcomes, { names, quick }) {
  for (const { name, counts, output } of outcomes) {
    if (counts.failed > 0) console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 100 - name.length))}\n${output}`);
  }
  for (const { name, counts } of outcomes) {
    for (const test of counts.secondTries ?? []) console.log(`\n${name}, passed only at the second try: ${test}`);
  }
  const leftOut = [...checkNames.filter((name) => !names.has(name)), ...(quick ? slowTests : [])];
  if (leftOut.length > 0) console.log(`\nLeft out: ${leftOut.join(', ')}.`);
  const { passed, failed } = add(outcomes.map(({ counts }) => counts));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
