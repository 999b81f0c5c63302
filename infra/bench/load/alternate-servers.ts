// Sends the same requests to two servers in short turns over keep-alive connections: a machine whose speed changes
// within seconds then affects both equally. A separate process, like the generator; prints the responses per second of
// each.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { AlternatingJob } from './job.ts';
import { Wire } from './wire.ts';
import { wireTexts } from './wire-text.ts';

/** In ms. Short compared with the fluctuations of a shared machine, long compared with a response. */
const turnMs = 300;
/** Rounds that are not counted, while the code is compiled. */
const warmUpRounds = 8;

const { targets, connections, rounds } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as AlternatingJob;
let sent = 0;
const servers = targets.map(({ port, request }) => ({
  toText: wireTexts([request]),
  wires: Array.from({ length: connections }, () => new Wire(port)),
  perSecond: 0,
}));

/** Rate of one turn. @throws if a response was not a success: such a figure means nothing */
async function perSecond({ wires, toText }: (typeof servers)[number]): Promise<number> {
  let isOver = false;
  let answered = 0;
  const loop = Promise.all(
    wires.map(async (wire) => {
      while (!isOver) {
        sent += 1;
        const { status, refusal } = await wire.send(toText(sent));
        if (refusal) throw new Error(`a response under load failed with ${status}:\n${refusal}`);
        if (!isOver) answered += 1;
      }
    }),
  );
  const began = performance.now();
  await Promise.race([pause(turnMs), loop]);
  isOver = true;
  const elapsed = performance.now() - began;
  await loop;
  return (answered * 1000) / elapsed;
}

for (let round = -warmUpRounds; round < rounds; round++)
  for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
    const measured = await perSecond(server);
    if (round >= 0) server.perSecond += measured / rounds;
  }
for (const { wires } of servers) for (const wire of wires) wire.close();
console.log(JSON.stringify(servers.map((server) => server.perSecond)));
