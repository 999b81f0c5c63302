import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tags } from '@theke/contracts/catalog/tag';
import { field } from '@theke/contracts/field';
import { optionalReference, references } from '@theke/contracts/reference';
import { defineResource, type Entity, type Resource } from '@theke/contracts/resource';
import { instant } from '@theke/contracts/wire';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { maxCounted } from '../src/database/read-page.ts';
import type { AccessScope } from '../src/resource/belonging.ts';
import type { StoreOptions } from '../src/resource/either-resource-store.ts';
import { nextNumber } from '../src/resource/next-number.ts';
import {
  type Besides,
  type Filter,
  NotUnique,
  type ResourceStore,
  type StoreQuery,
  type UnitOfWork,
  type UnitsOfWork,
} from '../src/resource/resource-store.ts';
import { defaultSizeLimit } from '../src/resource/size-limit.ts';

const flags = ['hot', 'new', 'vegan'] as const;

// Uses the events of tags, because only declared events can be published.
const common = { service: 'catalog', one: 'tag', label: { one: 'Muster', many: 'Muster' } } as const;

/** One field of each kind that stores treat differently; `code` is unique per tenant. */
export const samples = defineResource({
  ...common,
  name: 'samples',
  draft: tags.draft.extend({
    code: field(z.string().min(1).max(40), 'Kürzel'),
    kind: field(z.enum(['simple', 'bundle']), 'Art').default('simple'),
    flags: field(z.array(z.enum(flags)), 'Merkmale').default([]),
    labels: field(z.array(z.string().max(40)), 'Schlagwörter').default([]),
    isOpen: field(z.boolean(), 'Offen').default(false),
    size: field(z.number(), 'Größe').default(0),
    day: field(z.iso.date(), 'Tag').default('2026-11-22'),
    from: field(instant, 'Ab').default('2026-11-22T12:00:00Z'),
    until: field(z.iso.date().nullable(), 'Bis').default(null),
    text: field(z.string().max(50_000), 'Text').default(''),
    content: field(z.record(z.string(), z.unknown()), 'Inhalt').default({}),
    branch: optionalReference('branches', 'Filiale'),
    people: references('users', 'Personen'),
  }),
  toPublic: (sample) => sample,
  publicIf: ['isOpen'],
  belongsTo: { branch: 'branch', owner: 'people' },
  filters: ['code', 'kind', 'flags', 'labels', 'isOpen', 'size', 'branch', 'people'],
  computedFilters: { state: z.enum(['running', 'over', 'unheard']).optional() },
  unique: ['code'],
  range: ['size', 'day', 'from', 'until'],
  sorts: ['size', 'isOpen', 'from', 'until'],
  search: ['code', 'text'],
  example: { name: 'Muster', code: 'M1' },
});

/** Translates the filter `state` to fields. */
export const samplesBesides: Besides = {
  state: (value) => {
    const today = '2026-11-22';
    return value === 'over' ? [{ untilUntil: today }] : [{ until: null }, { untilFrom: today, kind: 'simple' }];
  },
};

/** A resource with current and former unique values. */
export const pages = defineResource({
  ...common,
  name: 'pages',
  draft: tags.draft.extend({
    path: field(z.string().max(100), 'Pfad'),
    number: field(z.int().nullable(), 'Nummer').default(null),
    isChanged: field(z.boolean(), 'Geändert').default(false),
    draft: field(z.record(z.string(), z.unknown()), 'Entwurf').optional(),
  }),
  toPublic: (page) => page,
  draftSearch: { in: 'draft', if: 'isChanged' },
  unique: ['path', 'number'],
  former: ['path'],
  buildSearchText: ({ path, number }) => `${path} als Nummer ${number}`,
  example: { name: 'Seite', path: '/seite' },
});

/** A resource with a hierarchy and a manual order. */
export const places = defineResource({
  ...common,
  name: 'places',
  draft: tags.draft.extend({
    above: optionalReference('places', 'Übergeordnet'),
    position: field(z.int().min(0), 'Reihung').optional(),
  }),
  ordered: { by: 'position', within: 'above' },
  parent: 'above',
  example: { name: 'Platz' },
});

export type OpenStores<W extends UnitOfWork> = {
  db: UnitsOfWork<W>;
  storeOf<S extends z.ZodObject>(resource: Resource<S>, options?: StoreOptions): ResourceStore<S, W>;
  /** Events published for a tenant in order, sent or still pending. */
  published(tenant: string): Promise<{ type: string; subject: string; version: number }[]>;
  close(): Promise<void>;
};

type Draft = z.input<typeof samples.draft>;
type Sample = Entity<typeof samples.draft>;

