// Backs up a platform while guests order and restores it elsewhere: all services there know the same orders,
// undelivered messages arrive, and nothing is sent twice.
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { isAudited } from '@theke/contracts/contracts';
import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { openBus } from '@theke/kit/bus/open-bus';
import { databaseName, dataUrl, inDatabase, isOneDatabase, platformDatabase } from '@theke/kit/database/layout';
import {
  connected,
  makeBusSchema,
  makeDatabase,
  provisionDatabase,
  servicesThere,
} from '@theke/kit/database/provision';
import { type SentEvent, sentCollection } from '@theke/kit/documents/document-relay';
import type { ServiceDefinition } from '@theke/kit/service';
import { type RunningService, startService } from '@theke/kit/start-service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { type ServiceName, serviceNames, workQueues } from '@theke/topology/topology';
import pg from 'pg';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { startSmtp } from '../../../services/notifications/testing/smtp-simulator.ts';
import { serviceDefinitions } from '../../tools/service-definitions.ts';
import { copyDifferences } from '../replay/copy-differences.ts';
import { backUp } from './back-up.ts';
import { cut } from './cut.ts';
import { type Installation, listDatabases } from './installation.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { openDocumentDatabases } from './stored-documents.ts';

const serverUrl = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
/** If there is one, content runs on it. */
const documentsUrl = process.env.THEKE_TEST_MONGODB_URL;
const folder = mkdtempSync(join(tmpdir(), 'theke-backup-'));
const log = { debug() {}, info() {}, warn() {}, error() {} };
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of cleanups.reverse()) await end();
});

/** A new installation with a database for each service. */
function newInstallation(): Installation {
  const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
  const dataDir = join(folder, prefix);
  return { serverUrl, documentsUrl, prefix, secret: testSecret, filesDir: join(dataDir, 'files'), dataDir };
}

/** A new installation with one database for all, as `npm start` creates it. */
async function newSingleDatabaseInstallation(): Promise<Installation> {
  const at = newInstallation();
  const name = platformDatabase(at.prefix);
  await connected(serverUrl, (server) => makeDatabase(server, name));
  return { ...at, serverUrl: inDatabase(serverUrl, name) };
}

type Running = {
  ordering: RunningService;
  media: RunningService<Awaited<ReturnType<typeof serviceDefinitions.media.setup>>>;
  identity: RunningService<Awaited<ReturnType<typeof serviceDefinitions.identity.setup>>>;
  catalog: RunningService<Awaited<ReturnType<typeof serviceDefinitions.catalog.setup>>>;
  notifications: RunningService;
  content: RunningService<Awaited<ReturnType<typeof serviceDefinitions.content.setup>>>;
};

/** Starts every service of an installation on an empty bus, and a mail server. */
async function start(at: Installation) {
  const { prefix, filesDir } = at;
  const mail = await startSmtp();
  cleanups.push(() => mail.stop());
  const { serverUrl } = at;
  const busUrl = dataUrl({ serverUrl, service: 'bus', prefix });
  await connected(serverUrl, (server) =>
    isOneDatabase(serverUrl, prefix)
      ? makeBusSchema(serverUrl, prefix)
      : makeDatabase(server, databaseName('bus', prefix)),
  );
  const bus = await openBus({
    url: busUrl,
    workQueues,
    log,
    policy: { retryDelays: [20, 50, 100, 200] },
  });
  cleanups.push(() => bus.close());
  const receivedEvents = new Set<string>();
  const listening = await bus.broadcast(
    ['*'],
    async ({ id, type }) => void (isAudited(type) && receivedEvents.add(id)),
    () => undefined,
  );
  cleanups.push(() => listening.close());
  const env = {
    DATABASE_URL: serverUrl,
    DOCUMENTS_URL: documentsUrl,
    BUS_URL: busUrl,
    THEKE_SECRET: testSecret,
    FILES_DIR: filesDir,
    SMTP_URL: mail.url,
    MAIL_FROM: 'bestellung@theke.example',
    // All its guests share one address.
    RATE_LIMIT_ORDERS: '0',
  };
  const running: Record<string, RunningService> = {};
  for (const [name, definition] of Object.entries(serviceDefinitions) as unknown as [string, ServiceDefinition][]) {
    const service = await startService(definition, { workQueues, bus, env, databasePrefix: prefix, log });
    running[name] = service;
    cleanups.push(() => service.stop());
  }
  const databases = Object.fromEntries([...listDatabases(at)].map(([name, url]) => [name, openPool(url)])) as Record<
    ServiceName,
    pg.Pool
  >;
  const before = await databases.identity.query<{ id: string }>('select id from audit_log');
  const documents = await openDocumentDatabases(at);
  cleanups.push(async () => {
    for (const db of documents.databases.values()) await db.dropDatabase();
    await documents.close();
  });
  return {
    services: running as unknown as Running,
    databases,
    documents: documents.databases,
    bus: openPool(busUrl),
    mail,
    /** Events in the audit trail at the start plus those received since: not every outbox keeps sent events. */
    recordedEvents: () => [...before.rows.map(({ id }) => id), ...receivedEvents],
  };
}
type Platform = Awaited<ReturnType<typeof start>>;

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  cleanups.push(() => pool.end());
  return pool;
}

