// A consumer that some events kill. The conformance suite runs it as a process of its own:
//   node conformance-victim.ts URL SERVICE
// Prints the id of each event it has handled. Neighbours of the killer take a moment, so that they are in flight with it.
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openBus } from '../src/bus/open-bus.ts';

const [url, service] = process.argv.slice(2);
if (!url || !service) throw new Error('usage: conformance-victim.ts URL SERVICE');
const log = { info() {}, warn() {}, error() {} };
const bus = await openBus({ url, workQueues: { [service]: ['*'] }, log, lease: 600, sweepEvery: 100 });
await bus.work(service, async ({ id, data }) => {
  if ((data as { kills?: boolean }).kills) process.kill(process.pid, 'SIGKILL');
  await wait(30);
  writeSync(1, `${id}\n`);
});
