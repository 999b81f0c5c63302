// Two workers take files in this order: what takes longest comes first, so that no worker is left with a long one at the end.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Jest loads the sequencer as CommonJS-compatible: its base class is the default export.
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');
const root = new URL('../../../', import.meta.url);

const recorded = () => {
  try {
    return JSON.parse(readFileSync(new URL('.ci/proven.json', root), 'utf8')).seconds;
  } catch {
    return {};
  }
};
/** Of a file that no full run has timed yet. */
const guess = (path) => (path.includes('.journey.') ? 60 : path.includes('.int.') ? 3 : 0.2);

export default class HeaviestFirst extends Sequencer {
  sort(tests) {
    const seconds = recorded();
    const weight = ({ path }) => seconds[decodeURI(path.slice(decodeURI(root.pathname).length))] ?? guess(path);
    return [...tests].sort((one, other) => weight(other) - weight(one));
  }
}