/** A business that takes orders. */
async function aShop({ services: { identity, catalog, media } }: Platform) {
  const { id: tenant } = await identity.parts.useCases.createTenant({
    name: 'Pizzeria Marillo',
    hosts: ['shop.example'],
    isDemo: false,
    config: { shopName: 'Pizzeria Marillo', enableCash: true },
  });
  const { useCases } = catalog.parts;
  const branch = await useCases.branches.createFrom(tenant, {
    ...branches.example,
    division: null,
    tags: [],
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  });
  const product = await useCases.products.createFrom(tenant, { name: 'Margherita', price: 9.5, tax: 10 });
  const category = await useCases.categories.createFrom(tenant, { name: 'Pizza' });
  await useCases.menus.createFrom(tenant, {
    name: 'Karte',
    availableFrom: '2026-01-01T00:00:00Z',
    branches: [{ id: branch.id }],
    catalog: [{ id: category.id, products: [{ id: product.id }] }],
  });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const image = await media.parts.useCases.storeImage(tenant, { name: 'pizza.png', bytes });
  const draft = {
    deliveryType: 'takeaway',
    branch: branch.id,
    items: [{ product: product.id, amount: 1, unit: product.unit, parts: [] }],
    firstName: 'Katharina',
    lastName: 'Wiesinger',
    phone: '+436641234567',
    email: 'katharina@guests.example',
    legalInstructions: true,
    privacyPolicy: true,
  };
  return { tenant, draft, imagePath: `/image/${image.id}-${image.version}.${image.extension}` };
}
type Shop = Awaited<ReturnType<typeof aShop>>;

/** @returns the order's id; undefined if it was refused */
async function order({ services: { ordering } }: Platform, { tenant, draft }: Shop): Promise<string | undefined> {
  // A new address each time: one mailbox gets five messages an hour.
  const body = { ...draft, email: `gast.${randomUUID()}@guests.example` };
  const reply = await request(ordering, 'POST', '/api/orders', { as: asGuest(tenant), body });
  return reply.status === 201 ? (reply.body.data as { id: string }).id : undefined;
}

const readOrder = async ({ services: { ordering } }: Platform, { tenant }: Shop, id: string) =>
  (await request(ordering, 'GET', `/api/orders/${id}`, { as: asStaff(tenant) })).body.data;

/** Writes to content, which may run on MongoDB. */
const write = ({ services: { content } }: Platform, { tenant }: Shop, name: string) =>
  content.parts.useCases.topics.createFrom(tenant, { name });
const listTopics = ({ services: { content } }: Platform, { tenant }: Shop) => content.parts.useCases.topics.all(tenant);

/** Resolves when nothing is in flight and all services agree. It may resolve late or never, but not too early. */
async function settled(platform: Platform): Promise<void> {
  const isEmpty = async (pool: pg.Pool, text: string) => (await pool.query(text)).rowCount === 0;
  await until(
    'every event to arrive',
    async () => {
      // Checked in the order in which messages travel.
      for (const one of Object.values(platform.databases))
        if (!(await isEmpty(one, 'select from outbox where sent_at is null'))) return false;
      for (const db of platform.documents.values())
        if ((await db.collection('topics').countDocuments({ 'pending.id': { $exists: true } })) > 0) return false;
      if (!(await isEmpty(platform.bus, 'select from delivery'))) return false;
      return isEmpty(platform.databases.notifications, `select from message where state = 'queued'`);
    },
    // Stored but unsent messages are found by a timer after two minutes (notifications' missed messages).
    180_000,
  );
  let last: string[] = [];
  await until('all services to agree', async () => {
    last = await findDifferences(platform);
    return last.length === 0;
  }).catch((error: Error) => {
    throw new Error(`${error.message}: ${last.slice(0, 5).join('; ')}`);
  });
}

