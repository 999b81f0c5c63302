import { expect, test } from '@jest/globals';
import type { ServiceClient } from '../service-client.ts';
import { listQuery, PageDirectory } from './page-directory.ts';

/** A directory with one owner that records its calls. */
function directory() {
  const requests: unknown[] = [];
  const client = {
    ask: async (_endpoint: unknown, _caller: unknown, { body }: { body: unknown }) => {
      requests.push(body);
      return { frontend: 'corporate' };
    },
  } as unknown as ServiceClient;
  return { requests, pages: new PageDirectory(client, [{ service: 'content', pages: [] }], () => 0) };
}

// LIST-01
test('keeps only list parameters of a query, in a fixed order', () => {
  expect(listQuery('page=2&utm_source=mail&term=Orts%20kern&topic=3&topic=4&status=')).toBe(
    'term=Orts+kern&topic=3%2C4&page=2',
  );
  expect(listQuery('gclid=1&term=')).toBe('');
  expect(listQuery(`term=${'a'.repeat(5_000)}`)).toHaveLength(205);
});

test('loads each filter as its own page and ignores other parameters', async () => {
  const { requests, pages } = directory();
  const find = (query: string) => pages.find('t', '/projekte', { query: listQuery(query) });
  await find('');
  await find('utm_source=a');
  await find('page=2');
  await find('page=2&utm_source=b');
  expect(requests).toEqual([{ path: '/projekte' }, { path: '/projekte', query: 'page=2' }]);
});

// Security finding M1 of the fifth attack: each made-up path was rendered as its own page, and evicted others from the
// cache.
test('FRAME-06: unknown paths with the same suggestions share one page until content changes', async () => {
  let title = '404 Not Found';
  const pages = new PageDirectory(
    {
      ask: async (_endpoint: unknown, _caller: unknown, { body }: { body: { path: string; query?: string } }) => {
        expect(body.query).toBeUndefined();
        const path = body.path.includes('bahn') ? '/bahn' : '/';
        return { frontend: 'corporate', status: 404, data: { kind: 'not-found', path, title, suggestions: [] } };
      },
    } as unknown as ServiceClient,
    [{ service: 'content', pages: [{ type: 'content.site-changed.v1' }] as never }],
    () => 0,
  );
  const one = await pages.find('t', '/erfunden-1');
  expect(await pages.find('t', '/erfunden-2')).toBe(one);
  expect(await pages.find('t', '/erfunden-3', { query: 'term=x' })).toBe(one);
  expect(await pages.find('t', '/bahn-1')).not.toBe(one);
  expect(await pages.find('t', '/bahn-1')).toBe(await pages.find('t', '/bahn-2'));
  expect(await pages.find('other', '/erfunden-1')).not.toBe(one);
  title = 'Nicht gefunden';
  await pages.subscriptions[0]?.handle({ tenant: 't' } as never);
  const next = await pages.find('t', '/erfunden-1');
  expect(next).not.toBe(one);
  expect(await pages.find('t', '/erfunden-2')).toBe(next);
});

// POST-07
test("loads administrators' drafts each time and does not cache them", async () => {
  const { requests, pages } = directory();
  const find = (withDrafts: boolean) => pages.find('t', '/magazin', { withDrafts });
  for (const withDrafts of [true, true, false, false]) await find(withDrafts);
  expect(requests).toEqual([
    { path: '/magazin', withDrafts: true },
    { path: '/magazin', withDrafts: true },
    { path: '/magazin' },
  ]);
});

// FACT-04
test('a change of a part outdates the pages that show it, and no others', async () => {
  const requests: string[] = [];
  const client = {
    ask: async (_endpoint: unknown, _caller: unknown, { body: { path } }: { body: { path: string } }) => {
      requests.push(path);
      return { frontend: 'corporate', ...(path === '/karte' && { parts: ['pizza'] }) };
    },
  } as unknown as ServiceClient;
  const owner = { service: 'content', pages: [], pageParts: [{ type: 'content.facts-changed.v1' }] as never };
  const pages = new PageDirectory(client, [owner], () => 0);
  const visit = async () => {
    for (const path of ['/karte', '/team']) await pages.find('t', path);
    return requests.splice(0);
  };
  const publish = (tenant: string, subject: string) => pages.subscriptions[0]?.handle({ tenant, subject } as never);
  expect(await visit()).toEqual(['/karte', '/team']);
  await publish('t', 'pasta');
  await publish('other', 'pizza');
  expect(await visit()).toEqual([]);
  await publish('t', 'pizza');
  expect(await visit()).toEqual(['/karte']);
});

test('a page that is being built while its part changes is built again', async () => {
  let answer: (found: object) => void = () => undefined;
  let asked = 0;
  const client = {
    ask: () =>
      new Promise((resolve) => {
        asked += 1;
        answer = resolve;
      }),
  } as unknown as ServiceClient;
  const owner = { service: 'content', pages: [], pageParts: [{ type: 'content.facts-changed.v1' }] as never };
  const pages = new PageDirectory(client, [owner], () => 0);
  const first = pages.find('t', '/karte');
  await pages.subscriptions[0]?.handle({ tenant: 't', subject: 'pizza' } as never);
  answer({ frontend: 'corporate', parts: ['pizza'] });
  await first;
  const second = pages.find('t', '/karte');
  expect(asked).toBe(2);
  answer({ frontend: 'corporate', parts: ['pizza'] });
  await second;
});
