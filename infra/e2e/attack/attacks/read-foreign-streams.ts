import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { contracts } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { exampleIds } from '@theke/contracts/wire';
import { until } from '@theke/kit/testing/until';
import { margheritaDraft } from '../../journeys/demo-shop.ts';
import { exampleCall } from '../../journeys/example-call.ts';
import type { Person, Stage } from '../stage.ts';

type Listener = { name: string; received(): string; close(): void };

/** Opens a stream and keeps it open. Resolves with its first event. */
async function listen(stage: Stage, name: string, { host, cookie }: Person, path: string): Promise<Listener> {
  let text = '';
  const outgoing = request({
    host: '127.0.0.1',
    port: stage.platform.port,
    path: `/api${path}`,
    headers: { host, ...(cookie ? { cookie } : {}) },
  });
  outgoing.on('error', () => undefined); // we disconnect
  outgoing.on('response', (reply) => {
    reply.on('error', () => undefined);
    reply.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  });
  outgoing.end();
  await until(`the stream of ${name} to open`, async () => text.includes('event: ready'));
  return { name, received: () => text, close: () => outgoing.destroy() };
}

/**
 * Live board: only staff of the victim's branch receive its order, neither neighbours nor staff of other branches.
 * Everyone permitted receives a later order, which proves that the other streams worked.
 */
export async function readForeignOrderStreams(stage: Stage): Promise<string[]> {
  const { victim, neighbour, outsider } = stage;
  const branch = (tenant: Stage['victim']) => String(tenant.ids.get(exampleIds.branch));
  const [owner, attacker, colleague] = [
    { host: victim.host, cookie: victim.admin },
    { host: neighbour.host, cookie: neighbour.admin },
    { host: victim.host, cookie: outsider },
  ];
  const create = contracts
    .flatMap((contract) => contract.endpoints as readonly Endpoint[])
    .find((at) => at.name === 'createOrder') as Endpoint;
  const order = async (tenant: Stage['victim'], body?: unknown): Promise<string> => {
    const call = exampleCall(create, tenant.ids);
    const { text } = await stage.ask(
      { host: tenant.host },
      { ...call, body: body ? JSON.stringify(body) : call.body, headers: [['idempotency-key', randomUUID()]] },
    );
    return (JSON.parse(text) as { data: { id: string } }).data.id;
  };

  const stream = '/orders/stream';
  const listeners = await Promise.all([
    listen(stage, 'the owner', owner, stream),
    listen(stage, 'the neighbour', attacker, stream),
    listen(stage, "the neighbour at the victim's branch", attacker, `${stream}?branch=${branch(victim)}`),
    listen(stage, 'an employee of another branch', colleague, stream),
    listen(stage, 'an employee of another branch at this one', colleague, `${stream}?branch=${branch(victim)}`),
  ]);
  const [ownerStream, neighbourStream, , colleagueStream] = listeners;
  try {
    const victimOrder = await order(victim);
    const neighbourOrder = await order(neighbour);
    const otherBranchOrder = await order(victim, await margheritaDraft(stage.platform));
    await until('every listener to receive its own orders', async () =>
      Boolean(
        ownerStream?.received().includes(victimOrder) &&
          neighbourStream?.received().includes(neighbourOrder) &&
          colleagueStream?.received().includes(otherBranchOrder),
      ),
    );
    return [
      ...listeners
        .slice(1)
        .filter(({ received }) => received().includes(victimOrder))
        .map(({ name }) => `${name} received the order`),
      ...listeners
        .filter((one) => one !== neighbourStream && one.received().includes(neighbourOrder))
        .map(({ name }) => `${name} received the neighbour's order`),
    ];
  } finally {
    for (const { close } of listeners) close();
  }
}
