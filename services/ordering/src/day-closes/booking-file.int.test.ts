// Booking files of a month on a real database: accounts of the business, what is missing, and branches.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  type BookingAccountsOnWire,
  bookingAccountsChanged,
  saveBookingAccounts,
} from '@theke/contracts/ordering/booking-accounts';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => noon, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const other = { ...aBranch, id: uuidv7(), name: 'Zweite Filiale', identifier: 'zweite' };

async function aShop() {
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true },
    branches: [{ ...aBranch, isCardProviderEnabled: true }, other],
    products: [{ ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: noon });
  const order = async (draft: object = {}) =>
    (await send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant))).body.data as CreatedOrder;
  /** Sells for 10.90 in cash, and for 10.90 by card. */
  const sell = async () => {
    const { id } = await order();
    for (const move of ['confirm', 'completed'])
      expect((await send('POST', `/orders/${id}/status/${move}`, {})).status).toBe(200);
    const card = await order({ paymentMethod: 'card' });
    const fact = { ...paymentSucceeded.example, order: card.id, uid: card.uid };
    await service.publish(tenant, paymentSucceeded(exampleIds.payment, 3, fact));
    await service.settled();
  };
  const close = async (branch: string, counted: number) => {
    const reply = await send('POST', '/day-closes', { id: uuidv7(), branch: { id: branch }, counted });
    expect(reply.status).toBe(201);
    return reply.body.data as DayClose;
  };
  const file = (query: string, as = asStaff(tenant)) => send('GET', `/day-closes/booking-file?${query}`, undefined, as);
  const save = (body: object, as = asStaff(tenant)) =>
    send('PUT', '/day-closes/accounts', { ...saveBookingAccounts.example.body, ...body }, as);
  const accounts = async () => (await send('GET', '/day-closes/accounts')).body.data as BookingAccountsOnWire;
  return { tenant, send, sell, close, file, save, accounts };
}

const month = 'month=2026-11';
const faults = ({ body }: Reply) => body.errors?.map(({ code, field, message }) => [code, field, message]);
/** Amount, side, account, contra account, date, receipt and text of each booking. */
const bookings = ({ status, body }: Reply) => {
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  const lines = (body.data as { content: string }).content.split('\r\n').slice(2, -1);
  return lines.map((line) => {
    const cells = line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, ''));
    return [0, 1, 6, 7, 9, 10, 13].map((column) => cells[column]);
  });
};

// CLOSE-10, CLOSE-11
test('exports the closes of a month once all accounts that they need are entered', async () => {
  const { tenant, sell, close, file, save, accounts } = await aShop();
  await sell();
  const { number } = await close(aBranch.id, 10);
  expect(faults(await file(month))).toEqual([
    ['ACCOUNT_MISSING', 'adviser', 'Es fehlt die Beraternummer.'],
    ['ACCOUNT_MISSING', 'client', 'Es fehlt die Mandantennummer.'],
    ['ACCOUNT_MISSING', 'accountLength', 'Es fehlt die Länge der Sachkonten.'],
    ['ACCOUNT_MISSING', 'yearMonth', 'Es fehlt der Beginn des Wirtschaftsjahres.'],
    ['ACCOUNT_MISSING', 'methods.cash', 'Es fehlt das Konto für Barzahlung.'],
    ['ACCOUNT_MISSING', 'methods.card', 'Es fehlt das Konto für Karte (online).'],
    ['ACCOUNT_MISSING', 'rates.10', 'Es fehlt das Erlöskonto für 10 % Umsatzsteuer.'],
    ['ACCOUNT_MISSING', 'clearing', 'Es fehlt das Verrechnungskonto.'],
    ['ACCOUNT_MISSING', 'cashDifference', 'Es fehlt das Konto für Kassendifferenzen.'],
  ]);
  expect(await accounts()).toMatchObject({ version: 0, adviser: null, rates: [{ rate: 10, account: '', taxKey: '' }] });

  const saved = await save({ cashDifference: '' });
  expect(saved.body.data).toMatchObject({ version: 1, adviser: 29098, rates: [{ rate: 10 }, { rate: 20 }] });
  expect(faults(await file(month))).toEqual([
    ['ACCOUNT_MISSING', 'cashDifference', 'Es fehlt das Konto für Kassendifferenzen.'],
  ]);
  expect((await save({ version: 1 })).status).toBe(200);
  const exported = await file(month);
  const belongs = ['2111', `${aBranch.identifier}-${number}`];
  const text = (figure: string) => `${figure}, Abschluss ${number}, ${aBranch.name}`;
  expect(bookings(exported)).toEqual([
    ['10,90', 'S', '1600', '1490', ...belongs, text('Barzahlung')],
    ['10,90', 'S', '1462', '1490', ...belongs, text('Karte (online)')],
    ['21,80', 'S', '1490', '4310', ...belongs, text('Umsatz 10 %')],
    ['0,90', 'H', '1600', '6969', ...belongs, text('Kassendifferenz')],
  ]);
  const { fileName, content } = exported.body.data as { fileName: string; content: string };
  expect(fileName).toBe(`EXTF_Tagesabschluesse_${aBranch.identifier}_2026-11.csv`);
  expect(content).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;20261121120000000;.*;29098;55003;20260101;4;20261101;20261130;/,
  );
  await service.settled();
  const events = service.events.filter(
    ({ type, tenantid }) => type === bookingAccountsChanged.type && tenantid === tenant,
  );
  expect(events).toMatchObject([{ data: { cashDifference: '' } }, { data: { cashDifference: '6969' } }]);
});

