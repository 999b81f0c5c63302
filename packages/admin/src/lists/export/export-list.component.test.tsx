import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { tables } from '@theke/contracts/catalog/table';
import type { DataProvider } from 'ra-core';
import { engineWidgets } from '../../widgets/engine-widgets.tsx';
import { exportList } from './export-list.ts';

const branch = '0199f000-0000-7000-8000-000000000002';
const row = (index: number) => ({
  id: `tisch-${index}`,
  version: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  identifier: String(index),
  branch: { id: branch },
});

/** 1,200 tables; one is created between the first and second page, which shifts every row by one. */
function growing() {
  const requests: unknown[] = [];
  const provider = {
    getList: async (
      _: string,
      { pagination: { page, perPage }, ...rest }: { pagination: { page: number; perPage: number } },
    ) => {
      requests.push(rest);
      const rows = Array.from({ length: 1200 }, (_, index) => row(index));
      const now = page === 1 ? rows : [row(-1), ...rows];
      return { data: now.slice((page - 1) * perPage, page * perPage) };
    },
    getMany: async (_: string, { ids }: { ids: string[] }) => ({ data: ids.map((id) => ({ id, name: 'Neubau' })) }),
  };
  return { requests, provider: provider as unknown as DataProvider };
}

test('exports every page of the filtered list, each entry once', async () => {
  const { requests, provider } = growing();
  const listState = { resource: tables, filter: { branch }, sort: { field: 'identifier', order: 'DESC' as const } };
  const progress: number[] = [];
  const lines = (
    await exportList(
      provider,
      listState as never,
      { timeZone: 'Europe/Vienna', widgets: engineWidgets, findResource: async () => branches as never },
      (rows) => progress.push(rows),
    )
  )
    .join('')
    .split('\r\n');
  expect(lines[0]).toBe('\uFEFFTischnummer;Filiale;Plätze;Reservierbar;Tischreihe;Angelegt;Geändert');
  expect(lines[1]).toBe('0;Neubau;;;;21.11.2026 13:00;21.11.2026 13:00');
  expect(lines.slice(1, -1)).toHaveLength(1200);
  expect(new Set(lines).size).toBe(1202);
  expect(requests).toEqual(Array.from({ length: 3 }, () => ({ filter: { branch }, sort: listState.sort })));
  expect(progress).toEqual([500, 999, 1200]);
});
