import { expect, test } from '@jest/globals';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { exportPlays } from './export-plays.ts';

const row = (index: number) => ({
  id: `0199f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  day: '2026-11-21',
  device: { id: '0199f000-0000-7000-8000-000000000001' },
  deviceName: '=Theke; links',
  content: 'scene',
  contentName: 'Speisekarte',
  plays: 12,
  seconds: 720,
});

test('exports all pages with the filter, each row once, and escapes formulas', async () => {
  const queries: { page: number; filter: object }[] = [];
  const api = (async (_: unknown, { query }: { query: { page: number; filter: object } }) => {
    queries.push(query);
    // The last row of the first page moves to the second, because a new row arrived.
    const rows = query.page === 1 ? Array.from({ length: 500 }, (_, index) => row(index)) : [row(499), row(500)];
    return { data: rows };
  }) as unknown as OfficeApi;
  const progress: number[] = [];
  const parts = await exportPlays(api, { content: 'scene' }, (rows) => progress.push(rows));
  expect(queries.map(({ page, filter }) => [page, filter])).toEqual([
    [1, { content: 'scene' }],
    [2, { content: 'scene' }],
  ]);
  expect(progress).toEqual([500, 502]);
  expect(parts).toHaveLength(2 + 501);
  expect(parts[1]).toBe('Tag;TV;Art;Inhalt;Ausspielungen;Sekunden\r\n');
  expect(parts[2]).toBe(`21.11.2026;"'=Theke; links";Szene;Speisekarte;12;720\r\n`);
});