// CLOSE-10
test('exports one branch or all, and other months without bookings', async () => {
  const { sell, close, file, save } = await aShop();
  await save({});
  await sell();
  await close(aBranch.id, 10.9);
  await close(other.id, 1);
  expect(bookings(await file(`${month}&branch=${other.id}`)).map(([amount]) => amount)).toEqual(['1,00']);
  expect(bookings(await file(`${month}&branch=${aBranch.id}`))).toHaveLength(3);
  const all = await file(month);
  expect(bookings(all)).toHaveLength(4);
  expect((all.body.data as { fileName: string }).fileName).toBe('EXTF_Tagesabschluesse_2026-11.csv');
  expect(bookings(await file('month=2026-10'))).toEqual([]);
  expect(faults(await file('month=2026-13'))).toEqual([
    ['FORMAT', 'month', 'Bitte geben Sie einen Monat wie 2026-11 an.'],
  ]);
});

// CLOSE-11
test('managers export their branches and enter no accounts', async () => {
  const { tenant, sell, close, file, save, send } = await aShop();
  await save({});
  await sell();
  await close(aBranch.id, 10.9);
  await close(other.id, 1);
  const manager = asStaff(tenant, { roles: ['ROLE_MANAGER'], branches: [other.id] });
  expect(bookings(await file(month, manager))).toHaveLength(1);
  expect((await file(`${month}&branch=${aBranch.id}`, manager)).status).toBe(404);
  expect((await send('GET', '/day-closes/accounts', undefined, manager)).status).toBe(403);
  expect((await save({ version: 1 }, manager)).status).toBe(403);
  const employee = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [aBranch.id] });
  expect((await file(month, employee)).status).toBe(403);
});

// CLOSE-11
test('refuses accounts that are too long, a rate twice, wrong numbers and an outdated version', async () => {
  const { save, accounts } = await aShop();
  expect(
    faults(
      await save({
        ...{ tips: '12345', methods: { cash: '00' }, adviser: 12 },
        rates: [
          { rate: 10, account: '4310', taxKey: '3' },
          { rate: 10, account: '4311' },
        ],
      }),
    )?.map(([, field]) => field),
  ).toEqual(['adviser', 'methods.cash', 'rates.0.taxKey', 'rates.1.rate', 'tips']);
  const twice = { tips: '12345', rates: [{ rate: 10 }, { rate: 10, account: '43111' }] };
  expect(faults(await save(twice))).toEqual([
    ['ACCOUNT_TOO_LONG', 'rates.1.account', expect.stringContaining('mehr Ziffern')],
    ['RATE_TWICE', 'rates.1.rate', 'Diesen Steuersatz gibt es schon.'],
    ['ACCOUNT_TOO_LONG', 'tips', expect.stringContaining('mehr Ziffern')],
  ]);
  expect((await accounts()).version).toBe(0);
  expect((await save({ version: 1 })).status).toBe(409);
  expect((await save({})).status).toBe(200);
  const outdated = await save({});
  expect([outdated.status, faults(outdated)?.map(([code]) => code)]).toEqual([409, ['STALE_VERSION']]);
});
