// A replica of the sample service that crashes at the worst moment. The conformance suite runs it as a separate
// process:
//   node conformance-inbox-victim.ts publishes|handles PREFIX     variables as for a service
// `publishes` creates a category for the tenant in TENANT and crashes after the commit, before the event is published;
// `handles` crashes when an event's transaction is committed, before the event is acknowledged.

import { openBus } from '../src/bus/open-bus.ts';
import type { Bus } from '../src/bus/port.ts';
import { startService } from '../src/start-service.ts';
import { sample } from './sample-service.ts';

const [moment, databasePrefix] = process.argv.slice(2);
const { BUS_URL, TENANT } = process.env;
if (!moment || !databasePrefix || !BUS_URL) throw new Error('usage: conformance-inbox-victim.ts MOMENT PREFIX');

const log = { debug() {}, info() {}, warn() {}, error() {} };
const workQueues = { catalog: ['*'] };
const bus = await openBus({ url: BUS_URL, workQueues, log, lease: 600, sweepEvery: 100 });
const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};
const deadly: Bus =
  moment === 'publishes'
    ? { ...bus, publish: die }
    : { ...bus, work: (service, handle) => bus.work(service, (event) => handle(event).then(die)) };
const { parts } = await startService(sample, { workQueues, bus: deadly, databasePrefix, log });
if (TENANT) await parts.useCases.categories.createFrom(TENANT, { name: 'Pizza' });
