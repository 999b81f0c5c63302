// IMPORT-12: customers from the rows of a file.
import { expect, test } from '@jest/globals';
import { type Customer, customerChanged } from '@theke/contracts/ordering/customer';
import { customerImports } from '@theke/contracts/ordering/customer-import';
import { asStaff } from '@theke/kit/testing/callers';
import { faultCells, importCaller } from '@theke/kit/testing/import-caller';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { ordering } from '../../service.ts';

const service = runDuringTests(ordering);
const columns = ['firstName', 'lastName', 'email', 'phone', 'note'];

function aBusiness() {
  const tenant = uuidv7();
  const send = (method: string, path: string, body?: unknown, by = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as: by, ...(body === undefined ? {} : { body }) });
  const caller = importCaller(send, '/customer-imports');
  const run = (rows: string[][], more: object = {}) => caller.run(columns, rows, more);
  const stored = async () =>
    ((await send('GET', '/customers?sort=lastName&pageSize=100')).body.data as Customer[]).map(
      ({ firstName, lastName, email, phone, note }) => [firstName, lastName, email, phone, note],
    );
  const find = async (lastName: string) =>
    ((await send('GET', `/customers?q=${lastName}`)).body.data as Customer[])[0] as Customer;
  return { tenant, send, ...caller, run, stored, find };
}
const anna = ['Anna', 'Auer', 'Anna@Demo.example', '', 'Stammgast'];
const bert = ['Bert', 'Bauer', '', '0664 123 45 67', ''];

test('creates customers, and finds them by e-mail, else by phone', async () => {
  const { tenant, run, stored } = aBusiness();
  expect((await run([anna, bert])).counts).toMatchObject({ new: 2 });
  const all = [
    ['Anna', 'Auer', 'anna@demo.example', '', 'Stammgast'],
    ['Bert', 'Bauer', '', '+436641234567', ''],
  ];
  expect(await stored()).toEqual(all);
  expect(await run([anna, bert])).toMatchObject({ id: null, counts: { same: 2 } });
  // Empty cells keep what is stored.
  await run([['Anna Maria', '', 'ANNA@demo.example', '', '']]);
  expect((await stored())[0]).toEqual(['Anna Maria', 'Auer', 'anna@demo.example', '', 'Stammgast']);
  await service().settled();
  const types: string[] = [customerChanged.type, customerImports.imported.type];
  const published = service().events.filter((event) => event.tenantid === tenant && types.includes(event.type));
  const changes = published.map(({ type, data }) => [
    type.split('.')[1],
    (data as { fields?: string[] }).fields?.length,
  ]);
  // Customers are written in the order of their ids, which are hashes.
  expect(changes.map(String).toSorted()).toEqual([
    ...['customer-changed,1', 'customer-changed,3', 'customer-changed,4', 'customers-imported,', 'customers-imported,'],
  ]);
});

test('names every fault at its cell and saves nothing', async () => {
  const { run, stored } = aBusiness();
  const reply = await run([
    anna,
    ['Ohne', 'Kontakt', '', '', ''],
    ['Cora', 'Cerny', 'keine Adresse', '12', ''],
    ['Anton', 'Auer', 'anna@demo.example', '', ''],
  ]);
  expect(faultCells(reply)).toEqual(['3 email', '4 phone', '4 email', '5 email']);
  expect([reply.id, await stored()]).toEqual([null, []]);
});

test('takes an import back, except customers who were changed since', async () => {
  const { send, run, undo, stored, find } = aBusiness();
  await run([anna]);
  const { id } = await run([
    ['Anna', 'Neu', 'anna@demo.example', '', ''],
    bert,
    ['Cora', 'Cerny', 'cora@demo.example', '', ''],
  ]);
  const cora = await find('Cerny');
  const body = { email: 'cora@demo.example', lastName: 'Cerny', note: 'Kommt wieder', version: cora.version };
  expect((await send('PUT', `/customers/${cora.id}`, body)).status).toBe(200);
  expect(await undo(id)).toEqual({ removed: 1, restored: 1, kept: 1 });
  expect((await stored()).map(([, lastName]) => lastName)).toEqual(['Auer', 'Cerny']);
});

test('forgets the former data of an erased person', async () => {
  const { tenant, send, run, undo, find } = aBusiness();
  await run([anna]);
  const { id } = await run([['Anna', 'Geheim', 'anna@demo.example', '', '']]);
  const customer = await find('Geheim');
  expect((await send('DELETE', `/customers/${customer.id}`)).status).toBe(204);
  const left = await service().sql('select before from customer_import_entry where tenant_id = $1', [tenant]);
  expect(JSON.stringify(left)).not.toContain('Auer');
  expect(await undo(id)).toEqual({ removed: 0, restored: 0, kept: 1 });
});

// IMPORT-11
test('importing what was imported changes nothing', async () => {
  const { run, stored } = aBusiness();
  const anyText = fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => text.replaceAll(/[<>]/g, ''));
  const anyRow = fc.tuple(
    fc.constantFrom('Anna', 'Özgür', ''),
    fc.constantFrom('Auer', "O'Neil", ''),
    fc.nat(50),
    anyText,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyRow, { selector: (row) => row[2], minLength: 1, maxLength: 5 }),
      async (rows) => {
        const written = rows.map(([first, last, number, note]) => [
          first,
          last,
          `gast${number}@demo.example`,
          '',
          note,
        ]);
        expect((await run(written)).counts.faulty).toBe(0);
        const exported = (await stored()) as string[][];
        expect(await run(exported)).toMatchObject({ id: null, counts: { new: 0, changed: 0, faulty: 0 } });
      },
    ),
    { numRuns: 10 },
  );
});

// IMPORT-06; prints the time
test('imports 10,000 customers', async () => {
  const { run } = aBusiness();
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    'Gast',
    `Nr. ${index}`,
    `gast${index}@demo.example`,
    '',
    '',
  ]);
  const begin = performance.now();
  expect((await run(rows)).counts.new).toBe(10_000);
  process.stdout.write(`import of customers ${Math.round(performance.now() - begin)} ms\n`);
}, 180_000);

test('is for administrators', async () => {
  const { tenant, send } = aBusiness();
  const body = { file: 'x.csv', columns, rows: [{ line: 2, cells: anna }] };
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'] });
  expect((await send('POST', '/customer-imports', body, manager)).status).toBe(403);
});
