import { describe, expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { configChanged } from '@theke/contracts/identity/config';
import { users } from '@theke/contracts/identity/user';
import type { Entity } from '@theke/contracts/resource';
import { v7 as uuidv7 } from 'uuid';
import { cuttingProxy } from '../../testing/cutting-proxy.ts';
import { heldCopies, pageOfConfig, pageStore } from '../../testing/either-service.ts';
import { pages, places } from '../../testing/resource-store-conformance.ts';
import { toTestEvent } from '../../testing/start-for-test.ts';
import type { CloudEvent } from '../bus/port.ts';
import { inboxHandler } from '../events/inbox.ts';
import { createToEvent } from '../events/to-event.ts';
import type { Log } from '../log.ts';
import { documentResourceStore } from '../resource/document-resource-store.ts';
import { resourceUseCases } from '../resource/resource-use-cases.ts';
import { openDocuments } from './document-database.ts';
import { copyCollection, inboxCollection } from './document-inbox.ts';
import { startDocumentRelay } from './document-relay.ts';
import type { StoredDocument } from './stored-document.ts';

const server = process.env.THEKE_TEST_MONGODB_URL ?? '';
const toEvent = createToEvent('catalog', uuidv7, () => new Date());
const unheard: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const collections = ['places', 'pages'];

(server ? describe : describe.skip)('changes and their events on MongoDB', () => {
  /** A replica that writes and relays, and the events it published. */
  async function open(url: string, name: string, received: CloudEvent[]) {
    let wake = () => {};
    const documents = await openDocuments(`${url}/${name}`, toEvent, () => wake());
    await documents.prepare([...collections, inboxCollection, copyCollection]);
    const relay = startDocumentRelay(
      documents,
      collections,
      { publish: async (events) => void received.push(...events) },
      unheard,
    );
    wake = relay.wake;
    const deps = { db: documents, newId: uuidv7, now: () => new Date() };
    const useCases = resourceUseCases(places, deps, documentResourceStore(places));
    return {
      documents,
      useCases,
      async close() {
        await relay.stop();
        await documents.close();
      },
      /** Ends like a crashed process: publishes nothing more. */
      async die() {
        await documents.close();
        await relay.stop();
      },
    };
  }

  type Replica = Awaited<ReturnType<typeof open>>;

  /** Creates three places, updates one, moves one between adjacent positions, and deletes one. */
  async function work({ useCases }: Replica, tenant: string): Promise<void> {
    const made: Entity<typeof places.draft>[] = [];
    for (const position of [0, 1, 2])
      made.push(await useCases.create(tenant, places.draft.parse({ name: `Platz ${position}`, position })));
    const [first, second, third] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
    const { id, createdAt, updatedAt, ...draft } = second;
    await useCases.update(tenant, id, { ...draft, name: 'Fensterplatz' });
    await useCases.move(tenant, third.id, first.id);
    await useCases.remove(tenant, first.id);
  }

  /** Every version of every document was published exactly once. */
  async function check(name: string, received: CloudEvent[]): Promise<number> {
    const replica = await open(server, name, received);
    await replica.close();
    const direct = await openDocuments(`${server}/${name}`, toEvent, () => undefined);
    const found = collections.map((one) => direct.db.collection<StoredDocument>(one).find().toArray());
    const stored = (await Promise.all(found)).flat();
    await direct.db.dropDatabase();
    await direct.close();
    expect(stored.flatMap(({ pending }) => pending)).toEqual([]);
    const happened = stored.flatMap(({ id, version }) => Array.from({ length: version }, (_, i) => `${id} ${i + 1}`));
    const uniqueEvents = new Map(received.map((event) => [event.id, `${event.subject} ${event.aggregateversion}`]));
    expect([...uniqueEvents.values()].sort()).toEqual(happened.sort());
    return happened.length;
  }

  test('are published in order', async () => {
    const received: CloudEvent[] = [];
    const replica = await open(server, 'quiet', received);
    await work(replica, uuidv7());
    await replica.close();
    const versions = Map.groupBy(received, ({ subject }) => subject);
    for (const events of versions.values()) {
      const order = events.map(({ aggregateversion }) => aggregateversion);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    expect(await check('quiet', received)).toBeGreaterThan(5);
  });

  test.each([false, true])(
    'are neither lost nor invented if the service crashes between any two steps (database applied the last: %s)',
    async (isHeardOf) => {
      let step = 0;
      for (let isDone = false; !isDone; ) {
        step += 1;
        const name = `cut-${step}-${isHeardOf}`;
        const received: CloudEvent[] = [];
        const proxy = await cuttingProxy(server, { step, isHeardOf });
        const replica = await open(proxy.url, name, received);
        const working = work(replica, uuidv7())
          .then(replica.close)
          .catch(() => undefined);
        await Promise.race([working, proxy.cut]);
        isDone = !proxy.isCut();
        if (!isDone) await replica.die();
        await working;
        await proxy.close();
        await check(name, received);
      }
      // At least six writes; the number of relay rounds depends on its speed.
      expect(step).toBeGreaterThan(8);
    },
    60_000,
  );

  test('wait in their document while the bus is away, and are refused with 503 at the size limit', async () => {
    const received: CloudEvent[] = [];
    // No relay: as while the bus is away.
    const documents = await openDocuments(
      `${server}/away`,
      createToEvent('content', uuidv7, () => new Date()),
      () => {},
    );
    await documents.prepare([blocks.name]);
    const deps = { db: documents, newId: uuidv7, now: () => new Date() };
    const useCases = resourceUseCases(blocks, deps, documentResourceStore(blocks));
    const at = uuidv7();
    // Characters that take two bytes each.
    const draft = blocks.draft.parse({ ...blocks.example, content: { text: 'ü'.repeat(500_000) } });
    let entity = await useCases.create(at, draft);
    const change = async () => {
      entity = await useCases.update(at, entity.id, { ...draft, version: entity.version });
    };
    let refused: unknown;
    for (let tried = 0; tried < 20 && !refused; tried++)
      await change().catch((error: unknown) => {
        refused = error;
      });
    expect(refused).toMatchObject({ status: 503, faults: [{ code: 'UNAVAILABLE' }] });
    expect(entity.version).toBeGreaterThan(5);
    const bus = { publish: async (events: readonly CloudEvent[]) => void received.push(...events) };
    await startDocumentRelay(documents, [blocks.name], bus, unheard).stop();
    await change();
    expect(received.map(({ aggregateversion }) => aggregateversion)).toEqual(
      Array.from({ length: entity.version - 1 }, (_, index) => index + 1),
    );
    await documents.db.dropDatabase();
    await documents.close();
  });

  // CONTENT-10
  test('are stored in one document with state and former paths, and a tombstone keeps only unpublished events', async () => {
    const documents = await openDocuments(`${server}/shape`, toEvent, () => {});
    await documents.prepare(['pages']);
    const [mine, other] = [uuidv7(), uuidv7()];
    const useCases = resourceUseCases(
      pages,
      { db: documents, newId: uuidv7, now: () => new Date() },
      documentResourceStore(pages),
    );
    const made = await useCases.create(mine, pages.draft.parse({ name: 'Büro', path: '/alt' }));
    const { id, createdAt, updatedAt, ...draft } = made;
    await useCases.update(mine, id, { ...draft, path: '/neu' });
    const stored = () => documents.db.collection<StoredDocument>('pages').findOne({ id });
    expect(await stored()).toMatchObject({
      tenant: mine,
      isDeleted: false,
      doc: { name: 'Büro', path: '/neu' },
      unique: expect.arrayContaining(['path:/neu', 'path:/alt']),
      pending: [{ subject: id }, { subject: id }],
    });
    await expect(useCases.remove(other, id)).rejects.toMatchObject({ status: 404 });
    await useCases.remove(mine, id);
    expect(await stored()).toMatchObject({ isDeleted: true, version: 3 });
    // Its paths are released.
    expect(JSON.stringify((await stored())?.unique)).not.toContain('path:');
    expect((await stored())?.pending).toHaveLength(3);
    expect(await stored()).not.toHaveProperty('doc');
    const received: CloudEvent[] = [];
    const bus = { publish: async (events: readonly CloudEvent[]) => void received.push(...events) };
    await startDocumentRelay(documents, ['pages'], bus, unheard).stop();
    expect([received.length, (await stored())?.pending]).toEqual([3, []]);
    await documents.db.dropDatabase();
    await documents.close();
  });

  const tenant = uuidv7();
  const user = { ...users.events.changed.example, id: uuidv7() };
  const { config } = configChanged.example;
  const called = (shopName: string) => ({ id: tenant, config: { ...config, shopName } });
  /** Events of other services, in order of delivery. */
  const events = [
    users.events.changed(user.id, 1, { ...user, version: 1 }),
    users.events.changed(user.id, 2, { ...user, version: 2, firstName: 'Ada' }),
    configChanged(tenant, 1, called('Talraum')),
    configChanged(tenant, 2, called('Talraum GmbH')),
  ].map((fact) => toTestEvent(tenant, fact));

  test.each([false, true])(
    'are applied once from events of other services, even after a crash between any two steps (last write applied: %s)',
    async (isHeardOf) => {
      let step = 0;
      for (let isDone = false; !isDone; ) {
        step += 1;
        const name = `heard-${step}-${isHeardOf}`;
        const received: CloudEvent[] = [];
        /** Like the bus: an event that was not handled is delivered again. */
        const waiting = [...events];
        const handleIn = async ({ documents }: Replica) => {
          const handle = inboxHandler('catalog', documents, [...heldCopies.subscriptions(), pageOfConfig]);
          for (let [event] = waiting; event; [event] = waiting) {
            await handle(event);
            waiting.shift();
          }
        };
        const proxy = await cuttingProxy(server, { step, isHeardOf });
        const replica = await open(proxy.url, name, received);
        const working = handleIn(replica)
          .then(replica.close)
          .catch(() => undefined);
        await Promise.race([working, proxy.cut]);
        isDone = !proxy.isCut();
        if (!isDone) await replica.die();
        await working;
        await proxy.close();

        const next = await open(server, name, received);
        await handleIn(next);
        const { users } = heldCopies.stores;
        const [copy, page] = await next.documents.withTenant(tenant, async (unit) => [
          await users.find(unit, user.id),
          await pageStore.find(unit, tenant),
        ]);
        await next.close();
        expect(copy).toMatchObject({ version: 2, firstName: 'Ada' });
        expect(page).toMatchObject({ version: 2, name: 'Talraum GmbH' });
        expect(await check(name, received)).toBe(2);
      }
      expect(step).toBeGreaterThan(6);
    },
    60_000,
  );
});
