// Entities with a manual order and a hierarchy, such as the nodes of a site.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tags } from '@theke/contracts/catalog/tag';
import { field } from '@theke/contracts/field';
import { optionalReference } from '@theke/contracts/reference';
import { defineResource } from '@theke/contracts/resource';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { resourceService } from '../../testing/resource-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';
import { maxLevels } from './tree.ts';

// Uses the events of tags, because only declared events can be published.
const topics = defineResource({
  service: 'catalog',
  name: 'topics',
  one: 'tag',
  label: { one: 'Thema', many: 'Themen' },
  draft: tags.draft.extend({
    parent: optionalReference('topics', 'Übergeordnet'),
    position: field(z.int().min(0).max(1_000_000), 'Reihung').optional(),
  }),
  ordered: { by: 'position', within: 'parent' },
  parent: 'parent',
  example: { name: 'Terrassen' },
});
const service = resourceService(topics);

let running: TestService<Awaited<ReturnType<typeof service.setup>>>;
beforeAll(async () => {
  running = await startForTest(service);
});
afterAll(() => running.stop());

type Topic = { id: string; name: string; version: number; position: number; parent: { id: string } | null };

function business(tenant = uuidv7()) {
  const ask = (method: string, path: string, body?: object) =>
    request(running, method, `/api/topics${path}`, { as: asStaff(tenant), ...(body && { body }) });
  const list = async (query = '') => (await ask('GET', query)).body.data as Topic[];
  const add = async (name: string, parent?: string, more: object = {}) => {
    const made = await ask('POST', '', { name, ...(parent && { parent: { id: parent } }), ...more });
    if (made.status !== 201) throw new Error(made.bytes.toString());
    return made.body.data as Topic;
  };
  return {
    tenant,
    ask,
    list,
    add,
    names: async (query = '') => (await list(query)).map(({ name }) => name),
    move: (id: string, after: string | null) => ask('POST', `/${id}/move`, { after }),
    put: async (id: string, parent: string | null) => {
      const { version, name } = (await ask('GET', `/${id}`)).body.data as Topic;
      return ask('PUT', `/${id}`, { name, version, parent: parent && { id: parent } });
    },
  };
}

describe('manual order', () => {
  test('appends new entities, moves them, and publishes only those that changed', async () => {
    const { add, names, move, list } = business();
    const [a, b, c, d] = [await add('a'), await add('b'), await add('c'), await add('d')];
    expect(await names()).toEqual(['a', 'b', 'c', 'd']);
    expect((await move(d.id, a.id)).body.data).toMatchObject({ name: 'd', position: 1, version: 2 });
    expect(await names()).toEqual(['a', 'd', 'b', 'c']);
    expect((await move(a.id, b.id)).status).toBe(200);
    expect((await move(c.id, null)).status).toBe(200);
    expect(await names()).toEqual(['c', 'd', 'b', 'a']);
    // Already at that position.
    const before = await list();
    expect((await move(b.id, d.id)).body.data).toEqual(before[2]);
    expect(await list()).toEqual(before);

    const versions = new Map(before.map(({ id, version }) => [id, version]));
    const published = await until('each version once', () => {
      const found = running.events.filter(({ subject }) => versions.has(subject));
      return found.length >= [...versions.values()].reduce((sum, version) => sum + version, 0) && found;
    });
    for (const { id } of before)
      expect(published.filter(({ subject }) => subject === id).map(({ aggregateversion }) => aggregateversion)).toEqual(
        Array.from({ length: versions.get(id) as number }, (_, index) => index + 1),
      );
  });

  test('orders each group separately and appends an entity that changes its group', async () => {
    const { add, names, move, put, ask } = business();
    const [above, other] = [await add('above'), await add('other')];
    const [a, b, c] = [await add('a', above.id), await add('b', above.id), await add('c', other.id)];
    expect([a, b, c].map(({ position }) => position)).toEqual([0, 1, 0]);
    await move(b.id, null);
    expect(await names(`?filter[parent]=${above.id}`)).toEqual(['b', 'a']);
    expect((await move(a.id, c.id)).body.errors?.[0]).toMatchObject({ code: 'UNKNOWN_REFERENCE', field: 'after' });
    await put(b.id, other.id);
    expect(await names(`?filter[parent]=${other.id}`)).toEqual(['c', 'b']);
    // Changing another field keeps the position.
    const { version } = (await ask('GET', `/${b.id}`)).body.data as Topic;
    const changed = await ask('PUT', `/${b.id}`, { name: 'B', version, parent: { id: other.id } });
    expect(changed.body.data).toMatchObject({ name: 'B', position: 1 });
  });

  test('applies concurrent moves one after another without losing an entity', async () => {
    const { add, names, move } = business();
    const all: Topic[] = [];
    for (const name of 'abcdefgh') all.push(await add(name));
    for (let turn = 0; turn < 5; turn++) {
      const answers = await Promise.all(all.map(({ id }, index) => move(id, all.at(index - 3 - turn)?.id ?? null)));
      for (const { status } of answers) expect(status).toBe(200);
    }
    expect((await names()).sort()).toEqual([...'abcdefgh']);
  });

  test('does not move unknown entities or those of another tenant', async () => {
    const [mine, theirs] = [business(), business()];
    const [a, b] = [await mine.add('a'), await theirs.add('b')];
    expect((await mine.move(b.id, null)).status).toBe(404);
    expect((await mine.move(a.id, b.id)).status).toBe(422);
    expect((await mine.move(uuidv7(), null)).status).toBe(404);
  });
});

