// A consumer that crashes on some events. The conformance suite runs it as a separate process:
//   node conformance-victim.ts URL SERVICE
// Prints the id of each handled event. Other events take a moment, so that they are in progress during the crash.
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
