import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { dataUrl } from '@theke/kit/database/layout';
import { connected } from '@theke/kit/database/provision';
import { randomFrom } from '../../fixtures/random.ts';
import { type PlatformServers, startPlatformServers } from '../../tools/local/platform-servers.ts';
import { type Draft, margheritaDraft, untilOrderable } from '../journeys/demo-shop.ts';
import { type Platform, seededFolder, startPlatform } from '../journeys/platform.ts';
import { copyTemplate } from '../journeys/seed-template.ts';
import { auditDifferences, deadLetters } from './check-ledger.ts';
import { figureDifferences } from './figure-differences.ts';
import { giftCardDifferences } from './gift-card-differences.ts';
import { openPlatformDatabases, type PlatformDatabases } from './platform-databases.ts';
import { sellGiftCards } from './sell-gift-cards.ts';
import { createSettledCheck } from './wait-until-settled.ts';

const guests = 8;

/** Idempotency key -> id of the accepted order; undefined while the outcome is unknown. */
type Sent = Map<string, string | undefined>;
type Run = { sent: Sent; cards: readonly string[] };

/**
 * Kills the single-process platform repeatedly with kill -9 while guests order. Orders without a response are repeated
 * with their idempotency key.
 * @param older the first start uses one database per service, as in older folders; the second start migrates it
 * @returns a line per violated invariant: every accepted order everywhere once, every event applied once
 */
