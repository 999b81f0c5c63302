// Delivery zones: the address list of the tenant, the lookup, and the decision when an order is placed.
import { afterEach, expect, test } from '@jest/globals';
import type { ImportReply } from '@theke/contracts/imports/define-import';
import { type AddressList, type AddressMap, addressImports } from '@theke/contracts/ordering/address-list';
import { type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { faultCells, importCaller } from '@theke/kit/testing/import-caller';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const day = 24 * 3_600_000;
/** How far the service's clock is ahead, in ms. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const service = runDuringTests(ordering, { now });
afterEach(() => {
  ahead = 0;
});
afterEach(() => expect(service().log.filter((line) => line.level === 'error')).toEqual([]));

const columns = ['street', 'houseNumber', 'zipCode', 'city', 'latitude', 'longitude'];
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const area = (name: string, price: number, points?: ReturnType<typeof at>[], more: object = {}) => ({
  ...{ area: name, price, tax: 20, free: false, freeFromOrderValue: 0, minimumOrderValue: 0, minutes: 10 },
  ...more,
  ...(points && { points }),
});
const near = area('Nah', 1.5, [at(48, 16), at(48, 16.1), at(48.1, 16.1), at(48.1, 16)]);
const far = area('Weit', 4.9, [at(47.9, 15.9), at(47.9, 16.3), at(48.3, 16.3), at(48.3, 15.9)], { minutes: 25 });
const named = area('1080 Wien', 3.9);
const branchWith = (...deliveryAreas: ReturnType<typeof area>[]) => ({
  ...aBranch,
  isDeliveryEnabled: true,
  deliveryHours: [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }],
  deliveryAreas,
});

const rows = [
  ['Lange Gasse', '7', '1080', 'Wien', '48.05', '16.05'],
  ['Lange Gasse', '9', '1080', 'Wien', '48.2', '16.2'],
  ['Lange Gasse', '9a', '1080', 'Wien', '48.21', '16.2'],
  ['Ferne Straße', '1', '1090', 'Wien', '49', '17'],
];

/** A business with these areas and addresses. */
async function aBusiness(areas = [near, far], list: string[][] = rows) {
  const tenant = await publishShop(service(), { branches: [branchWith(...areas)] });
  const send = (method: string, path: string, body?: unknown, as: Caller = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as, now: now(), ...(body === undefined ? {} : { body }) });
  const caller = importCaller(send, '/address-imports');
  const run = (lines: string[][], more: object = {}) => caller.run(columns, lines, more);
  if (list.length > 0) await run(list);
  const order = (draft: object) =>
    send(
      'POST',
      '/orders',
      {
        ...orderDraftExample,
        ...{ deliveryType: 'delivery', zipCode: '1080', city: 'Wien', deliveryArea: 'Weit' },
        items: [{ product: margherita.id, amount: 2, unit: 'piece', parts: [] }],
        ...draft,
      },
      asGuest(tenant),
    );
  const read = async (id: string) => (await send('GET', `/orders/${id}`)).body.data as Order;
  const find = async (street: string, zipCode = '1080', city = 'Wien') =>
    (await send('POST', '/address-list/find', { street, zipCode, city })).body.data as {
      match: string;
      street: string;
    } | null;
  const current = async () => (await send('GET', '/address-list')).body.data as AddressList | null;
  return { tenant, send, ...caller, run, order, read, find, current };
}

// ZONE-03
test('decides the zone by the address, and not by the chosen area', async () => {
  const { order, read } = await aBusiness();
  const placed = await order({ street: 'Lange Gasse 7', deliveryArea: 'Weit' });
  expect(placed.status).toBe(201);
  const stored = await read((placed.body.data as { id: string }).id);
  expect([stored.deliveryArea, stored.totals.delivery.gross]).toEqual(['Nah', 1.5]);
  const further = await order({ street: 'lange gasse 9/4/12', deliveryArea: 'Nah' });
  expect((await read((further.body.data as { id: string }).id)).deliveryArea).toBe('Weit');
});

