// The same service code on PostgreSQL and on MongoDB.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { imageStored } from '@theke/contracts/media/image';
import { v7 as uuidv7 } from 'uuid';
import { asGateway, asStaff } from '../testing/callers.ts';
import { either, heldCopies } from '../testing/either-service.ts';
import { request } from '../testing/request.ts';
import { pages } from '../testing/resource-store-conformance.ts';
import { startForTest, type TestService, toTestEvent } from '../testing/start-for-test.ts';
import { eitherResourceStore } from './resource/either-resource-store.ts';
import { startService } from './start-service.ts';

type Page = { id: string; version: number; number: number; path: string };

const documents = process.env.THEKE_TEST_MONGODB_URL;
const databases: [string, { documents?: string }][] = [['PostgreSQL', {}]];
if (documents) databases.push(['MongoDB', { documents }]);
else test.skip('MongoDB is not available', () => undefined);

describe.each(databases)('a service on %s', (_, options) => {
  let service: TestService<Awaited<ReturnType<typeof either.setup>>>;
  beforeAll(async () => {
    service = await startForTest(either, options);
  });
  afterAll(() => service.stop());

  const publishedTo = (tenant: string) =>
    service.events
      .filter(({ tenantid, source }) => tenantid === tenant && source === '/services/catalog')
      .map(({ subject, type, aggregateversion }) => `${subject} ${type} ${aggregateversion}`);
  const changed = ({ id, version }: Page) => `${id} catalog.tag-changed.v1 ${version}`;
  const user = (id: string, version: number, firstName: string) => {
    const { example } = users.events.changed;
    return users.events.changed(id, version, { ...example, id, version, firstName });
  };

  test('answers, stores and publishes; rejects a duplicate value with its field', async () => {
    const tenant = uuidv7();
    const as = asStaff(tenant);
    const create = (path: string) => request(service, 'POST', '/api/pages', { as, body: { name: 'Über uns', path } });
    const made = (await create('/ueber-uns')).body.data as Page;
    expect(made).toMatchObject({ version: 1, number: 1, path: '/ueber-uns' });
    const body = { name: 'Über uns', path: '/team', version: 1 };
    const moved = (await request(service, 'PUT', `/api/pages/${made.id}`, { as, body })).body.data as Page;
    expect(moved).toMatchObject({ version: 2, number: 1 });
    const refused = await create('/ueber-uns');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          field: 'path',
          code: 'NOT_UNIQUE',
          message: 'Diesen Wert gibt es schon. Bitte wählen Sie einen anderen.',
        },
      ],
    ]);
    expect((await request(service, 'DELETE', `/api/pages/${made.id}`, { as })).status).toBe(204);
    const next = (await create('/team')).body.data as Page;
    // Numbers of rejected and deleted entities are not reused.
    expect(next.number).toBeGreaterThan(1);
    await service.settled();
    expect(publishedTo(tenant)).toEqual([
      changed(made),
      changed(moved),
      `${made.id} catalog.tag-deleted.v1 3`,
      changed(next),
    ]);
    expect(await service.isReady()).toBe(true);
    const { body: state } = await request(service, 'GET', '/internal/operations', { as: asGateway(tenant) });
    expect(state.data).toMatchObject({ isDatabaseReachable: true, outbox: { depth: 0, age: 0 }, deadLetters: [] });
  });

  test('maintains copies with late and duplicate events, and after a deletion', async () => {
    const [tenant, id] = [uuidv7(), uuidv7()];
    const { users: held } = heldCopies.stores;
    const find = (at = tenant) => service.parts.db.withTenant(at, (unit) => held.find(unit, id));
    const count = () => service.parts.db.withTenant(tenant, (unit) => held.count(unit, [id, uuidv7()]));
    await service.publish(tenant, user(id, 2, 'Dora'));
    await service.settled();
    await service.publish(tenant, user(id, 1, 'Früher'));
    await service.settled();
    expect(await find()).toMatchObject({ firstName: 'Dora' });
    expect([await count(), await find(uuidv7())]).toEqual([1, undefined]);
    // A snapshot repairs the copy at the known version.
    await service.bus.sendTo('catalog', [{ ...toTestEvent(tenant, user(id, 2, 'Geflickt')), snapshot: true }]);
    await service.settled();
    expect(await find()).toMatchObject({ firstName: 'Geflickt' });
    await service.publish(tenant, users.events.deleted(id, 3, { id }));
    await service.settled();
    await service.publish(tenant, user(id, 2, 'Spät'));
    await service.settled();
    expect([await find(), await count()]).toEqual([undefined, 0]);
    expect(await service.parts.db.withTenant(tenant, (unit) => held.all(unit))).toEqual([]);
  });

  test('applies an event once, also when it is delivered again', async () => {
    const tenant = uuidv7();
    const config = { ...configChanged.example.config, shopName: 'Talraum' };
    const event = toTestEvent(tenant, configChanged(tenant, 1, { id: tenant, config }));
    await service.bus.publish([event]);
    await service.settled();
    const other = { ...config, shopName: 'Talraum GmbH' };
    await service.publish(tenant, configChanged(tenant, 2, { id: tenant, config: other }));
    await service.settled();
    await service.bus.publish([event]);
    await service.settled();
    expect(publishedTo(tenant)).toEqual([1, 2].map((version) => `${tenant} catalog.tag-changed.v1 ${version}`));
    const { body } = await request(service, 'GET', '/api/pages', { as: asStaff(tenant) });
    expect(body.data).toMatchObject([{ name: 'Talraum GmbH', version: 2 }]);
  });

  test('adds the look of a referenced image, whether it is known before or after', async () => {
    const tenant = uuidv7();
    const picture = { id: uuidv7(), version: 1, extension: 'webp' as const };
    const look = { ratio: 1.6, isOpaque: true, focus: { x: 0.3, y: 0.6 }, colour: '#884422' };
    const create = (path: string) =>
      service.parts.useCases.pages.createFrom(tenant, { name: 'Bild', path, image: picture });
    const early = await create('/frueh');
    const other = await service.parts.useCases.pages.createFrom(tenant, { name: 'Ohne', path: '/ohne' });
    await service.publish(tenant, imageStored(picture.id, 1, { ...imageStored.example, ...picture, look }));
    await service.settled();
    const late = await create('/spaet');
    const all = await service.parts.useCases.pages.all(tenant);
    expect(new Map(all.map(({ id, version, image }) => [id, { version, image }]))).toEqual(
      new Map([
        [early.id, { version: 2, image: { ...picture, look } }],
        [other.id, { version: 1, image: null }],
        [late.id, { version: 1, image: { ...picture, look } }],
      ]),
    );
    expect(publishedTo(tenant)).toContain(changed({ ...(early as Page), version: 2 }));
  });

  test('runs jobs on one of two replicas, and publishes events that a stopped replica left in the outbox', async () => {
    const tenant = uuidv7();
    await service.publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
    await service.settled();
    const unplugged = { ...service.bus, publish: () => Promise.reject(new Error('no bus')), close: async () => {} };
    const other = await startService(either, { ...service.options, bus: { ...unplugged, work: idle } });
    const pages = (other.parts as typeof service.parts).useCases.pages;
    const made = await pages.createFrom(tenant, { name: 'Neu', path: '/neu' });
    await Promise.all([service.runJobs(), other.runJobs()]);
    await Promise.all([service.runJobs(), other.runJobs()]);
    await other.stop();
    const last = await service.parts.useCases.pages.createFrom(tenant, { name: 'Zuletzt', path: '/zuletzt' });
    await service.settled();
    expect((await service.parts.useCases.pages.all(tenant)).map(({ name }) => name).sort()).toEqual([
      'Neu',
      'Stunde',
      'Zuletzt',
    ]);
    expect(publishedTo(tenant)).toHaveLength(3);
    expect(publishedTo(tenant)).toEqual(expect.arrayContaining([changed(made as Page), changed(last as Page)]));
    expect(await service.replay('catalog', tenant)).toBe(3);
  });

  if (options.documents)
    test('refuses documents in undeclared collections, whose events would not be relayed', async () => {
      const tags = eitherResourceStore({ ...pages, name: 'elsewhere' });
      const reading = service.parts.db.withTenant(uuidv7(), (unit) => tags.find(unit, uuidv7()));
      await expect(reading).rejects.toThrow('"elsewhere" is not a collection of the service');
    });

  if (options.documents)
    test('does not start with timers', async () => {
      const timed = {
        ...either,
        setup: async (base: Parameters<typeof either.setup>[0]) => ({
          ...(await either.setup(base)),
          timers: [{ name: 'later', run: async () => undefined }],
        }),
      };
      await expect(startService(timed, { ...service.options, bus: service.bus })).rejects.toThrow(
        'catalog has timers, but timers need PostgreSQL',
      );
    });
});

const idle = async () => ({ close: async () => undefined });
