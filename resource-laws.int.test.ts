// Rules for every resource of every service, whatever its fields: tested on the running services.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BinnedEntry } from '@theke/contracts/bin';
import { metaOf } from '@theke/contracts/field';
import { access, holds, roles } from '@theke/contracts/permissions';
import { type AnyResource, labelOf } from '@theke/contracts/resource';
import { allResources } from '@theke/contracts/service-contracts';
import { belongingOf } from '@theke/kit/resource/belonging';
import type { ServiceDefinition } from '@theke/kit/service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { sortByReference } from './infra/e2e/journeys/sort-by-reference.ts';
import { serviceDefinitions } from './infra/tools/service-definitions.ts';

type Entity = Record<string, unknown> & { id: string; version: number };
type Ask = ReturnType<typeof asGuest>;

const services = Object.values(serviceDefinitions as unknown as Record<string, ServiceDefinition>).filter(
  ({ contract }) => Object.keys(contract.resources).length > 0,
);

test('each resource belongs to the service that it names', () => {
  const owned = services.flatMap(({ contract }) => Object.values(contract.resources).map(() => contract.service));
  expect(owned).toEqual(allResources.map(({ service }) => service));
});

const documents = process.env.THEKE_TEST_MONGODB_URL;
/** Each service on every database that it supports. */
const running = services.flatMap((definition) => {
  const { service } = definition.contract;
  const onMongodb =
    documents && definition.onDocuments ? [[`${service} on MongoDB`, definition, { documents }] as const] : [];
  return [[service, definition, {}] as const, ...onMongodb];
});