const auditedIds = (events: readonly { id: string; type: string }[]): string[] =>
  events.filter(({ type }) => isAudited(type)).map(({ id }) => id);

/** Differences between the services of a platform at rest; empty if all agree. */
async function findDifferences({ databases, documents, recordedEvents }: Platform): Promise<string[]> {
  const ids = async (name: ServiceName, text: string) =>
    (await databases[name].query<{ id: string }>(text)).rows.map(({ id }) => id).sort();
  const orders = await ids('ordering', 'select id from orders');
  const [published, written, facts, audited] = await Promise.all([
    ids('notifications', `select id from copy where kind = 'ordering.order'`),
    ids('notifications', `select order_id as id from message where kind = 'order-received'`),
    Promise.all([
      ...(Object.keys(databases) as ServiceName[]).map(async (name) =>
        auditedIds(
          (await databases[name].query<{ id: string; type: string }>(`select id, event ->> 'type' as type from outbox`))
            .rows,
        ),
      ),
      ...[...documents.values()].map(async (db) =>
        auditedIds(
          (await db.collection<SentEvent>(sentCollection).find().toArray()).map(({ _id: id, event: { type } }) => ({
            id,
            type,
          })),
        ),
      ),
    ]),
    ids('identity', 'select id from audit_log'),
  ]);
  const compareLists = (name: string, actual: string[], expected: string[]) =>
    JSON.stringify(actual) === JSON.stringify(expected) ? [] : [`${name}: ${actual.length} against ${expected.length}`];
  return [
    ...compareLists('orders in notifications', published, orders),
    ...compareLists('orders with one mail', written, orders),
    ...compareLists('events in the audit trail', audited, [...new Set([...facts.flat(), ...recordedEvents()])].sort()),
    ...(await copyDifferences(databases)),
  ];
}

let source: Installation;
let original: Platform;
let shop: Shop;

beforeAll(async () => {
  source = await newSingleDatabaseInstallation();
  original = await start(source);
  shop = await aShop(original);
  await until('an order to be accepted', () => order(original, shop));
}, 300_000);

test('backs up a platform while guests order, without missing or additional data', async () => {
  await writeFile(join(source.dataDir, 'payment-keys'), 'local:example', { mode: 0o600 });
  // Messages already sent must not be sent again.
  await settled(original);
  const accepted: string[] = [];
  let isOpen = true;
  const guest = async () => {
    while (isOpen) accepted.push(...[await order(original, shop)].filter((id) => id !== undefined));
  };
  const guests = [guest(), guest()];
  await until('many orders', () => accepted.length >= 20);
  const before = [...accepted];
  const written = await write(original, shop, 'Vor der Sicherung');
  const backupFolder = join(folder, 'while-guests-order');
  await backUp(source, backupFolder);
  const during = accepted.length;
  await until('more orders', () => accepted.length >= during + 10);
  isOpen = false;
  await Promise.all(guests);

  const target = newInstallation();
  await restore(backupFolder, target);
  const alreadySent = await openPool(listDatabases(target).get('notifications') as string).query<{ id: string }>(
    `select id from message where state <> 'queued'`,
  );
  const restored = await start(target);
  await settled(restored);

  const { rows } = await restored.databases.ordering.query<{ id: string }>('select id from orders');
  const restoredIds = new Set(rows.map(({ id }) => id));
  expect(before.filter((id) => !restoredIds.has(id))).toEqual([]);
  expect(await listTopics(restored, shop)).toContainEqual(written);
  for (const id of before.slice(0, 5))
    expect(await readOrder(restored, shop, id)).toEqual(await readOrder(original, shop, id));

  // Each unsent mail is sent once, no sent one again.
  const alreadySentIds = new Set(alreadySent.rows.map(({ id }) => id));
  const messages = await restored.databases.notifications.query<{ id: string }>('select id from message');
  const mails = restored.mail.taken.map(({ raw }) => /^message-id: <([^@>]+)@/im.exec(raw)?.[1]).sort();
  expect(mails).toEqual(
    messages.rows
      .map(({ id }) => id)
      .filter((id) => !alreadySentIds.has(id))
      .sort(),
  );
  expect(alreadySentIds.size).toBeGreaterThan(0);

  const picture = await request(restored.services.media, 'GET', shop.imagePath, { as: asGuest(shop.tenant) });
  expect(picture.status).toBe(200);
  expect(await readFile(join(target.dataDir, 'payment-keys'), 'utf8')).toBe('local:example');

  expect(await order(restored, shop)).toBeDefined();
  await until('the mails of the new order', () => restored.mail.taken.length > mails.length);
  await settled(restored);
  expect(restored.mail.taken).toHaveLength(mails.length + 1);

  // And back: from one database per service into a single one.
  await backUp(target, join(folder, 'back-again'));
  const back = await newSingleDatabaseInstallation();
  await restore(join(folder, 'back-again'), back);
  const { rows: restoredBack } = await openPool(listDatabases(back).get('ordering') as string).query(
    'select id from orders',
  );
  expect(restoredBack.map(({ id }) => id).sort()).toEqual(
    (await restored.databases.ordering.query('select id from orders')).rows.map(({ id }) => id).sort(),
  );
}, 300_000);