/** Conformance tests of a resource store. A test file calls it with a function that opens one. */
export function resourceStoreConformance<W extends UnitOfWork>(open: () => Promise<OpenStores<W>>): void {
  let stores: OpenStores<W>;
  let store: ResourceStore<typeof samples.draft, W>;
  beforeAll(async () => {
    stores = await open();
    store = stores.storeOf(samples, { computedFilters: samplesBesides });
  });
  afterAll(() => stores.close());

  const at = new Date('2026-11-22T10:00:00.123Z');
  const later = new Date('2026-11-22T11:00:00Z');
  // Digits only, so that a search for letters never matches a code.
  let made = 0;
  const draft = (more: Partial<Draft> = {}) => {
    made += 1;
    return samples.draft.parse({ name: 'Muster', code: `${made}`, ...more });
  };
  const changed = ({ id, version, ...entity }: Sample) =>
    samples.events.changed(id, version, { id, version, ...entity });

  function business(tenant = uuidv7()) {
    const within = <T>(work: (unit: W) => Promise<T>): Promise<T> => stores.db.withTenant(tenant, work);
    return {
      tenant,
      within,
      add: (more: Partial<Draft> = {}, when = at) => within((unit) => store.insert(unit, uuidv7(), draft(more), when)),
      find: (id: string) => within((unit) => store.find(unit, id)),
      names: async (query: Partial<StoreQuery> = {}, onlyPublic = false, reach?: AccessScope) => {
        const request = { page: 1, pageSize: 100, ...query };
        return (await within((unit) => store.list(unit, request, onlyPublic, reach))).data.map(({ name }) => name);
      },
    };
  }

  describe('an entity', () => {
    test('is returned as stored, with version 1', async () => {
      const { within, find } = business();
      const [id, doc] = [uuidv7(), draft({ name: 'Öl & "Süßes" \u{1f355}', size: 0.1, flags: ['hot', 'new'] })];
      const stored = { ...doc, id, version: 1, createdAt: at.toISOString(), updatedAt: at.toISOString() };
      expect(await within((unit) => store.insert(unit, id, doc, at))).toEqual(stored);
      expect(await find(id)).toEqual(stored);
      expect(await find(uuidv7())).toBeUndefined();
    });

    test('stores and updates any JSON, with any keys', async () => {
      const { within, find } = business();
      const keys = ['$set', '$where', 'a.b', '.', '', '$', '__proto__', 'constructor', '\\', 'ü', '0', 'doc.name'];
      const content = {
        body: [
          Object.fromEntries(keys.map((key) => [key, { [key]: [null, true, -0.5, 1e21, 2 ** 53, 'x', { $ne: 1 }] }])),
        ],
        ...JSON.parse('{"__proto__": {"isOpen": true}}'),
      };
      const id = uuidv7();
      const doc = { ...draft(), content };
      const same = JSON.parse(JSON.stringify(content));
      expect((await within((unit) => store.insert(unit, id, doc, at))).content).toEqual(same);
      await within((unit) => store.update(unit, id, 1, doc, later));
      const kept = (await find(id)) as Sample;
      expect(kept).toMatchObject({ version: 2, isOpen: false });
      expect(kept.content).toEqual(same);
      expect(Object.keys(kept.content)).toContain('__proto__');
    });

    test('is updated only from its current version, by one of several concurrent updates', async () => {
      const { within, find, add } = business();
      const { id } = await add({ name: 'eins', isOpen: true });
      const update = (version: number, name: string) =>
        within((unit) => store.update(unit, id, version, draft({ name, code: 'neu' }), later));
      expect(await update(1, 'zwei')).toMatchObject({
        name: 'zwei',
        // Omitted fields are reset.
        isOpen: false,
        version: 2,
        createdAt: at.toISOString(),
        updatedAt: later.toISOString(),
      });
      expect(await update(1, 'drei')).toBeUndefined();
      expect(await update(3, 'drei')).toBeUndefined();
      expect(await find(id)).toMatchObject({ name: 'zwei', version: 2 });
      expect(await within((unit) => store.update(unit, uuidv7(), 1, draft(), later))).toBeUndefined();

      const racing = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => update(2, name)));
      const won = racing.filter((one) => one.status === 'fulfilled' && one.value !== undefined);
      expect(won).toHaveLength(1);
      expect(await find(id)).toMatchObject({ version: 3 });
    });

    test('leaves one tombstone when it is deleted', async () => {
      const { within, find, add, names } = business();
      const { id } = await add();
      expect(await within((unit) => store.remove(unit, id))).toEqual({ id, version: 2 });
      expect(await within((unit) => store.remove(unit, id))).toBeUndefined();
      expect([await find(id), await names()]).toEqual([undefined, []]);
      expect(await within((unit) => store.update(unit, id, 1, draft(), later))).toBeUndefined();
    });

    test('is restored from its tombstone once, with the next version', async () => {
      const { within, find, add, names } = business();
      const { id, createdAt } = await add({ name: 'Alt', code: 'A' });
      await within((unit) => store.remove(unit, id));
      const gone = { id, version: 2, createdAt: new Date(createdAt) };
      const restore = (from: typeof gone) =>
        within((unit) => store.restore(unit, from, draft({ name: 'Alt', code: 'A' }), later));
      expect(await restore({ ...gone, version: 1 })).toBeUndefined();
      expect(await restore({ ...gone, id: uuidv7() })).toBeUndefined();
      const back = await restore(gone);
      expect(back).toMatchObject({ id, version: 3, name: 'Alt', createdAt, updatedAt: later.toISOString() });
      expect([await find(id), await names()]).toEqual([back, ['Alt']]);
      expect(await restore(gone)).toBeUndefined();
      // It is deleted and published like any other.
      expect(await within((unit) => store.deletedAfter(unit, '00000000-0000-0000-0000-000000000000', 10))).toEqual([]);
      expect(await within((unit) => store.remove(unit, id))).toEqual({ id, version: 4 });
      await add({ code: 'A' });
      await expect(restore({ ...gone, version: 4 })).rejects.toMatchObject({ name: 'NotUnique', field: 'code' });
      expect(await find(id)).toBeUndefined();
    });

    test('is rejected with a unique value of another entity', async () => {
      const { within, add, find, names } = business();
      await add({ code: 'A', name: 'A' });
      const { id } = await add({ code: 'B', name: 'B' });
      for (const work of [
        (unit: W) => store.insert(unit, uuidv7(), draft({ code: 'A' }), at),
        (unit: W) => store.update(unit, id, 1, draft({ code: 'A' }), later),
      ]) {
        const refused = await within(work).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(NotUnique);
        expect(refused).toMatchObject({ field: 'code' });
      }
      expect(await find(id)).toMatchObject({ code: 'B', version: 1 });
      expect(await names()).toEqual(['A', 'B']);
      // An update keeps its own value, and another tenant may use the same.
      expect(await within((unit) => store.update(unit, id, 1, draft({ code: 'B' }), later))).toMatchObject({
        version: 2,
      });
      expect(await business().add({ code: 'A' })).toMatchObject({ code: 'A' });
    });
  });

  describe('a unique value', () => {
    function site() {
      const tenant = uuidv7();
      const kept = stores.storeOf(pages, { marked: true });
      const within = <T>(work: (unit: W) => Promise<T>): Promise<T> => stores.db.withTenant(tenant, work);
      const page = (path: string, number: number | null = null) => pages.draft.parse({ name: 'Seite', path, number });
      return {
        tenant,
        kept,
        within,
        add: (path: string, number?: number) => within((unit) => kept.insert(unit, uuidv7(), page(path, number), at)),
        move: (id: string, version: number, path: string, number?: number) =>
          within((unit) => kept.update(unit, id, version, page(path, number), later)),
        by: async (field: string, value: string | number) =>
          (await within((unit) => kept.findBy(unit, field, value)))?.id,
      };
    }

    test('finds its entity, and as a former value the entity that had it', async () => {
      const { add, move, by, kept, within } = site();
      const { id } = await add('/a', 7);
      const other = await add('/x', 8);
      expect([await by('path', '/a'), await by('number', 7), await by('number', '8')]).toEqual([id, id, other.id]);
      expect(await move(id, 1, '/b', 9)).toMatchObject({ path: '/b' });
      expect([await by('path', '/a'), await by('path', '/b')]).toEqual([id, id]);
      // A changed number is released; other values and fields find nothing.
      expect([await by('number', 7), await by('number', 9), await by('path', '/c')]).toEqual([
        undefined,
        id,
        undefined,
      ]);
      expect(await within((unit) => kept.findBy(unit, 'name', 'Seite'))).toBeUndefined();
      const elsewhere = site();
      expect(await elsewhere.by('path', '/b')).toBeUndefined();
      expect(await elsewhere.add('/a', 7)).toMatchObject({ path: '/a' });
    });

    test('is restored with the former values of its entity', async () => {
      const { add, move, by, kept, within } = site();
      const { id } = await add('/a', 7);
      await move(id, 1, '/b', 7);
      await within((unit) => kept.remove(unit, id));
      const doc = pages.draft.parse({ name: 'Seite', path: '/b', number: 7 });
      const former = [{ field: 'path', value: '/a' }];
      await within((unit) => kept.restore(unit, { id, version: 3, createdAt: at }, doc, later, former));
      expect([await by('path', '/a'), await by('path', '/b'), await by('number', 7)]).toEqual([id, id, id]);
      await expect(add('/a')).rejects.toMatchObject({ name: 'NotUnique', field: 'path' });
    });

    test('stays reserved as a former value, and its entity may use it again', async () => {
      const { add, move, by, kept, within } = site();
      const { id } = await add('/a');
      await move(id, 1, '/b');
      const other = await add('/x');
      for (const work of [() => add('/a'), () => move(other.id, 1, '/a'), () => move(other.id, 1, '/b')])
        await expect(work()).rejects.toMatchObject({ name: 'NotUnique', field: 'path' });
      expect([await by('path', '/x'), await by('path', '/a')]).toEqual([other.id, id]);
      expect(await move(other.id, 1, '/y')).toMatchObject({ version: 2 });
      expect(await move(id, 2, '/a')).toMatchObject({ path: '/a' });
      expect([await by('path', '/a'), await by('path', '/b')]).toEqual([id, id]);
      // A failed update takes no value.
      expect(await move(id, 1, '/z')).toBeUndefined();
      expect(await by('path', '/z')).toBeUndefined();
      await within((unit) => kept.remove(unit, id));
      expect([await by('path', '/a'), await by('path', '/b')]).toEqual([undefined, undefined]);
      expect(await add('/b')).toMatchObject({ path: '/b' });
    });

    // SITE-09
    test('can be released as a former value and taken by another entity in one unit', async () => {
      const { add, move, by, kept, within } = site();
      const { id } = await add('/a');
      await move(id, 1, '/b');
      const taken = await within(async (unit) => {
        const former = await kept.findBy(unit, 'path', '/a');
        if (!former) throw new Error('nobody had it');
        await kept.releaseFormer(unit, former, 'path', '/a');
        await kept.update(
          unit,
          former.id,
          former.version,
          pages.draft.parse({ name: 'Seite', path: '/b', number: 1 }),
          later,
        );
        return kept.insert(unit, uuidv7(), pages.draft.parse({ name: 'Neu', path: '/a', number: 2 }), later);
      });
      expect([await by('path', '/a'), await by('path', '/b')]).toEqual([taken.id, id]);
      await expect(move(id, 3, '/a')).rejects.toMatchObject({ name: 'NotUnique', field: 'path' });
    });

    test('is given to one of several concurrent inserts', async () => {
      const { add } = site();
      const tried = await Promise.allSettled(Array.from({ length: 6 }, () => add('/a')));
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  test('gives each number once per tenant and kind, also to concurrent callers', async () => {
    const { within } = business();
    const next = (kind: string, at = within) => at((unit) => nextNumber(unit, kind));
    const many = await Promise.all(Array.from({ length: 12 }, () => next('posts')));
    expect(many.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect([await next('posts'), await next('projects'), await next('posts', business().within)]).toEqual([13, 1, 1]);
  });

  describe('a tenant', () => {
    test('does not find, count, change or delete data of another tenant', async () => {
      const [one, other] = [business(), business()];
      const { id } = await one.add({ name: 'seins' });
      expect(await other.find(id)).toBeUndefined();
      expect([await other.names(), await other.names({ ids: id }), await other.names({ q: 'seins' })]).toEqual([
        [],
        [],
        [],
      ]);
      expect(await other.within((unit) => store.count(unit, [id]))).toBe(0);
      expect(await other.within((unit) => store.update(unit, id, 1, draft(), later))).toBeUndefined();
      expect(await other.within((unit) => store.remove(unit, id))).toBeUndefined();
      expect(await other.within((unit) => store.liveAfter(unit, zero, 10))).toEqual([]);
      expect(await one.find(id)).toMatchObject({ name: 'seins', version: 1 });
      await one.within((unit) => store.remove(unit, id));
      expect(await other.within((unit) => store.deletedAfter(unit, zero, 10))).toEqual([]);
    });
  });

  describe('a unit of work', () => {
    test('stores writes and their events together, or neither', async () => {
      const { tenant, within, find, names } = business();
      const id = uuidv7();
      await within(async (unit) => unit.publish(changed(await store.insert(unit, id, draft(), at))));
      await within(async (unit) => unit.publish(changed((await store.update(unit, id, 1, draft(), later)) as Sample)));
      const undone = within(async (unit) => {
        unit.publish(changed((await store.update(unit, id, 2, draft({ name: 'nie' }), later)) as Sample));
        unit.publish(changed(await store.insert(unit, uuidv7(), draft({ name: 'nie' }), at)));
        throw new Error('changed its mind');
      });
      await expect(undone).rejects.toThrow('changed its mind');
      // Only the owner may publish an event: if publishing fails, the write is rolled back.
      const forged = within(async (unit) => {
        const entity = (await store.update(unit, id, 2, draft({ name: 'nie' }), later)) as Sample;
        unit.publish({ ...changed(entity), type: 'ordering.order-placed.v1' });
      });
      await expect(forged).rejects.toThrow('does not publish');
      expect(await find(id)).toMatchObject({ version: 2 });
      expect(await names({ q: 'nie' })).toEqual([]);

      await within(async (unit) => {
        const gone = await store.remove(unit, id);
        unit.publish(samples.events.deleted(id, gone?.version ?? 0, { id }));
      });
      expect(await stores.published(tenant)).toEqual([
        { type: samples.events.changed.type, subject: id, version: 1 },
        { type: samples.events.changed.type, subject: id, version: 2 },
        { type: samples.events.deleted.type, subject: id, version: 3 },
      ]);
    });

    test('gives each successful concurrent update one version and one event', async () => {
      const { tenant, within, add, find } = business();
      const { id } = await add();
      const raise = () =>
        within(async (unit) => {
          const before = (await store.find(unit, id)) as Sample;
          const after = await store.update(unit, id, before.version, draft(), later);
          if (!after) throw new Error('stale');
          unit.publish(changed(after));
        });
      const tried = await Promise.allSettled(Array.from({ length: 24 }, raise));
      const succeeded = tried.filter(({ status }) => status === 'fulfilled').length;
      expect(succeeded).toBeGreaterThan(0);
      expect(await find(id)).toMatchObject({ version: succeeded + 1 });
      const versions = (await stores.published(tenant)).map(({ version }) => version);
      expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: succeeded }, (_, index) => index + 2));
    });
  });

  // Second attack review, S11
  test("limits the total size of a tenant's large documents, not of small ones", async () => {
    const narrow = stores.storeOf(samples, { sizeLimit: { ...defaultSizeLimit, maxTotal: 30_000 } });
    const { within } = business();
    const long = (letters: number) => ({ ...draft(), name: 'x'.repeat(letters) });
    const keep = (letters: number, at = within) => at((unit) => narrow.insert(unit, uuidv7(), long(letters), later));
    const change = (id: string, version: number, letters: number) =>
      within((unit) => narrow.update(unit, id, version, long(letters), later));
    const { id } = await keep(14_000);
    await keep(14_000);
    await expect(keep(9_000)).rejects.toMatchObject({ status: 422, faults: [{ code: 'TOO_LARGE' }] });
    for (let count = 0; count < 5; count++) await keep(7_000);
    await keep(14_000, business().within);
    // An update counts only its new size.
    expect(await change(id, 1, 15_000)).toMatchObject({ version: 2 });
    await expect(change(id, 2, 17_000)).rejects.toMatchObject({ status: 422 });
    expect(await change(id, 2, 100)).toMatchObject({ version: 3 });
    await keep(9_000);
  });

  describe('a list', () => {
    const [here, there, me] = [uuidv7(), uuidv7(), uuidv7()];

    test('is filtered by one or several fields', async () => {
      const { add, names } = business();
      await add({ name: 'a', code: 'X1', kind: 'bundle', flags: ['hot', 'new'], size: 2, branch: { id: here } });
      await add({ name: 'b', code: "' or true --", flags: ['new'], isOpen: true, people: [{ id: there }, { id: me }] });
      await add({ name: 'c', size: 10, branch: { id: there }, labels: ['Gang', 'none'] });
      for (const [filter, found] of [
        [{ code: 'X1' }, ['a']],
        [{ code: 'X' }, []],
        [{ code: "' or true --" }, ['b']],
        [{ kind: 'simple' }, ['b', 'c']],
        [{ flags: 'new' }, ['a', 'b']],
        [{ flags: 'vegan' }, []],
        [{ labels: 'Gang' }, ['c']],
        [{ labels: 'none' }, ['c']],
        [{ labels: 'Gan' }, []],
        [{ isOpen: 'true' }, ['b']],
        [{ isOpen: 'false' }, ['a', 'c']],
        [{ size: '10.0' }, ['c']],
        [{ branch: there }, ['c']],
        [{ people: me }, ['b']],
        [{ people: here }, []],
        [{ people: 'none' }, ['a', 'c']],
        [{ kind: 'simple', isOpen: 'false' }, ['c']],
        [{}, ['a', 'b', 'c']],
      ] as const)
        expect([filter, await names({ filter })]).toEqual([filter, found]);
    });

    test('is filtered by any of several values, by missing values and by computed filters', async () => {
      const { add, names, within } = business();
      await add({ name: 'a', kind: 'bundle', flags: ['hot'], until: '2026-11-30', branch: { id: here } });
      await add({ name: 'b', flags: ['new', 'vegan'], until: '2026-11-21', people: [{ id: me }] });
      await add({ name: 'c', size: 3, branch: { id: there } });
      await add({ name: 'd', size: 4, until: '2026-11-22', people: [{ id: there }] });
      for (const [filter, found] of [
        [{ kind: ['simple', 'bundle'] }, ['a', 'b', 'c', 'd']],
        [{ flags: ['hot', 'vegan'] }, ['a', 'b']],
        [{ size: ['3', '4.0'] }, ['c', 'd']],
        [{ branch: [here, there], size: '0' }, ['a']],
        [{ people: [me, 'none'] }, ['a', 'b', 'c']],
        [{ kind: [] }, []],
        [{ branch: null }, ['b', 'd']],
        [{ state: 'over' }, ['b']],
        [{ state: 'running' }, ['c', 'd']],
        [{ state: ['running', 'over'], size: ['0', '3'] }, ['b', 'c']],
        [{ state: [] }, []],
      ] as const)
        expect([filter, await names({ filter })]).toEqual([filter, found]);
      expect(await names({ filter: { state: 'over' } }, true)).toEqual([]);
      // A computed filter without a translation finds nothing.
      const silent = stores.storeOf(samples);
      const { data } = await within((unit) =>
        silent.list(unit, { page: 1, pageSize: 9, filter: { state: 'over' } }, false),
      );
      expect(data).toEqual([]);
    });

    test('is sorted by several fields, with missing values last', async () => {
      const { add, names } = business();
      await add({ name: 'a', size: 1, until: '2026-11-30' });
      await add({ name: 'b', size: 2, until: '2026-11-21' });
      await add({ name: 'c', size: 2 });
      await add({ name: 'd', size: 2, until: '2026-11-22' });
      expect(await names({ sort: ['-size', '-until'] })).toEqual(['c', 'd', 'b', 'a']);
      expect(await names({ sort: ['size', 'until'] })).toEqual(['a', 'b', 'd', 'c']);
      expect(await names({ sort: ['-size', 'until'] })).toEqual(['b', 'd', 'c', 'a']);
    });

    test('finds words of a long text and of a built search text', async () => {
      const { within, names, add } = business();
      const long = `${'Wort '.repeat(4_000)}Nadel`;
      await add({ text: long });
      expect(await names({ q: 'NADEL' })).toEqual(['Muster']);
      const searched = stores.storeOf(pages, { marked: true });
      const page = (path: string) => pages.draft.parse({ name: 'Blatt', path, number: 7 });
      const found = async (q: string) =>
        (await within((unit) => searched.list(unit, { page: 1, pageSize: 9, q }, false))).data.map(({ path }) => path);
      const { id, version } = await within((unit) => searched.insert(unit, uuidv7(), page('/eins'), at));
      expect([await found('EINS als nummer 7'), await found('Blatt')]).toEqual([['/eins'], []]);
      await within((unit) => searched.update(unit, id, version, page('/zwei'), later));
      expect([await found('eins'), await found('zwei als')]).toEqual([[], ['/zwei']]);
      expect([await found('WEI'), await found('ei'), await found('nummer zwei')]).toEqual([
        ['/zwei'],
        ['/zwei'],
        ['/zwei'],
      ]);
      // `term` searches only the entity's own fields.
      const termed = async (term: string, termOr: Filter[] = []) =>
        (await within((unit) => searched.list(unit, { page: 1, pageSize: 9, term, termOr }, false))).data.map(
          ({ path }) => path,
        );
      expect([await termed('BLATT'), await termed('Nummer'), await termed('')]).toEqual([['/zwei'], [], ['/zwei']]);
      const [seven, eight] = [{ number: '7' }, { number: '8' }];
      expect([await termed('Nummer', [eight, seven]), await termed('Nummer', [eight])]).toEqual([['/zwei'], []]);
      expect(await termed('BLATT', [eight])).toEqual(['/zwei']);
    });

    test('searches drafts for staff only, until they are discarded', async () => {
      const searched = stores.storeOf(pages, { marked: true });
      const { within } = business();
      const page = (draft?: object, isChanged = draft !== undefined) =>
        pages.draft.parse({ name: 'Blatt', path: '/eins', number: 7, draft, isChanged });
      const found = async (q: string | string[], onlyPublic = false, other = within) => {
        const { data, meta } = await other((unit) => searched.list(unit, { page: 1, pageSize: 9, q }, onlyPublic));
        return [data.length, meta.total];
      };
      const { id } = await within((unit) => searched.insert(unit, uuidv7(), page({ name: 'Künftiges Blatt 50%' }), at));
      await within((unit) =>
        searched.insert(unit, uuidv7(), pages.draft.parse({ name: 'Anderes', path: '/zwei' }), at),
      );
      const words = ['KÜNFTIGES', 'ünftiges bl', '50%', 'eins', ['nirgends', 'künftig']];
      for (const q of words) expect([q, await found(q)]).toEqual([q, [1, 1]]);
      for (const q of ['5%0', 'Anderes', 'name']) expect([q, await found(q)]).toEqual([q, [0, 0]]);
      for (const [q, held] of [
        ['künftiges', 0],
        ['eins', 1],
      ] as const)
        expect([q, await found(q, true)]).toEqual([q, [held, held]]);
      expect(await found('künftiges', false, business().within)).toEqual([0, 0]);
      await within((unit) => searched.update(unit, id, 1, page({ name: 'Verworfenes' }, false), later));
      expect([await found('künftiges'), await found('verworfenes')]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    test('returns ids and versions in order, for staff and for guests', async () => {
      const { within, add, tenant } = business();
      const [a, b] = [await add({ size: 1, isOpen: true }), await add({ size: 3 })];
      const c = await add({ size: 2, isOpen: true });
      await business().add({ isOpen: true });
      const { id, version, createdAt, updatedAt, ...doc } = a;
      await within((unit) => store.update(unit, id, version, doc, later));
      const returned = (onlyPublic: boolean, sort?: string | string[]) =>
        business(tenant).within((unit) => store.versions(unit, sort, onlyPublic));
      expect(await returned(false, ['-size'])).toEqual([
        { id: b.id, version: 1 },
        { id: c.id, version: 1 },
        { id: a.id, version: 2 },
      ]);
      expect((await returned(true, 'size')).map(({ id }) => id)).toEqual([a.id, c.id]);
      const fields = await business(tenant).within((unit) => store.outline(unit, ['size', 'isOpen', 'until'], '-size'));
      expect(fields).toEqual([
        { id: b.id, version: 1, size: 3, isOpen: false, until: null },
        { id: c.id, version: 1, size: 2, isOpen: true, until: null },
        { id: a.id, version: 2, size: 1, isOpen: true, until: null },
      ]);
      await within((unit) => store.remove(unit, c.id));
      expect(await returned(true)).toEqual([{ id: a.id, version: 2 }]);
    });

    test('counts entities by reference, for staff and for guests, of its tenant only', async () => {
      const { within, add } = business();
      const [one, other] = [uuidv7(), uuidv7()];
      await add({ people: [{ id: one }, { id: other }], isOpen: true });
      await add({ people: [{ id: one }] });
      await add({});
      await business().add({ people: [{ id: one }], isOpen: true });
      const counts = (onlyPublic: boolean) => within((unit) => store.countsBy(unit, 'people', onlyPublic));
      expect(await counts(false)).toEqual(
        new Map([
          [one, 2],
          [other, 1],
        ]),
      );
      expect(await counts(true)).toEqual(
        new Map([
          [one, 1],
          [other, 1],
        ]),
      );
    });

    test('POST-08: is shown to guests from its instant on, in lists, versions and counts', async () => {
      const { within, add } = business();
      let clock = new Date('2026-11-22T10:00:00Z');
      const timed = stores.storeOf({ ...samples, publicFrom: 'from' }, { now: () => clock });
      const people = [{ id: uuidv7() }];
      const open = { isOpen: true, people };
      await add({ ...open, name: 'past', from: '2026-11-22T09:59:59.999Z' });
      await add({ ...open, name: 'now', from: '2026-11-22T10:00:00Z' });
      await add({ ...open, name: 'soon', from: '2026-11-22T10:00:00.001Z' });
      await add({ people, name: 'hidden', from: '2026-11-22T09:00:00Z' });
      const shown = async (onlyPublic: boolean) => {
        const query = { page: 1, pageSize: 9, sort: 'from' };
        const { data, meta } = await within((unit) => timed.list(unit, query, onlyPublic));
        const versions = await within((unit) => timed.versions(unit, 'from', onlyPublic));
        const counts = await within((unit) => timed.countsBy(unit, 'people', onlyPublic));
        expect([meta.total, versions.length, [...counts.values()]]).toEqual([data.length, data.length, [data.length]]);
        return data.map(({ name }) => name).toSorted();
      };
      expect(await shown(true)).toEqual(['now', 'past']);
      expect(await shown(false)).toEqual(['hidden', 'now', 'past', 'soon']);
      clock = new Date('2026-11-22T10:00:00.001Z');
      expect(await shown(true)).toEqual(['now', 'past', 'soon']);
    });

    // SEARCH-05
    test('finds every spelling of a word, and words in any order', async () => {
      const { names, add } = business();
      await add({ name: 'Müller-Strauß René' });
      await add({ name: 'Sauerkraut' });
      const spellings = [
        'mueller',
        'MULLER',
        'Mu\u0308ller',
        'strauss',
        'STRAUẞ',
        'Rene\u0301',
        'rene müller',
        ' strauß  mü',
      ];
      for (const q of spellings) expect([q, await names({ q })]).toEqual([q, ['Müller-Strauß René']]);
      expect(await names({ q: 'sauer' })).toEqual(['Sauerkraut']);
      expect(await names({ q: 'rene maier' })).toEqual([]);
      expect(await names({ q: ' \u200b ' })).toHaveLength(2);
    });

    test('finds any of several texts and counts the matches, also after the last page', async () => {
      const { within, names, add } = business();
      for (const name of ['Linz', 'Graz', 'Wels', 'Enns']) await add({ name });
      expect(await names({ q: ['LIN', 'raz', 'nirgends'] })).toEqual(['Graz', 'Linz']);
      const page = (page: number, q: string[]) => within((unit) => store.list(unit, { page, pageSize: 2, q }, false));
      const shown = async (at: number, q: string[]) => {
        const { data, meta } = await page(at, q);
        return [data.map(({ name }) => name), meta.total];
      };
      expect(await shown(1, ['n', 'z'])).toEqual([['Enns', 'Graz'], 3]);
      expect(await shown(2, ['n', 'z'])).toEqual([['Linz'], 3]);
      expect([await shown(3, ['n', 'z']), await shown(1, ['x'])]).toEqual([
        [[], 3],
        [[], 0],
      ]);
    });

    test('is filtered by half-open ranges of numbers, days and instants', async () => {
      const { add, names } = business();
      for (const [index, name] of ['a', 'b', 'c'].entries()) {
        const day = `2026-11-${String(9 + index).padStart(2, '0')}`;
        await add({ name, size: 9 + index, day, from: `${day}T12:00:00Z` }, new Date(`${day}T08:00:00Z`));
      }
      for (const [filter, found] of [
        [{ sizeFrom: '10' }, ['b', 'c']],
        [{ sizeUntil: '10' }, ['a']],
        [{ sizeFrom: '9.5', sizeUntil: '100' }, ['b', 'c']],
        [{ dayFrom: '2026-11-10', dayUntil: '2026-11-11' }, ['b']],
        [{ fromFrom: '2026-11-10T13:00:00+01:00' }, ['b', 'c']],
        [{ fromUntil: '2026-11-10T12:00:00Z' }, ['a']],
        [{ createdAtFrom: '2026-11-10T08:00:00Z', createdAtUntil: '2026-11-11T08:00:00Z' }, ['b']],
        [{ updatedAtFrom: '2026-11-11T08:00:00.001Z' }, []],
      ] as const)
        expect([filter, await names({ filter })]).toEqual([filter, found]);
    });

    test('is sorted in German order, numbers by size, in both directions, and equal values by id', async () => {
      const { add, names, within } = business();
      const words = ['Zander', 'Öl', 'Tisch 10', 'ofen', 'Tisch 2', 'Ähre'];
      for (const [index, name] of words.entries())
        await add({ name, size: [10, 9, 100, 9, 9.5, -1][index] ?? 0, isOpen: index < 2 });
      const sorted = ['Ähre', 'ofen', 'Öl', 'Tisch 2', 'Tisch 10', 'Zander'];
      expect(await names()).toEqual(sorted);
      expect(await names({ sort: '-name' })).toEqual(sorted.toReversed());
      expect(await names({ sort: 'size' })).toEqual(['Ähre', 'Öl', 'ofen', 'Tisch 2', 'Zander', 'Tisch 10']);
      expect(await names({ sort: '-size' })).toEqual(['Tisch 10', 'Zander', 'Tisch 2', 'ofen', 'Öl', 'Ähre']);
      expect(await names({ sort: '-isOpen', pageSize: 2 })).toEqual(['Öl', 'Zander']);
      expect(await names({ sort: 'createdAt' })).toEqual(words);
      const alike = await within((unit) => store.list(unit, { page: 2, pageSize: 2, sort: 'from' }, false));
      expect(alike.data.map(({ name }) => name)).toEqual(words.slice(2, 4));
    });

    test('searches several fields regardless of case, with % and _ as plain characters', async () => {
      const { add, names } = business();
      await add({ name: '100% Pizza', code: 'wien' });
      await add({ name: 'Pasta_Bar', code: 'Graz' });
      for (const [q, found] of [
        ['PIZZA', ['100% Pizza']],
        ['graz', ['Pasta_Bar']],
        ['%', ['100% Pizza']],
        ['_', ['Pasta_Bar']],
        ['a', ['100% Pizza', 'Pasta_Bar']],
        ['\\', []],
      ] as const)
        expect([q, await names({ q })]).toEqual([q, found]);
    });

    test('returns each entity once over all pages, with the total', async () => {
      const { within, add } = business();
      for (let count = 0; count < 7; count++) await add({ name: 'gleich' });
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const { data, meta } = await within((unit) => store.list(unit, { page, pageSize: 3 }, false));
        expect(meta).toEqual({ total: 7, isTotalCapped: false, page, pageSize: 3 });
        seen.push(...data.map(({ id }) => id));
      }
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    });

    test('is counted up to a limit', async () => {
      const { within } = business();
      const counted = stores.storeOf(places);
      const doc = places.draft.parse({ name: 'Platz', position: 0 });
      await within(async (unit) => {
        const all = Array.from({ length: maxCounted + 30 }, () => counted.insert(unit, uuidv7(), doc, at));
        await Promise.all(all);
      });
      const metaOf = async (page: number, q?: string) =>
        (await within((unit) => counted.list(unit, { page, pageSize: 25, q }, false))).meta;
      expect(await metaOf(1)).toEqual({ total: 10_000, isTotalCapped: true, page: 1, pageSize: 25 });
      expect(await metaOf(401)).toEqual({ total: 10_025, isTotalCapped: true, page: 401, pageSize: 25 });
      expect(await metaOf(402)).toEqual({ total: 10_030, isTotalCapped: false, page: 402, pageSize: 25 });
      // Text searches are counted to a lower limit.
      expect(await metaOf(1, 'platz')).toEqual({ total: 1_000, isTotalCapped: true, page: 1, pageSize: 25 });
      expect(await metaOf(41, 'platz')).toEqual({ total: 1_025, isTotalCapped: true, page: 41, pageSize: 25 });
      expect(await metaOf(402, 'platz')).toEqual({ total: 10_030, isTotalCapped: false, page: 402, pageSize: 25 });
      expect(await metaOf(1, 'burg')).toEqual({ total: 0, isTotalCapped: false, page: 1, pageSize: 25 });
      // A word that all contain yields the same order.
      const shown = async (query: object) =>
        (await within((unit) => counted.list(unit, { page: 3, pageSize: 5, ...query }, false))).data;
      for (const sort of ['name', '-name']) expect(await shown({ sort, q: 'PLA' })).toEqual(await shown({ sort }));
    }, 60_000);

    test('is filtered by ids, by visibility for guests and by access scope', async () => {
      const { add, names } = business();
      const a = await add({ name: 'a', isOpen: true, branch: { id: here } });
      const b = await add({ name: 'b', people: [{ id: me }] });
      await add({ name: 'c', branch: { id: there }, people: [{ id: uuidv7() }] });
      expect(await names({ ids: [b.id, uuidv7(), a.id].join(',') })).toEqual(['a', 'b']);
      expect(await names({}, true)).toEqual(['a']);
      expect(await names({}, false, { branches: [here, uuidv7()] })).toEqual(['a']);
      expect(await names({}, false, { owner: me })).toEqual(['b']);
      expect(await names({}, false, { branches: [there], owner: me })).toEqual(['b', 'c']);
      expect(await names({ q: 'c' }, false, { branches: [here], owner: me })).toEqual([]);
      expect(await names({}, false, { branches: [] })).toEqual([]);
      expect(await names({}, false, {})).toEqual([]);
    });
  });

  test('counts the existing ones of some ids', async () => {
    const { add, within } = business();
    const [a, b] = [await add(), await add()];
    const count = (...ids: string[]) => within((unit) => store.count(unit, ids));
    expect([await count(a.id, b.id), await count(a.id, uuidv7()), await count()]).toEqual([2, 1, 0]);
  });

  test('returns existing and deleted entities page by page, ordered by id', async () => {
    const { add, within } = business();
    const all = [await add(), await add(), await add(), await add(), await add()];
    const [gone, kept] = [all.splice(1, 2), all];
    for (const { id } of gone) await within((unit) => store.remove(unit, id));
    const read = async <T extends { id: string }>(page: (unit: W, after: string) => Promise<T[]>) => {
      const found: T[] = [];
      for (let after = zero; ; ) {
        const rows = await within((unit) => page(unit, after));
        expect(rows.length).toBeLessThanOrEqual(2);
        found.push(...rows);
        const last = rows.at(-1);
        if (!last) return found;
        after = last.id;
      }
    };
    expect(await read((unit, after) => store.liveAfter(unit, after, 2))).toEqual(kept);
    expect(await read((unit, after) => store.deletedAfter(unit, after, 2))).toEqual(
      gone.map(({ id }) => ({ id, version: 2 })),
    );
  });

  test('returns entities created or deleted during paging at most once', async () => {
    const { add, within } = business();
    const before = [await add(), await add(), await add(), await add()];
    const returned = new Set<string>();
    const [first, second, third, last] = before.map(({ id }) => id) as [string, string, string, string];
    let meanwhile: string | undefined;
    for (let after = zero; ; ) {
      const [one] = await within((unit) => store.liveAfter(unit, after, 1));
      if (!one) break;
      returned.add(one.id);
      after = one.id;
      if (one.id !== first) continue;
      // One already read, one not yet read, and a new one.
      for (const id of [first, third]) await within((unit) => store.remove(unit, id));
      meanwhile = (await add()).id;
    }
    expect([...returned]).toEqual([first, second, last, meanwhile]);
    const deleted = await within((unit) => store.deletedAfter(unit, zero, 10));
    expect(deleted.map(({ id }) => id)).toEqual([first, third]);
  });

  describe('order and tree', () => {
    async function aTree() {
      const tenant = uuidv7();
      const placed = stores.storeOf(places);
      const within = <T>(work: (unit: W) => Promise<T>): Promise<T> => stores.db.withTenant(tenant, work);
      const add = (name: string, position: number | undefined, above: string | null = null) =>
        within((unit) =>
          placed.insert(unit, uuidv7(), places.draft.parse({ name, position, above: above && { id: above } }), at),
        );
      return { tenant, placed, within, add };
    }

    test('returns a group by number, then by id, and its last number', async () => {
      const { placed, within, add } = await aTree();
      const root = await add('root', 10);
      await add('second', 9);
      await add('never placed', undefined);
      await add('x', 3, root.id);
      await add('y', 3, root.id);
      await add('z', 1, root.id);
      const inOrder = async (group: string | null | undefined) =>
        (await within((unit) => placed.inOrder(unit, group))).map(({ name }) => name);
      expect(await inOrder(null)).toEqual(['never placed', 'second', 'root']);
      expect(await inOrder(root.id)).toEqual(['z', 'x', 'y']);
      expect(await inOrder(uuidv7())).toEqual([]);
      const last = (group: string | null) => within((unit) => placed.lastNumber(unit, group));
      expect([await last(null), await last(root.id), await last(uuidv7())]).toEqual([10, 3, -1]);
      const { data } = await within((unit) => placed.list(unit, { page: 1, pageSize: 3 }, false));
      expect(data.map(({ name }) => name)).toEqual(['never placed', 'z', 'x']);
    });

    test('finds the children of entities, of its tenant only', async () => {
      const { placed, within, add } = await aTree();
      const [a, b] = [await add('a', 0), await add('b', 1)];
      const [c, d] = [await add('c', 0, a.id), await add('d', 0, b.id)];
      const under = (...ids: string[]) => within((unit) => placed.under(unit, ids));
      expect(await under(a.id)).toEqual([c.id]);
      expect((await under(a.id, b.id)).sort()).toEqual([c.id, d.id].sort());
      expect([await under(c.id), await under()]).toEqual([[], []]);
      expect(await stores.db.withTenant(uuidv7(), (unit) => placed.under(unit, [a.id]))).toEqual([]);
    });

    test('serializes units of a tenant without blocking other tenants', async () => {
      const { tenant, placed } = await aTree();
      let inside = 0;
      let limit = 0;
      const alone = (who: string) =>
        stores.db.withTenant(who, async (unit) => {
          await placed.serialize(unit);
          inside += 1;
          limit = Math.max(limit, inside);
          await placed.list(unit, { page: 1, pageSize: 1 }, false);
          inside -= 1;
        });
      await Promise.all(Array.from({ length: 6 }, () => alone(tenant)));
      expect(limit).toBe(1);
      await stores.db.withTenant(tenant, async (unit) => {
        await placed.serialize(unit);
        await stores.db.withTenant(uuidv7(), (other) => placed.serialize(other));
      });
    });
  });
}

/** Sorts before every id. */
const zero = '00000000-0000-0000-0000-000000000000';