// ZONE-03, ORDER-23
test('asks a guest who was shown another price, and keeps the price that the guest agreed to', async () => {
  const { order, read } = await aBusiness();
  const asked = await order({ street: 'Lange Gasse 7', expectedTotal: 26.7 });
  expect(asked.status).toBe(409);
  expect(asked.body.errors?.[0]).toMatchObject({
    code: 'PRICE_CHANGED',
    quote: { totals: { delivery: { gross: 1.5 } } },
  });
  const agreed = await order({ street: 'Lange Gasse 7', expectedTotal: 23.3 });
  expect(agreed.status).toBe(201);
  expect((await read((agreed.body.data as { id: string }).id)).totals.total.gross).toBe(23.3);
});

// ZONE-04
test('refuses an address outside of all zones and an unknown one, at the field of the address', async () => {
  const { order } = await aBusiness();
  const faults = async (draft: object) => (await order(draft)).body.errors?.map(({ code, field }) => [code, field]);
  expect(await faults({ street: 'Ferne Straße 1', zipCode: '1090' })).toEqual([['ADDRESS_OUTSIDE_ZONES', 'street']]);
  expect(await faults({ street: 'Erfundene Gasse 3' })).toEqual([['ADDRESS_NOT_FOUND', 'street']]);
  const other = { deliveryZipCode: '1090', deliveryCity: 'Wien', deliveryStreet: 'Ferne Straße 1' };
  expect(await faults({ street: 'Lange Gasse 7', isDeliveryAddressDifferent: true, ...other })).toEqual([
    ['ADDRESS_OUTSIDE_ZONES', 'deliveryStreet'],
  ]);
  expect(await faults({ street: '', deliveryArea: 'Nah' })).toEqual([['REQUIRED', 'street']]);
});

test('leaves an address in no zone to the named area of its postal code', async () => {
  const { order, read } = await aBusiness([named, near]);
  const placed = await order({ street: 'Erfundene Gasse 3', deliveryArea: '1080 Wien' });
  expect((await read((placed.body.data as { id: string }).id)).totals.delivery.gross).toBe(3.9);
  const elsewhere = await order({ street: 'Ferne Straße 1', zipCode: '1090', deliveryArea: '1080 Wien' });
  expect(elsewhere.body.errors?.[0]?.code).toBe('ZIP_CODE_NOT_IN_AREA');
});

// FEE-06
test('checks the minimum order value of the decided zone', async () => {
  const { order } = await aBusiness([{ ...near, minimumOrderValue: 50 }, far]);
  const refused = await order({ street: 'Lange Gasse 7', deliveryArea: 'Weit' });
  expect(refused.body.errors?.map(({ code }) => code)).toEqual(['MINIMUM_NOT_REACHED']);
});

test('ignores the address list for a branch without zones', async () => {
  const { order } = await aBusiness([named]);
  expect((await order({ street: 'Erfundene Gasse 3', deliveryArea: '1080 Wien' })).status).toBe(201);
});

// ZONE-04
test('shows guests the zone of an address, without coordinates', async () => {
  const { tenant, send } = await aBusiness();
  const ask = async (street: string, zipCode = '1080') => {
    const body = { branch: { id: aBranch.id }, street, zipCode };
    return (await send('POST', '/delivery-zones/find', body, asGuest(tenant))).body.data;
  };
  expect(await ask('Lange G. 7')).toEqual({ area: 'Nah', found: { match: 'exact', street: 'Lange Gasse 7' } });
  expect(await ask('Lange Gasse 5')).toEqual({ area: 'Nah', found: { match: 'near', street: 'Lange Gasse 7' } });
  expect(await ask('Ferne Str. 1', '1090')).toMatchObject({ area: null, found: { match: 'exact' } });
  expect(await ask('Nirgendwo 1')).toEqual({ area: null, found: null });
});

// ZONE-06
test('finds the house, else the nearest number of its street, of the same town', async () => {
  const { find } = await aBusiness(undefined, [
    ...rows,
    ['Hauptstraße', '1', '2000', 'Oberdorf', '48', '16'],
    ['Hauptstraße', '5', '2000', 'Unterdorf', '48', '16'],
  ]);
  expect(await find('Lange Gasse 9a')).toMatchObject({ match: 'exact', street: 'Lange Gasse 9a' });
  expect(await find('Lange Gasse 9b')).toMatchObject({ match: 'near', street: 'Lange Gasse 9' });
  expect(await find('Lange Gasse 12')).toMatchObject({ match: 'near', street: 'Lange Gasse 9' });
  expect(await find('Lange Gasse 30')).toBeNull();
  expect(await find('Lange Gasse')).toBeNull();
  expect(await find('Lange Gasse 7', '1090')).toBeNull();
  expect(await find('Hauptstr. 1', '2000', 'Unterdorf')).toMatchObject({ match: 'near', street: 'Hauptstraße 5' });
  expect(await find('Hauptstr. 1', '2000', '')).toMatchObject({ match: 'exact' });
});

