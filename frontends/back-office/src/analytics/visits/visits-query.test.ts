import { expect, test } from '@jest/globals';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { loadVisits } from './visits-query.ts';

const days = { from: '2026-11-20', to: '2026-11-21' };
const week = { from: '2026-11-13', to: '2026-11-14' };

/** Loads visits from a stub; returns the requested days and the result. */
async function load(compared: typeof week | null) {
  const firstDays = new Set<string>();
  const rows = [{ day: '', page: 'branch', origin: 'google', visitors: 1, views: 1, orders: 1 }];
  const api = (async (_: Endpoint, { query }: { query: typeof days }) => {
    firstDays.add(query.from);
    return { rows, total: { visitors: 1, views: 1 }, previous: { visitors: 1, views: 1 } };
  }) as unknown as OfficeApi;
  const loaded = await loadVisits(api, days, compared, new AbortController().signal);
  return { ...loaded, firstDays: [...firstDays] };
}

test('requests the days before only for a comparison', async () => {
  const alone = await load(null);
  expect(alone.firstDays).toEqual(['2026-11-20']);
  expect(alone.earlier).toBeNull();
  expect(alone.funnel.find(({ name }) => name === 'menu')).toEqual({ name: 'menu', now: 1, before: 0 });

  const compared = await load(week);
  expect(compared.firstDays).toEqual(['2026-11-20', '2026-11-13']);
  expect(compared.earlier).toHaveLength(1);
  expect(compared.funnel.find(({ name }) => name === 'menu')).toEqual({ name: 'menu', now: 1, before: 1 });
});