describe('hierarchy', () => {
  test('rejects cycles at any depth', async () => {
    const { add, put } = business();
    const a = await add('a');
    const b = await add('b', a.id);
    const c = await add('c', b.id);
    for (const under of [a, b, c])
      expect((await put(a.id, under.id)).body.errors?.[0]).toMatchObject({ code: 'CYCLE', field: 'parent' });
    expect((await put(c.id, null)).status).toBe(200);
    expect((await put(a.id, c.id)).status).toBe(200);
  });

  test('rejects one of two concurrent changes that would form a cycle', async () => {
    const { add, put, list } = business();
    for (let turn = 0; turn < 5; turn++) {
      const [a, b] = [await add(`a${turn}`), await add(`b${turn}`)];
      const answers = await Promise.all([put(a.id, b.id), put(b.id, a.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
    const all = await list('?pageSize=100');
    expect(all.filter(({ parent }) => parent !== null)).toHaveLength(5);
  });

  test(`${maxLevels} levels and no more, whether one is added or a whole branch is moved`, async () => {
    const { add, put, ask } = business();
    const chain: Topic[] = [];
    for (let level = 0; level < maxLevels; level++) chain.push(await add(`${level}`, chain.at(-1)?.id));
    const deeper = await ask('POST', '', { name: 'deeper', parent: { id: chain.at(-1)?.id } });
    expect(deeper.body.errors?.[0]).toMatchObject({ code: 'TOO_MANY_LEVELS', field: 'parent' });
    const root = await add('root');
    expect((await put(chain[0]?.id as string, root.id)).body.errors?.[0]?.code).toBe('TOO_MANY_LEVELS');
    expect((await put(chain[1]?.id as string, root.id)).status).toBe(200);
  });

  test('does not delete a parent with children, and accepts no deleted parent', async () => {
    const { add, ask, put } = business();
    const a = await add('a');
    const b = await add('b', a.id);
    const refused = await ask('DELETE', `/${a.id}`);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'HAS_CHILDREN']);
    await put(b.id, null);
    expect((await ask('DELETE', `/${a.id}`)).status).toBe(204);
    expect((await put(b.id, a.id)).body.errors?.[0]).toMatchObject({ code: 'UNKNOWN_REFERENCE', field: 'parent' });
  });

  test('rejects either a deletion of a parent or a concurrent new child', async () => {
    const { add, ask, list } = business();
    for (let turn = 0; turn < 5; turn++) {
      const above = await add(`above ${turn}`);
      await Promise.all([
        ask('POST', '', { name: `below ${turn}`, parent: { id: above.id } }),
        ask('DELETE', `/${above.id}`),
      ]);
    }
    const all = await list('?pageSize=100');
    for (const { parent } of all) if (parent) expect(all.map(({ id }) => id)).toContain(parent.id);
  });

  test('rejects a parent of another tenant', async () => {
    const [mine, theirs] = [business(), business()];
    const [a, b] = [await mine.add('a'), await theirs.add('b')];
    expect((await mine.put(a.id, b.id)).status).toBe(422);
  });
});