describe.each(running)('%s', (_, definition, on) => {
  const resources = sortByReference(Object.values(definition.contract.resources));
  let service: TestService<Awaited<ReturnType<typeof definition.setup>>>;
  beforeAll(async () => {
    service = await startForTest(definition, on);
  });
  afterAll(() => service.stop());

  const caller =
    ({ name }: Pick<AnyResource, 'name'>, as: Ask) =>
    (method: string, path: string, body?: object) =>
      request(service, method, `/api/${name}${path}`, { as, ...(body && { body }) });

  /** A business with everything that this resource's example refers to, and the example with real ids. */
  async function aBusiness(resource: AnyResource): Promise<{ tenant: string; draft: object }> {
    const tenant = uuidv7();
    const copied = (definition.contract.subscribes.copies ?? []).filter(({ type }) => !type.includes('-deleted.'));
    for (const { type, example } of copied)
      await service.publish(tenant, {
        type,
        subject: (example as { id?: string }).id ?? uuidv7(),
        version: 1,
        data: example,
      });
    if (copied.length > 0) await service.settled();
    const ids = new Map<string, string>();
    const real = (example: unknown) =>
      JSON.parse([...ids].reduce((text, [id, to]) => text.replaceAll(id, to), JSON.stringify(example))) as object;
    for (const one of resources) {
      if (one.name === resource.name) return { tenant, draft: real(one.example) };
      const made = await caller(one, asStaff(tenant))('POST', '', real(one.example));
      ids.set(one.exampleId, (made.body.data as Entity).id);
    }
    throw new Error(`${resource.name} is none of ${definition.contract.service}`);
  }

  describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
    const isOpen = resource.toPublic !== undefined;

    test('stores, lists, searches, and changes an example with version check, and publishes every change', async () => {
      const { tenant, draft } = await aBusiness(resource);
      const staff = caller(resource, asStaff(tenant));
      const made = await staff('POST', '', draft);
      expect([made.status, made.body.errors]).toEqual([201, undefined]);
      const entity = made.body.data as Entity;
      expect(entity).toMatchObject(readable(resource, draft));
      expect((await staff('GET', `/${entity.id}`)).body.data).toEqual(entity);

      const [sort] = resource.labelFields;
      const label = encodeURIComponent(String(entity[resource.search[0] as string]));
      for (const query of ['', `?sort=${sort}`, `?sort=-${sort}&q=${label}`, `?ids=${entity.id}`])
        expect((await staff('GET', query)).body.data).toEqual([entity]);
      expect((await staff('GET', `?ids=${uuidv7()}`)).body.data).toEqual([]);
      expect((await staff('GET', '?q=nirgendwo-zu-finden')).body.data).toEqual([]);
      expect(labelOf(resource, entity)).not.toBe('');

      const changed = await staff('PUT', `/${entity.id}`, { ...draft, version: 1 });
      expect([changed.status, (changed.body.data as Entity).version]).toEqual([200, 2]);
      expect((await staff('PUT', `/${entity.id}`, { ...draft, version: 1 })).status).toBe(409);
      expect((await staff('DELETE', `/${entity.id}`)).status).toBe(204);
      for (const [method, body] of [['GET'], ['DELETE'], ['PUT', { ...draft, version: 2 }]] as const)
        expect((await staff(method, `/${entity.id}`, body)).status).toBe(404);

      const own: string[] = [resource.events.changed.type, resource.events.deleted.type];
      const publishedEvents = await until('all of it is published', () => {
        // A service may publish further events about an entity.
        const events = service.events.filter(({ subject, type }) => subject === entity.id && own.includes(type));
        return events.length === 3 && events;
      });
      expect(publishedEvents.map(({ type, data }) => [type, data])).toEqual([
        [resource.events.changed.type, entity],
        [resource.events.changed.type, changed.body.data],
        [resource.events.deleted.type, { id: entity.id }],
      ]);
    });

    test('enforces the table of permissions for each role, and hides everything from another business', async () => {
      const { tenant, draft } = await aBusiness(resource);
      const { branch: branches, owner } = belongingOf(resource, draft);
      const made = await caller(resource, asStaff(tenant))('POST', '', draft);
      const { id } = made.body.data as Entity;
      for (const role of roles) {
        const ask = caller(resource, asStaff(tenant, { roles: [role], branches, ...(owner[0] && { id: owner[0] }) }));
        const list = await ask('GET', '');
        const canRead = isOpen || holds(role, resource.read);
        expect([role, list.status, list.body.meta?.total]).toEqual([
          role,
          canRead ? 200 : 403,
          canRead ? 1 : undefined,
        ]);
        const refusal = await ask('PUT', `/${id}`, { ...draft, version: 99 });
        expect([role, refusal.status]).toEqual([role, holds(role, resource.write) ? 409 : 403]);
      }
      const guest = caller(resource, asGuest(tenant));
      expect((await guest('GET', '')).status).toBe(isOpen ? 200 : 401);
      expect((await guest('POST', '', draft)).status).toBe(401);
      const stranger = caller(resource, asStaff(uuidv7()));
      expect((await stranger('GET', '')).body.meta?.total).toBe(0);
      for (const [method, body] of [['GET'], ['PUT', { ...draft, version: 1 }], ['DELETE']] as const)
        expect((await stranger(method, `/${id}`, body)).status).toBe(404);
      expect(service.log.filter(({ level }) => level === 'error')).toEqual([]);
    });

    if (resource.ordered)
      test('keeps the order in which entries were placed', async () => {
        const { tenant, draft } = await aBusiness(resource);
        const staff = caller(resource, asStaff(tenant));
        const make = async () => ((await staff('POST', '', draft)).body.data as Entity).id;
        const [first, second, third] = [await make(), await make(), await make()];
        const listed = async () => ((await staff('GET', '')).body.data as Entity[]).map(({ id }) => id);
        expect(await listed()).toEqual([first, second, third]);
        for (const [id, after, order] of [
          [third, null, [third, first, second]],
          [third, first, [first, third, second]],
          [first, second, [third, second, first]],
        ] as const) {
          expect((await staff('POST', `/${id}/move`, { after })).status).toBe(200);
          expect(await listed()).toEqual(order);
        }
      });

    if (resource.isBinned)
      test('restores a deleted entry from the bin under its id, for roles that may delete it, in its own business', async () => {
        const { tenant, draft } = await aBusiness(resource);
        const staff = caller(resource, asStaff(tenant));
        const made = (await staff('POST', '', draft)).body.data as Entity;
        const label = labelOf(resource, made);
        for (const path of [`/bin/${made.id}/restore`, `/bin/${made.id}`])
          expect((await staff(path.endsWith('restore') ? 'POST' : 'DELETE', path)).status).toBe(404);
        expect((await staff('DELETE', `/${made.id}`)).status).toBe(204);

        const [entry, ...more] = (await staff('GET', '/bin')).body.data as BinnedEntry[];
        expect(more).toEqual([]);
        expect(entry).toMatchObject({ id: made.id, name: label, deletedBy: 'Dora Huber' });
        const days = (Date.parse(entry?.expiresAt ?? '') - Date.parse(entry?.deletedAt ?? '')) / 86_400_000;
        expect(days).toBe(30);
        // It is gone from all other lists.
        expect((await staff('GET', `/${made.id}`)).status).toBe(404);
        expect((await staff('GET', '')).body.meta?.total).toBe(0);

        const stranger = caller(resource, asStaff(uuidv7()));
        expect((await stranger('GET', '/bin')).body.data).toEqual([]);
        expect((await stranger('POST', `/bin/${made.id}/restore`)).status).toBe(404);
        expect((await stranger('DELETE', `/bin/${made.id}`)).status).toBe(404);
        for (const role of roles.filter((one) => !holds(one, resource.write))) {
          const ask = caller(resource, asStaff(tenant, { roles: [role] }));
          expect([(await ask('GET', '/bin')).status, (await ask('POST', `/bin/${made.id}/restore`)).status]).toEqual([
            403, 403,
          ]);
        }
        expect((await caller(resource, asGuest(tenant))('GET', '/bin')).status).toBe(401);
        const manager = caller(resource, asStaff(tenant, { roles: ['ROLE_MANAGER'] }));
        expect((await manager('DELETE', `/bin/${made.id}`)).status).toBe(403);

        const both = await Promise.all([1, 2].map(() => manager('POST', `/bin/${made.id}/restore`)));
        expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
        const back = (await staff('GET', `/${made.id}`)).body.data as Entity;
        expect(back).toEqual({ ...made, version: 3, updatedAt: back.updatedAt });
        expect((await staff('GET', '/bin')).body.data).toEqual([]);
        const publishedEvents = await until('all of it is published', () => {
          const events = service.events.filter(({ subject }) => subject === made.id);
          return events.length === 3 && events;
        });
        expect(publishedEvents.map(({ type, aggregateversion }) => [type, Number(aggregateversion)])).toEqual([
          [resource.events.changed.type, 1],
          [resource.events.deleted.type, 2],
          [resource.events.changed.type, 3],
        ]);

        // Deletes it again and purges it.
        expect((await staff('DELETE', `/${made.id}`)).status).toBe(204);
        expect((await staff('DELETE', `/bin/${made.id}`)).status).toBe(204);
        for (const [method, path] of [
          ['POST', `/bin/${made.id}/restore`],
          ['DELETE', `/bin/${made.id}`],
        ] as const)
          expect((await staff(method, path)).status).toBe(404);
      });

    const { branch, owner } = resource.belongsTo;
    if (branch || owner)
      test('limits a user with partial access to their part for reading, changing and deleting', async () => {
        const { tenant, draft } = await aBusiness(resource);
        const made = await caller(resource, asStaff(tenant))('POST', '', draft);
        const { id } = made.body.data as Entity;
        const limited = roles
          .map((role) => asStaff(tenant, { roles: [role], branches: [uuidv7()] }))
          .filter((as) => typeof access(as, resource.read) === 'object');
        expect(limited).not.toEqual([]);
        for (const as of limited) {
          const ask = caller(resource, as);
          const refused = access(as, resource.write) === false ? 403 : 404;
          for (const query of ['', `?ids=${id}`]) expect((await ask('GET', query)).body.meta?.total).toBe(0);
          expect((await ask('GET', `/${id}`)).status).toBe(404);
          expect((await ask('PUT', `/${id}`, { ...draft, version: 1 })).status).toBe(refused);
          expect((await ask('DELETE', `/${id}`)).status).toBe(refused);
          expect((await ask('POST', '', draft)).status).toBe(403);
        }
      });
  });
});

/** Fields of a draft that responses contain: all except write-only ones. */
const readable = ({ draft }: AnyResource, sent: object): object =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => metaOf(draft.shape[name] as z.ZodType).widget !== 'password'),
  );