// ZONE-06
test('finds what a search through the whole list finds', async () => {
  const { find, run } = await aBusiness(undefined, []);
  const house = fc.record({ number: fc.integer({ min: 1, max: 60 }), letter: fc.constantFrom('', 'a', 'b') });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(house, { minLength: 1, maxLength: 8, selector: (one) => `${one.number}${one.letter}` }),
      house,
      async (list, wanted) => {
        await run(list.map(({ number, letter }) => ['Testweg', `${number}${letter}`, '1010', 'Wien', '48', '16']));
        const [best] = list
          .filter(({ number }) => Math.abs(number - wanted.number) <= 20)
          .toSorted(
            (one, other) =>
              Math.abs(one.number - wanted.number) - Math.abs(other.number - wanted.number) ||
              Number(one.letter !== wanted.letter) - Number(other.letter !== wanted.letter) ||
              one.number - other.number ||
              one.letter.localeCompare(other.letter),
          );
        const isExact = best?.number === wanted.number && best.letter === wanted.letter;
        const expected = best
          ? { match: isExact ? 'exact' : 'near', street: `Testweg ${best.number}${best.letter}` }
          : null;
        const found = await find(`TESTWEG ${wanted.number}${wanted.letter}`, '1010');
        expect(found && { match: found.match, street: found.street }).toEqual(expected);
      },
    ),
    { numRuns: 25 },
  );
});

// ZONE-05
test('replaces the list, and takes the import back', async () => {
  const { find, run, undo, list, current } = await aBusiness();
  const second = await run([['Neue Gasse', '1', '1010', 'Wien', '48', '16']], {
    source: 'OpenAddresses',
    asOf: '2026-11-01',
  });
  expect(await current()).toMatchObject({ addresses: 1, source: 'OpenAddresses', asOf: '2026-11-01' });
  expect([await find('Neue Gasse 1', '1010'), await find('Lange Gasse 7')]).toEqual([expect.anything(), null]);
  expect(await undo(second.id)).toEqual({ removed: 1, restored: 4, kept: 0 });
  expect([await find('Neue Gasse 1', '1010'), await find('Lange Gasse 7')]).toEqual([null, expect.anything()]);
  const all = await list();
  expect(all.map(({ created, undoneAt }) => [created, undoneAt !== null])).toEqual([
    [1, true],
    [4, false],
  ]);
});

test('takes back the newest import only, once', async () => {
  const { send, run } = await aBusiness(undefined, []);
  const first = await run([['Alte Gasse', '1', '1010', 'Wien', '48', '16']]);
  const second = await run([['Neue Gasse', '1', '1010', 'Wien', '48', '16']]);
  const undo = async (id: string | null) =>
    (await send('POST', `/address-imports/${id}/undo`, {})).body.errors?.[0]?.code;
  expect(await undo(first.id)).toBe('NEWER_IMPORT');
  expect([await undo(second.id), await undo(second.id), await undo(uuidv7())]).toEqual([
    undefined,
    'ALREADY_UNDONE',
    'NOT_FOUND',
  ]);
});

test('keeps the addresses of the current list and of the one before it', async () => {
  const { tenant, run, undo } = await aBusiness();
  const lists = async () =>
    (await service().sql('select distinct list_id from address where tenant_id = $1', [tenant])).length;
  await run([['Neue Gasse', '1', '1010', 'Wien', '48', '16']]);
  const last = await run([['Neue Gasse', '2', '1010', 'Wien', '48', '16']]);
  expect(await lists()).toBe(2);
  await undo(last.id);
  await run([['Neue Gasse', '3', '1010', 'Wien', '48', '16']]);
  expect(await lists()).toBe(2);
});