export async function killEmbedded(
  kills: number,
  seed: number,
  say: (line: string) => void,
  older = false,
): Promise<string[]> {
  const random = randomFrom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'theke-killed-'));
  await copyTemplate(await seededFolder(older ? 'distributed' : 'embedded'), dataDir);
  const sent: Sent = new Map();
  const cards: string[] = [];
  let platform: Platform | undefined;
  let databases: PlatformDatabases | undefined;
  let servers: PlatformServers | undefined;
  try {
    for (let kill = 0; kill < kills; kill++) {
      if (older && kill === 0)
        servers = await startPlatformServers({ dataDir, env: {}, rabbitmq: false, databases: 'per-service' });
      platform = await startPlatform('embedded', {
        DATA_DIR: dataDir,
        ...(servers && { DATABASE_URL: servers.databaseUrl, BUS_URL: servers.busUrl }),
      });
      await untilOrderable(platform);
      const draft = await margheritaDraft(platform);
      if (cards.length === 0) cards.push(...(await sellCards(platform, String(draft.branch), kills)));
      const { pid } = platform;
      const dying = wait(200 + random() * 1_500).then(() => process.kill(pid, 'SIGKILL'));
      await Promise.all(
        Array.from({ length: guests }, () => orderUntilKilled(platform as Platform, draft, { sent, cards })),
      );
      await dying;
      if (servers) {
        if ((await countPendingEvents(servers)) === 0)
          return ['no event was pending, so the migration of pending events was not tested'];
        await servers.stop();
        servers = undefined;
      }
      const accepted = [...sent.values()].filter(Boolean).length;
      say(`${kill + 1} of ${kills}: ${accepted} orders accepted, ${sent.size - accepted} without an answer`);
    }
    platform = await startPlatform('embedded', { DATA_DIR: dataDir });
    await untilOrderable(platform);
    const draft = await margheritaDraft(platform);
    for (const [key, id] of sent) if (id === undefined) await order(platform, draft, key, { sent, cards });
    databases = await openPlatformDatabases(dataDir, {});
    return await findViolations(dataDir, databases, sent);
  } finally {
    await databases?.close();
    await platform?.stop();
    await servers?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Number of events that are stored and not published, or published and not handled. */
async function countPendingEvents({ databaseUrl: serverUrl, busUrl }: PlatformServers): Promise<number> {
  const count = (url: string, text: string) =>
    connected(url, async (client) => Number((await client.query<{ count: string }>(text)).rows[0]?.count));
  const waiting = await count(busUrl, 'select count(*) from delivery where dead_at is null');
  const unsent = 'select count(*) from outbox where sent_at is null';
  return waiting + (await count(dataUrl({ serverUrl, service: 'ordering' }), unsent));
}

/** Error codes of a gift card that has too little or nothing left. */
const emptyCard = ['GIFT_CARD_BALANCE', 'GIFT_CARD_NOT_VALID'];
/** Cards that last for the whole run. */
const lasting = 3;

/** Lasting cards, and one per kill that two orders empty: the others must be refused. */
async function sellCards(platform: Platform, branch: string, kills: number): Promise<string[]> {
  const cookie = await platform.login('admin@demo.example');
  return [
    ...(await sellGiftCards(platform, cookie, branch, { count: lasting, value: 1_000 })),
    ...(await sellGiftCards(platform, cookie, branch, { count: kills, value: 10 })),
  ];
}

/** Every other order pays a part by a shared gift card; a repeated order by the same one. */
function payByCard(key: string, cards: readonly string[]) {
  const number = Number.parseInt(key.slice(0, 8), 16);
  const index = (number / 2) % cards.length;
  const code = number % 2 === 0 ? cards[index] : undefined;
  return code ? { giftCard: { code, amount: index < lasting ? 0.5 : 5 } } : {};
}

/** One guest: repeats unanswered orders, then sends new ones, until the platform is down. */
async function orderUntilKilled(platform: Platform, draft: Draft, run: Run): Promise<void> {
  try {
    for (;;) {
      const open = [...run.sent].find(([, id]) => id === undefined)?.[0];
      await order(platform, draft, open ?? crypto.randomUUID(), run);
    }
  } catch (error) {
    if (!/ECONN|socket hang up|EPIPE/.test(String(error))) throw error;
  }
}

async function order(platform: Platform, draft: Draft, key: string, { sent, cards }: Run): Promise<void> {
  // Another guest's repetition may get its response first.
  if (!sent.get(key)) sent.set(key, undefined);
  const reply = await platform.call('POST', '/api/orders', {
    body: { ...draft, comment: key, email: `${key}@demo.example`, ...payByCard(key, cards) },
    headers: { 'idempotency-key': key },
  });
  // The guests share the cards until they are empty: the order was refused for good.
  if (emptyCard.includes(reply.body.errors?.[0]?.code ?? '')) return void sent.delete(key);
  // The same key is in progress, or the database has just recovered.
  if (reply.status === 409 || reply.status === 503) return;
  if (reply.status !== 201) throw new Error(`the order was refused: ${reply.text}`);
  sent.set(key, (reply.body.data as { id: string }).id);
}

async function findViolations(dataDir: string, databases: PlatformDatabases, sent: Sent): Promise<string[]> {
  const broken: string[] = [];
  const waitUntilSettled = createSettledCheck(broken);
  await waitUntilSettled('the audit trail to contain every event once', () => auditDifferences(databases));
  await waitUntilSettled('statistics to equal the sums of orders', () => figureDifferences(databases));
  await waitUntilSettled('each order to be published, copied and mailed once', () => orderDifferences(databases, sent));
  broken.push(...(await giftCardDifferences(databases)));
  return [...broken, ...(await deadLetters({ dataDir, env: {} }))];
}

async function orderDifferences(
  { ordering, identity, notifications }: PlatformDatabases,
  sent: Sent,
): Promise<string[]> {
  const stored = await ordering.query<{ id: string; key: string }>(
    'select id, comment as key from orders where comment = any($1)',
    [[...sent.keys()]],
  );
  const counted = async (at: PlatformDatabases['identity'], text: string, values: unknown[]) =>
    new Map((await at.query<{ id: string; times: number }>(text, values)).rows.map(({ id, times }) => [id, times]));
  const ids = stored.rows.map(({ id }) => id);
  const [published, copied, written] = await Promise.all([
    counted(
      identity,
      'select subject as id, count(*)::int as times from audit_log where type = $1 and subject = any($2) group by subject',
      [orderPlaced.type, ids],
    ),
    counted(
      notifications,
      `select id, count(*)::int as times from copy where kind = 'ordering.order' and id = any($1) group by id`,
      [ids],
    ),
    counted(
      notifications,
      `select order_id as id, count(*)::int as times from message where kind = 'order-received' and channel = 'email' and order_id = any($1) group by order_id`,
      [ids],
    ),
  ]);
  const differences = stored.rows.flatMap(({ id, key }) => [
    ...(sent.get(key) === id ? [] : [`${key} is stored as ${id}, but was acknowledged as ${sent.get(key)}`]),
    ...Object.entries({ published, copied, written }).flatMap(([state, times]) =>
      times.get(id) === 1 ? [] : [`${key} is ${state} ${times.get(id) ?? 0} times`],
    ),
  ]);
  const keys = new Set(stored.rows.map(({ key }) => key));
  return [
    ...differences,
    ...[...sent.keys()].filter((key) => !keys.has(key)).map((key) => `${key} was accepted, but is lost`),
    ...(keys.size === stored.rows.length ? [] : ['an order is stored twice']),
  ];
}