test('publishes sent events again if a consumer had not received them at the cut', async () => {
  await settled(original);
  await original.services.notifications.stop();
  const ordered: string[] = [];
  await until('five orders', async () => {
    ordered.push(...[await order(original, shop)].filter((id) => id !== undefined));
    return ordered.length >= 5;
  });
  await until('the audit trail to receive them', async () => {
    const { rowCount } = await original.bus.query(`select from delivery where consumer = 'identity'`);
    return rowCount === 0;
  });
  // Identity's audit trail receives it, but would lack it in the restored platform.
  await original.services.identity.stop();
  const unreceived = await write(original, shop, 'Nicht gehört');
  await until('content to send all events', async () => {
    const db = original.documents.get('content');
    return (
      !db || (await db.collection<SentEvent>(sentCollection).countDocuments({ 'event.subject': unreceived.id })) === 1
    );
  });
  await until('ordering to send all events', async () => {
    const unsent = await original.databases.ordering.query('select from outbox where sent_at is null');
    return unsent.rowCount === 0;
  });
  const backupFolder = join(folder, 'one-is-away');
  await backUp(source, backupFolder);

  const target = newInstallation();
  expect((await restore(backupFolder, target)).undelivered).toBeGreaterThanOrEqual(5);
  // Sent again to all: consumers that handled it drop it, although their inbox here has no mark.
  const handledQuery = `select distinct event_id from inbox where event_id = any($1)`;
  const placed = await openPool(listDatabases(target).get('ordering') as string).query<{ id: string }>(
    `select id from outbox where event ->> 'subject' = any($1) and event ->> 'type' = $2`,
    [ordered, orderPlaced.type],
  );
  const marked = (service: string) =>
    openPool(listDatabases(target).get(service as ServiceName) as string).query(handledQuery, [
      placed.rows.map(({ id }) => id),
    ]);
  expect(placed.rows).toHaveLength(5);
  expect((await marked('identity')).rowCount).toBe(5);
  expect((await marked('notifications')).rowCount).toBe(0);
  const restored = await start(target);
  await settled(restored);
  expect(restored.mail.taken).toHaveLength(5);
}, 300_000);

test('delays the cut until transactions with events end, and blocks no service afterwards', async () => {
  const installation = newInstallation();
  await Promise.all(
    (Object.entries(serviceDefinitions) as [string, { migrations: URL }][]).map(([service, { migrations }]) =>
      provisionDatabase({ ...installation, service, migrations }),
    ),
  );
  const ordering = openPool(listDatabases(installation).get('ordering') as string);
  const id = uuidv7();
  const storing = await ordering.connect();
  await storing.query('begin');
  const store = `insert into outbox (id, tenant_id, event, sent_at) values ($1, $2, '{"type": "example"}', now())`;
  await storing.query(store, [id, shop.tenant]);
  const cutting = cut(installation);
  await until('the cut to wait', async () => {
    const { rowCount } = await ordering.query(
      `select from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.relation = 'outbox'::regclass and not l.granted`,
    );
    return rowCount === 1;
  });
  await storing.query('commit');
  storing.release();
  const { views, end } = await cutting;
  const later = uuidv7();
  await ordering.query(store, [later, shop.tenant]);
  const visibleRows = await views.get('ordering')?.query('select id from outbox where id = any($1)', [[id, later]]);
  expect(visibleRows?.rows).toEqual([{ id }]);
  await end();
}, 60_000);