test('brings back a list that was imported long before it was replaced, for 30 days', async () => {
  const { send, tenant, run, undo, find } = await aBusiness();
  ahead = 31 * day;
  const second = await run([['Neue Gasse', '1', '1010', 'Wien', '48', '16']]);
  expect(await undo(second.id)).toEqual({ removed: 1, restored: 4, kept: 0 });
  expect(await find('Lange Gasse 7')).not.toBeNull();

  const third = await run([['Neue Gasse', '2', '1010', 'Wien', '48', '16']]);
  await service().sql(`delete from address_list where tenant_id = $1 and state = 'former'`, [tenant]);
  const { status, body } = await send('POST', `/address-imports/${third.id}/undo`, {});
  expect([status, body.errors?.[0]?.code]).toEqual([409, 'UNDO_EXPIRED']);
  expect(await find('Neue Gasse 2', '1010')).not.toBeNull();
});

test('names every fault, leaves incomplete rows out, and saves nothing with a fault', async () => {
  const { run, current } = await aBusiness(undefined, []);
  const wrong = ['Lange Gasse', '7', '1080', 'Wien', '340956', '16'];
  const reply = await run([...rows, ['Ohne Nummer', '', '1080', 'Wien', '48', '16'], wrong]);
  expect([reply.id, faultCells(reply), reply.counts]).toEqual([
    null,
    ['7 latitude'],
    { new: 4, changed: 0, same: 1, faulty: 1 },
  ]);
  expect((await run(rows, { isDryRun: true })).id).toBeNull();
  expect(await current()).toBeNull();
});

test('publishes imports, and keeps the lists of tenants apart', async () => {
  const { tenant, current } = await aBusiness();
  const other = await aBusiness(undefined, []);
  expect([await other.find('Lange Gasse 7'), (await current())?.addresses]).toEqual([null, 4]);
  await service().settled();
  const published = service().events.filter(
    (event) => event.tenantid === tenant && event.type === addressImports.imported.type,
  );
  expect(published.map(({ data }) => data)).toMatchObject([{ created: 4, isUndone: false }]);
});

// ZONE-07
test('draws a map of the addresses within the bounds', async () => {
  const { send } = await aBusiness();
  const map = async (query: string) => (await send('GET', `/address-list/map?${query}`)).body;
  const { points, streets } = (await map('south=48&west=16&north=48.3&east=16.3')).data as AddressMap;
  expect([points.length, streets.map(({ street }) => street)]).toEqual([6, ['Lange Gasse']]);
  expect((await map('south=10&west=10&north=11&east=11')).data).toEqual({ points: [], streets: [] });
  expect((await map('south=11&west=10&north=11&east=11')).errors?.map(({ field }) => field)).toEqual(['north']);
});

test('is for those who may change branches; guests see no list', async () => {
  const { tenant, send } = await aBusiness();
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [aBranch.id] });
  const body = { file: 'x.csv', columns, rows: [{ line: 2, cells: rows[0] }] };
  expect((await send('POST', '/address-imports', body, employee)).status).toBe(403);
  expect((await send('GET', '/address-list', undefined, employee)).status).toBe(200);
  for (const path of ['/address-list', '/address-list/map?south=48&west=16&north=49&east=17'])
    expect((await send('GET', path, undefined, asGuest(tenant))).status).toBe(401);
});

// ZONE-05; prints the time
test('imports 200,000 addresses in parts', async () => {
  const { send, current, find } = await aBusiness(undefined, []);
  const begin = performance.now();
  const [parts, size, list] = [10, 20_000, uuidv7()];
  let before = await current();
  for (let part = 1; part <= parts; part++) {
    expect(before).toBeNull();
    const lines = Array.from({ length: size }, (_, index) => {
      const number = (part - 1) * size + index;
      const cells = [
        `Straße ${String.fromCharCode(97 + (number % 26))}${Math.floor(number / 2_600)}weg`,
        String((number % 2_600) + 1),
        '1010',
        'Wien',
        '48.1',
        '16.2',
      ];
      return { line: number + 2, cells };
    });
    const { status, body } = await send('POST', '/address-imports', {
      file: 'gross.csv',
      columns,
      rows: lines,
      list,
      part,
      parts,
    });
    expect([status, (body.data as ImportReply).counts.new]).toEqual([200, size]);
    if (part < parts) before = await current();
  }
  process.stdout.write(`import of 200,000 addresses ${Math.round(performance.now() - begin)} ms\n`);
  expect((await current())?.addresses).toBe(200_000);
  const asked = performance.now();
  expect(await find('Straße b3weg 28', '1010')).not.toBeNull();
  process.stdout.write(`lookup ${Math.round(performance.now() - asked)} ms\n`);
}, 180_000);
