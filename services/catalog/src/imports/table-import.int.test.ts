// IMPORT-09 to IMPORT-11: tables from the rows of a file.
import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { type Table, tables } from '@theke/contracts/catalog/table';
import { tableImports } from '@theke/contracts/catalog/table-import';
import { asStaff } from '@theke/kit/testing/callers';
import { faultCells, importCaller } from '@theke/kit/testing/import-caller';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { catalog } from '../service.ts';

const service = runDuringTests(catalog);
const columns = ['identifier', 'branch'];

async function aBusiness() {
  const tenant = uuidv7();
  const send = (method: string, path: string, body?: unknown) =>
    request(service(), method, `/api${path}`, { as: asStaff(tenant), ...(body === undefined ? {} : { body }) });
  const addBranch = async (name: string) => {
    const made = await send('POST', '/branches', {
      ...branches.example,
      name,
      identifier: `b-${uuidv7()}`,
      division: null,
    });
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    return (made.body.data as { id: string }).id;
  };
  const stored = async () =>
    ((await send('GET', '/tables?sort=identifier&pageSize=100')).body.data as Table[]).map(
      ({ identifier, branch }) => `${identifier} ${branch.id}`,
    );
  return { tenant, send, addBranch, stored, ...importCaller(send, '/table-imports') };
}

test('creates tables with their events, and finds them again by branch and number', async () => {
  const { tenant, addBranch, stored, run } = await aBusiness();
  const [inside, outside] = [await addBranch('Neubau'), await addBranch('Linz, Hauptplatz')];
  const rows = [
    ['1', 'neubau'],
    ['1', 'Linz, Hauptplatz'],
    ['Terrasse 2', ''],
  ];
  expect((await run(columns, rows, { branch: outside })).counts).toMatchObject({ new: 3, faulty: 0 });
  expect((await stored()).toSorted()).toEqual([`1 ${inside}`, `1 ${outside}`, `Terrasse 2 ${outside}`].toSorted());
  expect(await run(columns, rows, { branch: outside })).toMatchObject({ id: null, counts: { same: 3 } });
  await service().settled();
  const types = [tables.events.changed.type, tableImports.imported.type];
  const published = service().events.filter((event) => event.tenantid === tenant && types.includes(event.type));
  expect(published.map(({ type }) => type.split('.')[1])).toEqual([
    ...['table-changed', 'table-changed', 'table-changed', 'tables-imported'],
  ]);
});

test('names every fault at its cell and saves nothing', async () => {
  const { addBranch, stored, run } = await aBusiness();
  await addBranch('Neubau');
  const reply = await run(columns, [
    ['1', 'Neubau'],
    ['2', 'Altbau'],
    ['', 'Neubau'],
    ['1', ' NEUBAU '],
    ['x'.repeat(41), 'Neubau'],
    ['3', ''],
  ]);
  expect(faultCells(reply)).toEqual(['3 branch', '4 identifier', '5 identifier', '6 identifier', '7 branch']);
  expect(reply.faults[0]?.message).toBe('„Altbau“ ist keine Filiale. Möglich sind Neubau.');
  expect([reply.id, await stored()]).toEqual([null, []]);
});

test('takes an import back, except tables that were changed since', async () => {
  const { send, addBranch, stored, run, undo, list } = await aBusiness();
  const branch = await addBranch('Neubau');
  await run(columns, [['1', 'Neubau']]);
  const { id } = await run(columns, [
    ['1', 'Neubau'],
    ['2', 'Neubau'],
    ['3', 'Neubau'],
  ]);
  const third = ((await send('GET', '/tables?q=3')).body.data as Table[])[0] as Table;
  const draft = { identifier: '3a', branch: third.branch, version: third.version };
  expect((await send('PUT', `/tables/${third.id}`, draft)).status).toBe(200);
  expect(await undo(id)).toEqual({ removed: 1, restored: 0, kept: 1 });
  expect(await stored()).toEqual([`1 ${branch}`, `3a ${branch}`]);
  expect((await list()).map(({ created, undoneAt }) => [created, undoneAt !== null])).toEqual([
    [2, true],
    [1, false],
  ]);
});

// IMPORT-11
test('importing what was imported changes nothing, whatever the numbers', async () => {
  const { send, addBranch, run } = await aBusiness();
  await addBranch('Neubau');
  const anyNumber = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
    .filter((text) => text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyNumber, { selector: (text) => text.trim().toLowerCase(), maxLength: 5 }),
      async (all) => {
        if (all.length === 0) return;
        await run(
          columns,
          all.map((number) => [number, 'Neubau']),
        );
        const stored = (await send('GET', '/tables?pageSize=500')).body.data as Table[];
        const exported = stored.map(({ identifier }) => [identifier, 'Neubau']);
        expect(await run(columns, exported)).toMatchObject({ id: null, counts: { new: 0, changed: 0, faulty: 0 } });
      },
    ),
    { numRuns: 10 },
  );
});