test('restores completely or not at all: refuses damaged backups, other schemas and existing data', async () => {
  const backupFolder = join(folder, 'to-be-refused');
  await backUp(source, backupFolder);
  await expect(backUp(source, backupFolder)).rejects.toThrow('already exists');
  await expect(restore(backupFolder, source)).rejects.toThrow(`database ${source.prefix}identity`);
  await expect(
    restore(backupFolder, { ...newInstallation(), secret: 'another-secret-that-is-long-enough' }),
  ).rejects.toThrow('THEKE_SECRET');
  await expect(restore(folder, newInstallation())).rejects.toThrow('is not a complete backup');

  const target = newInstallation();
  const pages = join(backupFolder, 'manifest.json');
  const manifest = JSON.parse(await readFile(pages, 'utf8')) as Manifest;
  const newer = structuredClone(manifest);
  newer.databases.ordering?.migrations.push({ name: 'ordering/9999_later.sql', checksum: 'x' });
  await writeFile(pages, JSON.stringify(newer));
  await expect(restore(backupFolder, target)).rejects.toThrow('ordering/9999_later.sql of ordering');
  await writeFile(pages, JSON.stringify(manifest));

  // Its last table fails after others were filled: the created databases are dropped.
  const faulty = structuredClone(manifest);
  for (const table of faulty.databases.notifications?.tables ?? []) table.rows += 1;
  await writeFile(pages, JSON.stringify(faulty));
  for (const at of [target, await newSingleDatabaseInstallation()]) {
    await expect(restore(backupFolder, at)).rejects.toThrow('rows instead of');
    expect(await servicesThere(at.serverUrl, serviceNames, at.prefix)).toEqual([]);
  }
  await writeFile(pages, JSON.stringify(manifest));

  const file = join(backupFolder, 'databases/ordering/orders.copy.zst');
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -1));
  await expect(restore(backupFolder, target)).rejects.toThrow('orders differs from its checksum');
  expect(await servicesThere(serverUrl, serviceNames, target.prefix)).toEqual([]);

  await writeFile(file, bytes);
  if (documentsUrl) await damageDocuments(backupFolder, target);
  await restore(backupFolder, target);
  if (documentsUrl) await compareDocuments(backupFolder, target);
}, 300_000);

/** The same for MongoDB: only complete and only to MongoDB. */
async function damageDocuments(backupFolder: string, target: Installation): Promise<void> {
  const withoutMongodb = { ...target, documentsUrl: undefined };
  await expect(restore(backupFolder, withoutMongodb)).rejects.toThrow('The backup contains content on MongoDB');
  const file = join(backupFolder, 'documents/content/topics.bson.zst');
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -1));
  await expect(restore(backupFolder, target)).rejects.toThrow('topics differs from its checksum');
  await writeFile(file, bytes);
}

async function compareDocuments(backupFolder: string, target: Installation): Promise<void> {
  await expect(restore(backupFolder, target)).rejects.toThrow(`database ${target.prefix}content`);
  const documentDatabases = await Promise.all([source, target].map((one) => openDocumentDatabases(one)));
  const [stored, restored] = await Promise.all(
    documentDatabases.map(({ databases }) =>
      databases.get('content')?.collection('topics').find().sort({ _id: 1 }).toArray(),
    ),
  );
  expect(stored?.length).toBeGreaterThan(1);
  // `pending` differs: an event without all its consumers waits again.
  expect(restored?.map(({ pending: _, ...rest }) => rest)).toEqual(stored?.map(({ pending: _, ...rest }) => rest));
  for (const { databases, close } of documentDatabases) {
    if (databases !== documentDatabases[0]?.databases) for (const db of databases.values()) await db.dropDatabase();
    await close();
  }
}
