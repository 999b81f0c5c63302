// Security finding M4: Erlang's port was open to the whole network, and the broker to every user of the machine.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import amqp from 'amqplib';
import { findRabbitmq, type Rabbitmq } from './rabbitmq.ts';
import { testAmqpUrl, whyNoRabbitmq } from './test-amqp-url.ts';
import { placeOf } from './test-servers.ts';

const isHere = !whyNoRabbitmq() && !process.env.THEKE_TEST_AMQP_URL && placeOf('rabbitmq') !== 'container';

/** The broker of the test run. */
async function broker(): Promise<Rabbitmq> {
  await testAmqpUrl('loopback');
  const found = await findRabbitmq(join(process.env.THEKE_TEST_DIR as string, 'rabbitmq'));
  if (!found) throw new Error('the broker of this test run is not running');
  return found;
}

/** Addresses on which a process listens, in hexadecimal as in /proc. */
function listensOn(pid: number): string[] {
  const fds = `/proc/${pid}/fd`;
  const sockets = new Set(
    readdirSync(fds).flatMap((fd) => {
      try {
        return /socket:\[(\d+)\]/.exec(readlinkSync(join(fds, fd)))?.[1] ?? [];
      } catch {
        return []; // Closed in the meantime.
      }
    }),
  );
  const listening = '0A';
  return ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === listening && sockets.has(inode ?? ''))
    .map(([, local = '']) => local.split(':')[0] as string);
}

(isHere ? test : test.skip)('listens on loopback only, including Erlang', async () => {
  const { pid } = await broker();
  const addresses = listensOn(pid);
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  expect(new Set(addresses)).toEqual(new Set(['0100007F']));
});

(isHere ? test : test.skip)('requires the generated password and rejects the default one', async () => {
  const { url } = await broker();
  const usual = new URL(url);
  usual.password = usual.username;
  await expect(amqp.connect(usual.href)).rejects.toThrow(/ACCESS_REFUSED|403/);
  const connection = await amqp.connect(url);
  await connection.close();
});
