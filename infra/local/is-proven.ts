// node infra/local/is-proven.ts SUITE: ends with 0 where the heavy suite's inputs are those of the last full run, else with 1.
import { heavySuites, staleSuites } from './heavy-suites.ts';

const name = process.argv[2];
if (!heavySuites.some((suite) => suite.name === name)) throw new Error(`there is no heavy suite ${name}`);
process.exit(staleSuites().some((suite) => suite.name === name) ? 1 : 0);
