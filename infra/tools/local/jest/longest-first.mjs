// Order in which the two workers take files, so that neither ends with a long one: journeys first, then the others by
// Jest's own measure (duration of the last run if .cache/jest has it, otherwise file size).
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
