import { connect, type Socket } from 'node:net';
import { type Figure, latency, rate } from '../figures.ts';
import { load } from '../load/load.ts';
import type { Stage } from '../stage.ts';
import { measureResident } from './memory.ts';

const streams = 5_000;

/** Measures 5,000 idle streams of guests with an open status page, and the throughput left beside them. */
export async function idleStreams(stage: Stage): Promise<Figure[]> {
  const before = measureResident(stage.platform.pid);
  const sockets: Socket[] = [];
  try {
    for (let opened = 0; opened < streams; opened += 100)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openStream(stage)))));
    const during = measureResident(stage.platform.pid);
    const { menus, order } = stage.requests;
    const job = { port: stage.platform.port, connections: 16, warmUp: 1, seconds: 4 };
    const reads = await load({ ...job, requests: [menus] });
    // Every stream is checked for each order, although none watches it.
    const orders = await load({ ...job, requests: [order] });
    const lost = sockets.filter((socket) => socket.closed).length;
    return [
      {
        label: `${streams} open streams`,
        value: `${lost} lost, ${during - before} MB more`,
        aim: 'none lost',
        isMet: lost === 0,
      },
      { label: 'menu reads with open streams', value: `${rate(reads.perSecond)}  ${latency(reads)}` },
      { label: 'orders with open streams', value: `${rate(orders.perSecond)}  ${latency(orders)}` },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Resolves with the first event. @throws if the response is not a stream */
function openStream({ platform, requests }: Stage): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: platform.port, host: '127.0.0.1' });
    let text = '';
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`the response is not a stream: ${text.slice(0, 300)}`)));
    socket.on('data', (chunk: Buffer) => {
      text = `${text}${chunk}`.slice(0, 10_000);
      if (text.includes('event: ready')) resolve(socket);
      else if (text.length > 12 && !text.startsWith('HTTP/1.1 200')) socket.destroy();
    });
    socket.write(
      `GET ${requests.status.path}/stream HTTP/1.1\r\nhost: localhost:${platform.port}\r\nconnection: close\r\n\r\n`,
    );
  });
}
