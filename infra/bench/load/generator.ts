// The load generator is a separate process, so that its CPU is not counted as the server's. Reads its job from the file
// in the first argument and prints the result as its only line; both JSON.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Load } from './job.ts';
import { percentile } from './percentile.ts';
import { type Answer, Wire } from './wire.ts';
import { wireTexts } from './wire-text.ts';

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const toText = wireTexts(job.requests);
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let refusal: string | undefined;
let sent = 0;
let isOver = false;
let isMeasuring = false;

/** @param dueAt time at which the request was due, by `performance.now()` */
async function ask(wire: Wire, dueAt: number): Promise<void> {
  sent += 1;
  const answer = await wire.send(toText(sent));
  if (isMeasuring) note(answer, performance.now() - dueAt);
}

function note({ status, refusal: text }: Answer, latency: number): void {
  latencies.push(latency);
  statuses[status] = (statuses[status] ?? 0) + 1;
  refusal ??= text;
}

async function closedLoop(wires: readonly Wire[]): Promise<void> {
  await Promise.all(
    wires.map(async (wire) => {
      while (!isOver) await ask(wire, performance.now());
    }),
  );
}

async function openLoop(wires: Wire[], rate: number): Promise<void> {
  const free = [...wires];
  const due: number[] = [];
  const running = new Set<Promise<void>>();
  const start = () => {
    for (let wire = free.pop(); wire; wire = free.pop()) {
      const dueAt = due.shift();
      if (dueAt === undefined) return void free.push(wire);
      const freeWire = wire.isOpen ? wire : new Wire(job.port);
      if (freeWire !== wire) wires.push(freeWire);
      const send = ask(freeWire, dueAt).then(() => {
        running.delete(send);
        free.push(freeWire);
        start();
      });
      running.add(send);
    }
  };
  const began = performance.now();
  for (let at = 0; !isOver; at++) {
    const dueTime = began + (at * 1000) / rate;
    const early = dueTime - performance.now();
    if (early > 0) await pause(early);
    // A timer may fire up to a millisecond early: a request that starts early has not waited.
    due.push(Math.min(dueTime, performance.now()));
    start();
  }
  await Promise.all(running);
}

const wires = Array.from({ length: job.connections }, () => new Wire(job.port));
const loop = job.rate ? openLoop(wires, job.rate) : closedLoop(wires);
await Promise.race([pause(job.warmUp * 1000), loop]);
isMeasuring = true;
const began = performance.now();
const cpu = process.cpuUsage();
await Promise.race([pause(job.seconds * 1000), loop]);
isMeasuring = false;
const used = process.cpuUsage(cpu);
const elapsed = performance.now() - began;
isOver = true;
await loop;
for (const wire of wires) wire.close();

const load: Load = {
  perSecond: (latencies.length * 1000) / elapsed,
  // Not spread as arguments: a fast machine has too many.
  fastest: latencies.reduce((minimum, one) => Math.min(minimum, one), Number.POSITIVE_INFINITY),
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  statuses,
  ...(refusal ? { refusal } : {}),
  answered: latencies.length,
  sent,
  cores: (used.user + used.system) / 1000 / elapsed,
};
console.log(JSON.stringify(load));
