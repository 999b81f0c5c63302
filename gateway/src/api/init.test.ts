import { expect, test } from '@jest/globals';
import { unavailable } from '@theke/kit/problem';
import type { Caller } from '../caller.ts';
import { Answer } from './answer.ts';
import { composeInit, initScope } from './init.ts';

const caller = {
  tenant: { id: 'laden', version: 1 },
  config: { shopName: 'Laden', theme: { font: 'Inter' } },
} as unknown as Caller;

const rowsOf: Record<string, number> = {
  '/divisions': 1,
  '/branches': 2,
  '/tags': 3,
  '/menus': 1,
  '/categories': 4,
  '/products': 1_200,
  '/tables': 2,
  '/sites': 3,
  '/blocks': 2,
  '/nodes': 1,
  '/navigations': 2,
  '/donatees': 5,
};

/** Returns the rows of a collection page by page; services in `away` are unavailable. */
const read = (rows: Record<string, number>, away: readonly string[] = []) => {
  return async (_: string, service: string, url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://theke');
    const name = pathname.replace('/api', '');
    if (away.includes(service)) throw unavailable('weg');
    const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    const total = rows[name] ?? 0;
    const data = Array.from({ length: total }, (_, index) => ({
      id: `${name}-${index}`,
      identifier: `${name.slice(1)}-${index}`,
    }));
    const body = { data: data.slice((page - 1) * pageSize, page * pageSize), meta: { total } };
    return new Answer(Buffer.from(JSON.stringify(body)));
  };
};
const logged: string[] = [];
const note = (_: object, message: string) => void logged.push(message);
const log = { debug: note, info: note, warn: note, error: note };
const init = async (query: Parameters<typeof initScope>[0], rows = rowsOf, away: readonly string[] = []) => {
  const deps = { read: read(rows, away), now: () => 0, log, demoAccounts: () => [], environment: 'test' as const };
  const entries = await composeInit(deps, caller, initScope(query));
  return Object.fromEntries(entries.map(({ url, data }) => [url, Array.isArray(data) ? data.length : 1]));
};

// HTTP-08
test('contains every collection in full if no page is requested', async () => {
  expect(await init({})).toEqual({ '/config': 1, ...rowsOf });
});

// HTTP-10, BRANCHES-08
test("contains only a page's first data; menus, categories and products only with a branch", async () => {
  const ofAny = ['/config', '/divisions', '/branches', '/tags'];
  expect(Object.keys(await init({ for: 'page' }))).toEqual(ofAny);
  expect(Object.keys(await init({ branch: 'nirgends' }))).toEqual(ofAny);
  const ofBranch = Object.keys(await init({ branch: 'branches-1' }));
  expect(ofBranch).toEqual(expect.arrayContaining([...ofAny, '/branches//branches-1/menus']));
});

test('omits a collection of more than 2,000 entries', async () => {
  expect(await init({}, { ...rowsOf, '/products': 2_001 })).not.toHaveProperty('/products');
  expect(await init({}, { ...rowsOf, '/products': 2_000 })).toHaveProperty('/products', 2_000);
});

// LEGAL-02
test('shows inactive branches to guests of a shop that has not opened, and real ones to staff', async () => {
  const deps = { read: read(rowsOf), now: () => 0, log, demoAccounts: () => [], environment: 'test' as const };
  const shownTo = async (changes: object) => {
    const entries = await composeInit(deps, { ...caller, ...changes } as Caller, initScope({ for: 'page' }));
    const branchEntry = entries.find(({ url }) => url === '/branches')?.data as {
      isPublic?: boolean;
      closedMessage?: string;
    }[];
    return branchEntry.map(({ isPublic, closedMessage }) => closedMessage ?? isPublic);
  };
  const closed = { shopName: 'Laden', needsLegalTexts: true, theme: { font: 'Inter' } };
  const texts = { imprintText: 'Laden GmbH', termsAndConditionsText: 'AGB', privacyPolicyText: 'Datenschutz' };
  expect(await shownTo({ config: closed })).toEqual(
    Array(2).fill('Wir haben noch nicht geöffnet und nehmen noch keine Bestellungen an.'),
  );
  expect(await shownTo({ config: closed, user: { id: 'dora' } })).toEqual([undefined, undefined]);
  expect(await shownTo({ config: { ...closed, ...texts } })).toEqual([undefined, undefined]);
  expect(await shownTo({})).toEqual([undefined, undefined]);
});

// HTTP-09
test('omits only the collections of an unavailable service', async () => {
  const { '/donatees': _, ...others } = rowsOf;
  expect(await init({}, rowsOf, ['ordering'])).toEqual({ '/config': 1, ...others });
  expect(logged).toEqual([]);
});

test('omits and logs a collection that fails although its service is available', async () => {
  const { '/tables': _, ...others } = rowsOf;
  const whole = read(rowsOf);
  const deps = {
    read: (tenant: string, service: string, url: string) =>
      url.startsWith('/api/tables') ? Promise.reject(new TypeError('a defect')) : whole(tenant, service, url),
    now: () => 0,
    log,
    demoAccounts: () => [],
    environment: 'test' as const,
  };
  const entries = await composeInit(deps, caller, initScope({}));
  expect(entries.map(({ url }) => url)).toEqual(['/config', ...Object.keys(others)]);
  expect(logged.splice(0)).toEqual(['collection not loaded for the page, its data is left out']);
});

// SHAPE-09
test("contains the environment, the version and the URL of the theme's font", async () => {
  const deps = { read: read(rowsOf), now: () => 0, log, demoAccounts: () => [], environment: 'production' as const };
  const own = {
    ...caller,
    config: { ...caller.config, theme: { ...caller.config.theme, font: 'Open Sans' as const } },
  } as typeof caller;
  const [first] = await composeInit(deps, own, initScope({ for: 'page' }));
  expect(first?.data).toMatchObject({
    appEnvironment: 'production',
    appVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    fontUrl: '/api/fonts/google/Open%20Sans/style-regular.embed.css',
  });
});
