// Two workers take files in this order, so that neither is left with a long file at the end: journeys, then the others by
// Jest's own measure (the duration of the last run where .cache/jest has it, else the size of the file).
import { createRequire } from 'node:module';

// Jest loads the sequencer as CommonJS-compatible: its base class is the default export.
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

const rank = ({ path }) =>
  path.includes('.journey.') ? 0 : path.includes('.test.tsx') || path.includes('.int.') ? 1 : 2;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
