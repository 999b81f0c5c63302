// Every collection has a page derived from its contract: columns, all filters and sorts, and empty states.
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { collectionFilters } from '@theke/admin/lists/filter-fields.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeCollection } from '@theke/admin/resources/office-collection.ts';
import { makeSample } from '@theke/admin/testing/make-sample.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { metaOf, shapeOf, unwrap, zodType } from '@theke/contracts/field';
import type { Me } from '@theke/contracts/identity/user';
import { shownLabel } from '@theke/contracts/shown-label';
import { ApiError } from '@theke/ui/api-error';
import { z } from 'zod';
import { office } from '../testing/test-office.ts';

const all = await Promise.all(office.lists.map(loadDefinition));
const collections = all
  .filter((one): one is OfficeCollection => 'collection' in one)
  .map((one) => [one.collection.name, one] as const);

type Query = { page: number; pageSize: number; sort: string; q?: string; filter: Record<string, string> };
const idAt = (index: number) => `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** An API with `count` entries of each collection that records the list queries. */
function apiWith(count: number, { list, collection }: OfficeCollection) {
  const queries: Query[] = [];
  const api = (async (endpoint: Endpoint, { query }: { query: Query }) => {
    const { page = 1, pageSize = 25 } = query ?? {};
    const meta = { total: 0, isTotalCapped: false, page, pageSize };
    if (endpoint !== list) return { data: [], meta };
    queries.push(query);
    expect(zodType(list.query)?.safeParse(query).error?.issues).toBeUndefined();
    const rows = Array.from({ length: Math.min(count, pageSize) }, (_, index) => ({
      ...(makeSample(collection.item) as object),
      id: idAt((page - 1) * pageSize + index + 1),
    }));
    return { data: rows, meta: { ...meta, total: count } };
  }) as unknown as OfficeApi;
  return { api, queries, last: () => queries.at(-1) as Query };
}

const draw = (one: OfficeCollection, api: OfficeApi, search = '') =>
  renderPage(<ListPage office={one} />, {
    office,
    api,
    path: `/${one.collection.name}${search}`,
    route: '/:resource',
  });

const viewsOf = ({ views = [] }: OfficeCollection) =>
  typeof views === 'function'
    ? views({
        beginOfDay: (days) => new Date(Date.UTC(2026, 10, 22 - days)).toISOString(),
        dayAgo: (days) => new Date(Date.UTC(2026, 10, 22 - days)).toISOString().slice(0, 10),
        me: {} as Me,
      })
    : views;
/** Filters that the tabs use. */
const inViews = (one: OfficeCollection) => new Set(viewsOf(one).flatMap(({ filter }) => Object.keys(filter)));
const fieldsOf = (one: OfficeCollection) => collectionFilters(one.collection, office.widgets, one.ranges);
const menu = () => document.querySelector<HTMLElement>('[popover]') as HTMLElement;
const ends = (label: string) => {
  const range = within(menu()).getByRole('group', { name: label, hidden: true });
  return ['Von', 'Bis'].map((end) => within(range).getByLabelText(end)) as [HTMLInputElement, HTMLInputElement];
};

/**
 * Value sent for the first of July: an instant in the business's time zone, or a day if the server knows the time
 * zone.
 */
const sentOf = (kind: string | undefined) =>
  kind === 'days'
    ? { begin: '2026-07-01', end: '2026-07-02' }
    : { begin: '2026-06-30T22:00:00.000Z', end: '2026-07-01T22:00:00.000Z' };

test('finds collections to test', () => expect(collections.length).toBeGreaterThan(4));

test('the index matches the definitions', () => {
  for (const [
    index,
    { name, label, one, needs, usedWith, creates, group, isInUserMenu, isTrouble, hasOwnPage, hasCount },
  ] of office.lists.entries()) {
    const definition = all[index] as OfficeCollection & { resource?: undefined };
    const { name: named, label: labelled, read, write } = definition.resource ?? definition.collection;
    expect({
      name,
      label,
      one,
      needs,
      usedWith,
      creates,
      group,
      isInUserMenu,
      isTrouble,
      hasOwnPage,
      hasCount,
    }).toEqual({
      name: named,
      label: shownLabel(labelled).many,
      one: shownLabel(labelled).one,
      needs: read,
      usedWith: definition.usedWith ?? write,
      creates: definition.newLabel === undefined ? undefined : write,
      group: definition.group,
      isInUserMenu: definition.isInUserMenu,
      isTrouble: definition.isTrouble,
      hasOwnPage: definition.hasOwnPage,
      hasCount: definition.loadCount && true,
    });
  }
});

describe.each(collections)('%s', (_, one) => {
  const { collection } = one;
  const shape = shapeOf(collection.item) ?? {};

  test('shows its entries in rows with labelled columns', async () => {
    draw(one, apiWith(3, one).api);
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      one.columns.map(({ field, label }) => label ?? metaOf(shape[field] as z.ZodType).title),
    );
    for (const { field, Cell } of one.columns)
      expect([field, Cell !== undefined || field in shape]).toEqual([field, true]);
    if (one.linkTo) expect(within(table).getAllByRole('link')).toHaveLength(3);
  });

  test('offers every filter of the contract in a tab or the menu, except ids without a picker', async () => {
    draw(one, apiWith(1, one).api);
    await screen.findByRole('table');
    const isId = (schema: z.ZodType | undefined) =>
      schema !== undefined && (unwrap(schema) instanceof z.ZodUUID || shapeOf(schema)?.id !== undefined);
    const rangeFilters = Object.values(one.ranges ?? {}).flat();
    const declared = [
      ...collection.filters.map((name) => [name, shape[name]] as const),
      ...Object.entries(collection.computedFilters).filter(([name]) => !rangeFilters.includes(name)),
    ];
    for (const [name, schema] of declared) {
      if (inViews(one).has(name) || (isId(schema) && !metaOf(schema as z.ZodType).resource)) continue;
      expect(
        (await within(menu()).findAllByLabelText(metaOf(schema as z.ZodType).title as string)).length,
      ).toBeGreaterThan(0);
    }
    const measured: Record<string, z.ZodType> = collection.rangeOf;
    for (const name of [...collection.range, ...Object.keys(measured), ...Object.keys(one.ranges ?? {})]) {
      const label = metaOf((measured[name] ?? shape[name]) as z.ZodType).title ?? name;
      expect(within(menu()).getByRole('group', { name: label }).querySelectorAll('input')).toHaveLength(2);
    }
  });

  test("sends ranges of days half-open, in the business's time zone, and stores them in the URL", async () => {
    const { api, last } = apiWith(1, one);
    const { router } = draw(one, api);
    await screen.findByRole('table');
    for (const field of fieldsOf(one)) {
      if (field.kind !== 'instants' && field.kind !== 'days') continue;
      const [from, until] = field.keys;
      const { begin, end } = sentOf(field.kind);
      fireEvent.change(ends(field.label)[0], { target: { value: '2026-07-01' } });
      await waitFor(() => expect(last().filter).toEqual({ [from]: begin }));
      fireEvent.change(ends(field.label)[1], { target: { value: '2026-07-01' } });
      await waitFor(() => expect(last().filter).toEqual({ [from]: begin, [until]: end }));
      expect(router.state.location.search).toBe(`?${from}=2026-07-01&${until}=2026-07-01`);
      fireEvent.change(ends(field.label)[0], { target: { value: '' } });
      fireEvent.change(ends(field.label)[1], { target: { value: '' } });
      await waitFor(() => expect(last().filter).toEqual({}));
    }
  });

  test('sends a choice in the menu, and "Alle" removes it', async () => {
    const user = userEvent.setup();
    const { api, last } = apiWith(1, one);
    draw(one, api);
    await screen.findByRole('table');
    for (const field of fieldsOf(one)) {
      if (field.kind !== 'choice' || inViews(one).has(field.name)) continue;
      const control = within(menu()).getByLabelText(field.label);
      const { value } = field.choices.at(-1) as { value: string };
      await user.selectOptions(control, value);
      await waitFor(() => expect(last().filter).toEqual({ [field.name]: value }));
      await user.selectOptions(control, '');
      await waitFor(() => expect(last().filter).toEqual({}));
    }
  });

  test('each tab filters the list and is marked as active', async () => {
    const user = userEvent.setup();
    const { api, last } = apiWith(1, one);
    draw(one, api);
    await screen.findByRole('table');
    for (const { label, filter } of viewsOf(one)) {
      await user.click(screen.getByRole('button', { name: label }));
      await waitFor(() => expect(Object.keys(last().filter)).toEqual(Object.keys(filter)));
      expect(screen.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('sorts by newest first, and a heading sorts by its column, descending first', async () => {
    const user = userEvent.setup();
    const { api, last } = apiWith(1, one);
    draw(one, api);
    await screen.findByRole('table');
    expect(last().sort).toBe(`-${collection.sorts[0]}`);
    const sortable = one.columns.filter(({ field }) => collection.sorts.includes(field));
    expect(sortable.length).toBeGreaterThan(0);
    for (const { field, label } of sortable) {
      const name = label ?? metaOf(shape[field] as z.ZodType).title ?? '';
      const before = last().sort;
      await user.click(screen.getByRole('button', { name }));
      const first = before === `-${field}` ? field : `-${field}`;
      await waitFor(() => expect(last().sort).toBe(first));
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(last().sort).toBe(first === field ? `-${field}` : field));
    }
  });

  test('changes pages and stores the page in the URL', async () => {
    const user = userEvent.setup();
    const { api, last } = apiWith(120, one);
    const { router } = draw(one, api);
    await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(last().page).toBe(2));
    expect(router.state.location.search).toBe('?page=2');
  });

  test('sends the filters in the URL and drops those that the contract does not allow', async () => {
    const [days] = fieldsOf(one).filter(({ kind }) => kind === 'instants' || kind === 'days');
    const [from] = days && 'keys' in days ? days.keys : [''];
    const { api, queries } = apiWith(1, one);
    draw(one, api, `?${from}=2026-07-01&state=nonsense&sort=nonsense&page=3&gibtEsNicht=1`);
    await screen.findByRole('table');
    expect(queries[0]).toMatchObject({
      page: 3,
      sort: `-${collection.sorts[0]}`,
      filter: { [from as string]: sentOf(days?.kind).begin },
    });
    expect(Object.keys(queries[0]?.filter ?? {})).toEqual([from]);
  });

  test('shows an empty state without entries, and a link to all if nothing matches', async () => {
    const user = userEvent.setup();
    const { api, last } = apiWith(0, one);
    const [days] = fieldsOf(one).filter(({ kind }) => kind === 'instants' || kind === 'days');
    const [from] = days && 'keys' in days ? days.keys : [''];
    draw(one, api, `?${from}=2026-07-01`);
    await user.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(last().filter).toEqual({}));
    await screen.findByText(one.texts?.empty ?? `Noch keine ${collection.label.many}.`);
  });

  test('shows that it is loading and that loading failed', async () => {
    let fail = (_: Error) => {};
    const api = ((endpoint: Endpoint) =>
      endpoint === one.list
        ? new Promise((_, reject) => {
            fail = reject;
          })
        : Promise.resolve({
            data: [],
            meta: { total: 0, isTotalCapped: false, page: 1, pageSize: 10 },
          })) as unknown as OfficeApi;
    draw(one, api);
    await screen.findByText('Wird geladen');
    fail(new ApiError(503, []));
    await screen.findByText(one.texts?.loadFailed ?? `${collection.label.many} konnten nicht geladen werden.`);
  });
});
