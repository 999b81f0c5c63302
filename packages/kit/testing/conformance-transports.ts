// Transports and helpers of the conformance suite.
import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { rabbitmqContainer } from '@theke/local-servers/container-images';
import { testAmqpUrl, whyNoRabbitmq } from '@theke/local-servers/test-amqp-url';
import { type Place, placeOf } from '@theke/local-servers/test-servers';
import type { CloudEvent } from '../src/bus/port.ts';
import { busDatabase, type PrivateServer, privatePostgres, privateRabbitmq } from './conformance-servers.ts';

export type Transport = {
  name: string;
  /** URL of a new, empty bus on the shared server. */
  url(): Promise<string>;
  /** A server for one test, which may stop and restart it. */
  privateServer(): Promise<PrivateServer>;
};

const postgres: Transport = {
  name: 'postgres',
  url: () => busDatabase(process.env.THEKE_TEST_POSTGRES_URL as string),
  privateServer: privatePostgres,
};

const rabbitmqIn = (place: Place): Transport => ({
  name: place === 'container' ? `${rabbitmqContainer.image} in a container` : 'rabbitmq',
  url: () => testAmqpUrl(`test-${randomUUID()}`, place),
  privateServer: () => privateRabbitmq(place),
});

// Both if available: the installed server may be of an older series than production's.
const whyNoneInstalled = whyNoRabbitmq();
const isInContainer = placeOf('rabbitmq') === 'container';

export const transports: readonly Transport[] = [
  postgres,
  ...(whyNoneInstalled ? [] : [rabbitmqIn('local')]),
  ...(isInContainer ? [rabbitmqIn('container')] : []),
];

/** Reasons for missing transports. */
export const notCovered: readonly string[] = [
  ...(whyNoneInstalled ? [whyNoneInstalled] : []),
  ...(isInContainer ? [] : [`${rabbitmqContainer.image} runs in no container here`]),
];

export function anEvent(type: string, data: unknown = {}): CloudEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/test',
    type,
    subject: 'subject',
    time: '2026-11-20T12:00:00.000Z',
    datacontenttype: 'application/json',
    tenantid: '0199e5a0-0000-7000-8000-000000000001',
    aggregateversion: 1,
    data,
  };
}

export type Door = { url: string; shut(): Promise<void>; open(): Promise<void> };

/** A proxy that can be shut: its connections then break, and new ones are refused. */
export async function openDoor(url: string): Promise<Door> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {}); // 'close' follows
      socket.on('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    open: () => listen(port),
    shut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
