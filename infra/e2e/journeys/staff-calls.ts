import type { Config } from '@theke/contracts/identity/config';
import { until } from '@theke/kit/testing/until';
import type { Platform } from './platform.ts';

/** Sends a call that later ones depend on. @throws if it is refused */
export async function callOrThrow(platform: Platform, method: string, path: string, cookie: string, body?: unknown) {
  const reply = await platform.call(method, path, { cookie, body });
  if (reply.status >= 300) throw new Error(`${method} ${path} was answered ${reply.status} ${reply.text}`);
  return reply.body;
}

type Listed = { id: string; uid: string; contact: { lastName: string } };

const all = async (platform: Platform, cookie: string): Promise<Listed[]> =>
  (await platform.call('GET', '/api/orders/current', { cookie })).body.data as Listed[];

/** Number of orders on the board under a name. */
export const countOrders = async (platform: Platform, cookie: string, lastName: string): Promise<number> =>
  (await all(platform, cookie)).filter(({ contact }) => contact.lastName === lastName).length;

/** Staff actions on an order, in sequence, by the verbs of the API. @throws if one is refused */
export async function moveOrder(
  platform: Platform,
  cookie: string,
  uid: string,
  ...moves: (string | { verb: string; body: object })[]
): Promise<void> {
  const id = (await all(platform, cookie)).find((order) => order.uid === uid)?.id;
  for (const move of moves) {
    const { verb, body } = typeof move === 'string' ? { verb: move, body: {} } : move;
    const reply = await platform.call('POST', `/api/orders/${id}/status/${verb}`, { cookie, body });
    if (reply.status !== 200) throw new Error(`${verb} was refused: ${reply.text}`);
  }
}

/**
 * Changes a shop's configuration.
 * @returns its version once guests get it from the gateway. @throws if it is refused
 */
export async function configureShop(
  { call }: Pick<Platform, 'call'>,
  cookie: string,
  changes: Partial<Config>,
  host?: string,
): Promise<number> {
  const as = { cookie, ...(host && { host }) };
  const now = (await call('GET', '/api/config', as)).body.data as Config;
  const reply = await call('POST', '/api/config', { ...as, body: { ...now, ...changes, version: now.version } });
  if (reply.status !== 200) throw new Error(`the configuration was refused: ${reply.text}`);
  return now.version + 1;
}

type Versioned = { id: string; version: number };

/** Changes an entry of the catalog as staff. @returns restores it */
export async function changeEntry(
  platform: Pick<Platform, 'call'>,
  cookie: string,
  path: string,
  fields: object,
): Promise<() => Promise<unknown>> {
  const putEntry = async (with_: object) => {
    const { createdAt, updatedAt, id, ...now } = (await platform.call('GET', path, { cookie })).body.data as Versioned &
      Record<string, unknown>;
    const reply = await platform.call('PUT', path, { cookie, body: { ...now, ...with_ } });
    if (reply.status !== 200) throw new Error(`${path} was not changed: ${reply.text}`);
    return now;
  };
  const before = await putEntry(fields);
  return () => putEntry(Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]])));
}

/** Waits until a branch's page shows the staff's changes. */
export const waitUntilServed = (
  platform: Platform,
  identifier: string,
  isExpected: (branch: Record<string, unknown>) => boolean,
) =>
  until(`the change of ${identifier} to be served`, async () => {
    const { body } = await platform.call('GET', `/api/init?branch=${identifier}`);
    const entries = body.data as { url: string; data: Record<string, unknown>[] }[];
    const branch = entries.find(({ url }) => url === '/branches')?.data.find((item) => item.identifier === identifier);
    return branch !== undefined && isExpected(branch);
  });
