// `node infra/local/is-stale.ts SUITE`: ends with 0 when the inputs of a heavy suite are not those of the last full run.
import { staleSuites } from './heavy-suites.ts';

process.exitCode = staleSuites().some(({ name }) => name === process.argv[2]) ? 0 : 1;
