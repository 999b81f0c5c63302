// Reservations on a real database: free times, booking under contention, the guest's link, staff, reminder and erasure.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tables } from '@theke/contracts/catalog/table';
import type { Customer } from '@theke/contracts/ordering/customer';
import {
  type PublicReservation,
  type Reservation,
  type ReservationState,
  reservationChanged,
  type SlotsOfDay,
} from '@theke/contracts/ordering/reservation';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

// Noon in Vienna on a Tuesday.
const noon = new Date('2026-12-01T11:00:00Z');
let clock = noon;
const setClock = (at: string) => {
  clock = new Date(at);
};
let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock });
});
beforeEach(() => {
  clock = noon;
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter(({ level }) => level === 'error')).toEqual([]));

const evening = [{ type: 'daily' as const, isClosed: false, from: '17:00', to: '22:00' }];
const day = '2026-12-01';
const seven = '2026-12-01T18:00:00.000Z';
const eight = '2026-12-01T19:00:00.000Z';
const guest = { name: 'Walter Beispiel', email: 'walter@demo.example', phone: '' };
let people = 0;
/** Another person each time. */
const somebody = () => {
  people += 1;
  return { name: 'Gast', email: `gast${people}@demo.example` };
};

async function aShop(seats: readonly number[] = [2], settings: object = {}) {
  const branch = { ...aBranch, openingHours: evening, isReservationEnabled: true, ...settings };
  const tenant = await publishShop(service, { branches: [branch] });
  const ids = seats.map(() => uuidv7());
  for (const [index, count] of seats.entries()) {
    const id = ids[index] as string;
    const since = { version: 1, createdAt: noon.toISOString(), updatedAt: noon.toISOString() };
    const draft = { identifier: String(index + 1), branch: { id: branch.id }, seats: count, row: 'A' };
    await service.publish(tenant, tables.events.changed(id, 1, { ...tables.draft.parse(draft), ...since, id }));
  }
  await service.settled();
  const call = (method: string, path: string, body?: unknown, as: Caller = asGuest(tenant)) =>
    request(service, method, `/api/reservations${path}`, {
      as,
      now: clock,
      ...(body === undefined ? {} : { body }),
    });
  const staff = asStaff(tenant);
  const asTeam = (method: string, path: string, body?: unknown) => call(method, path, body, staff);
  const book = async (changes: object = {}) => {
    const reply = await call('POST', '/public', {
      branch: { id: branch.id },
      startAt: seven,
      guests: 2,
      ...guest,
      ...changes,
    });
    const link = reply.body.data as { uid: string; hash: string; status: string } | undefined;
    return {
      code: [reply.status, ...(reply.body.errors ?? []).map(({ code }) => code)].join(' '),
      path: `/public/${link?.uid}/${link?.hash}`,
      ...link,
    };
  };
  const read = async (path: string) => (await call('GET', path)).body.data as PublicReservation;
  const freeTimes = async (guests = 2, on = day) => {
    const { slots } = (await call('GET', `/slots?branch=${branch.id}&day=${on}&guests=${guests}`)).body
      .data as SlotsOfDay;
    return slots.filter(({ isFree }) => isFree).map(({ at }) => at);
  };
  const listed = async () => (await asTeam('GET', `?branch=${branch.id}&day=${day}`)).body.data as Reservation[];
  const enter = (changes: object = {}) =>
    asTeam('POST', '', { branch: { id: branch.id }, startAt: seven, guests: 2, name: 'Anruf', ...changes });
  const move = (id: string, verb: string, body: object = {}) => asTeam('POST', `/${id}/status/${verb}`, body);
  const changes = async () => {
    await service.settled();
    return service.events
      .filter(({ tenantid, type }) => tenantid === tenant && type === reservationChanged.type)
      .map(({ data }) => data as { reservation: ReservationState; change: string; by: string; isMailed: boolean });
  };
  return { tenant, branch, ids, call, asTeam, book, read, freeTimes, listed, enter, move, changes };
}
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  [status, ...(body?.errors ?? []).map(({ code }) => code)].join(' ');

// RESV-01
test('guests reserve in public branches that take reservations only', async () => {
  const off = await aShop([2], { isReservationEnabled: false });
  expect((await off.book()).code).toBe('404 RESERVATIONS_OFF');
  expect((await off.call('GET', `/slots?branch=${off.branch.id}&day=${day}&guests=2`)).status).toBe(404);
  const hidden = await aShop([2], { isPublic: false });
  expect((await hidden.book()).code).toBe('404 RESERVATIONS_OFF');
  const on = await aShop();
  expect((await on.book({ branch: { id: uuidv7() } })).code).toBe('404 RESERVATIONS_OFF');
  expect(await on.book()).toMatchObject({ code: '200', status: 'confirmed' });
});

// RESV-03, RESV-04, RESV-05
test('a booking takes the smallest table, its time is taken, and free again after cancelling', async () => {
  const { book, freeTimes, call, listed, ids } = await aShop([4, 2]);
  const before = await freeTimes();
  expect(before).toHaveLength(9);
  const first = await book();
  expect((await listed())[0]?.tables).toEqual([{ id: ids[1], identifier: '2' }]);
  expect(await freeTimes()).toEqual(before);
  await book(somebody());
  // 90 minutes before and after 19:00 no party of two ends or begins.
  expect(await freeTimes()).toEqual(before.filter((at) => at < '2026-12-01T16:31' || at > '2026-12-01T19:29'));
  expect((await book(somebody())).code).toBe('409 SLOT_TAKEN');
  expect((await call('POST', `${first.path}/cancel`, {})).status).toBe(200);
  expect(await freeTimes()).toEqual(before);
  expect((await book(somebody())).code).toBe('200');
});

// RESV-04
test('a hundred parallel bookings of the last table: exactly one wins', async () => {
  const { book, listed } = await aShop([2]);
  const codes = (await Promise.all(Array.from({ length: 100 }, () => book(somebody())))).map(({ code }) => code);
  expect(codes.filter((code) => code === '200')).toHaveLength(1);
  expect(codes.filter((code) => code === '409 SLOT_TAKEN')).toHaveLength(99);
  expect(await listed()).toHaveLength(1);
});

// RESV-04
test('parallel bookings and cancellations never hold a table twice', async () => {
  const { book, call, listed } = await aShop([2, 2, 4, 6]);
  const starts = [seven, '2026-12-01T18:30:00.000Z', eight, '2026-12-01T19:30:00.000Z'];
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const booked = await book({ ...somebody(), startAt: starts[index % 4], guests: 1 + (index % 6) });
      if (booked.code === '200' && index % 3 === 0) await call('POST', `${booked.path}/cancel`, {});
    }),
  );
  const held = (await listed()).filter(({ status }) => status === 'confirmed');
  expect(held.length).toBeGreaterThan(1);
  for (const one of held)
    for (const other of held)
      if (one.id < other.id && one.startAt < other.endAt && other.startAt < one.endAt)
        expect(one.tables.filter(({ id }) => other.tables.some((table) => table.id === id))).toEqual([]);
});

// RESV-04
test('the same request again books nothing twice', async () => {
  const { book, listed } = await aShop([2, 2]);
  const id = uuidv7();
  const [one, again] = [await book({ id }), await book({ id })];
  expect(again.uid).toBe(one.uid);
  expect(await listed()).toHaveLength(1);
  expect((await book({ id, ...somebody() })).code).toBe('409 ID_TAKEN');
});

// RESV-06
test('checks start, party, share and contact of an online booking', async () => {
  const { book, freeTimes } = await aShop([2, 2, 2, 2], { reservationOnlineShare: 50 });
  expect((await book({ startAt: '2026-12-01T18:10:00.000Z' })).code).toBe('422 SLOT_NOT_OFFERED');
  expect((await book({ startAt: '2026-12-01T09:00:00.000Z' })).code).toBe('422 SLOT_NOT_OFFERED');
  expect((await book({ startAt: '2027-06-01T17:00:00.000Z' })).code).toBe('422 SLOT_NOT_OFFERED');
  expect((await book({ guests: 9 })).code).toBe('422 PARTY_TOO_LARGE');
  expect((await book({ email: '', phone: '' })).code).toBe('422 EMAIL_OR_PHONE_REQUIRED');
  expect((await book({ email: '', phone: '12' })).code).toBe('422 PHONE_INVALID');
  expect((await book({ name: 'http://spam.example' })).code).toMatch(/^422/);
  for (const _ of [1, 2]) expect((await book(somebody())).code).toBe('200');
  expect((await book(somebody())).code).toBe('409 SLOT_TAKEN');
  expect(await freeTimes()).not.toContain(seven);
});

// RESV-06
test('one person has at most four expected reservations', async () => {
  const { book } = await aShop([2, 2, 2, 2, 2, 2]);
  for (const _ of [1, 2, 3, 4]) expect((await book()).code).toBe('200');
  expect((await book()).code).toBe('409 TOO_MANY_RESERVATIONS');
  expect((await book(somebody())).code).toBe('200');
});

// RESV-08, RESV-09
test('guests change and cancel by their link until the limit', async () => {
  const { book, read, call, changes } = await aShop([2, 4], { isReservationRequest: true });
  const { path, status } = await book();
  expect(status).toBe('requested');
  expect(await read(path)).toMatchObject({
    status: 'requested',
    guests: 2,
    startAt: seven,
    changeableUntil: '2026-12-01T16:00:00.000Z',
  });
  expect((await call('GET', path.replace(/.{3}$/, 'abc'))).status).toBe(404);
  const moved = await call('PUT', path, { startAt: eight, guests: 3, note: 'Am Fenster' });
  expect(moved.body.data).toMatchObject({ startAt: eight, guests: 3, note: 'Am Fenster', status: 'requested' });
  expect(codeOf(await call('PUT', path, { startAt: eight, guests: 7 }))).toBe('409 SLOT_TAKEN');
  const calendar = await call('GET', `${path}/calendar`);
  expect(calendar.status).toBe(200);
  setClock('2026-12-01T17:00:01Z');
  expect((await read(path)).changeableUntil).toBeNull();
  expect(codeOf(await call('PUT', path, { startAt: eight, guests: 2 }))).toBe('409 TOO_LATE');
  expect(codeOf(await call('POST', `${path}/cancel`, {}))).toBe('409 TOO_LATE');
  clock = noon;
  expect((await call('POST', `${path}/cancel`, {})).body.data).toMatchObject({ status: 'canceled' });
  expect((await call('POST', `${path}/cancel`, {})).status).toBe(200);
  expect(codeOf(await call('PUT', path, { startAt: eight, guests: 2 }))).toBe('409 RESERVATION_OVER');
  expect((await changes()).map(({ change, by, isMailed }) => [change, by, isMailed])).toEqual([
    ['booked', 'guest', true],
    ['changed', 'guest', true],
    ['canceled', 'guest', true],
  ]);
});

// RESV-08, RESV-13
test('staff confirm, seat, finish and mark no-shows, which count for the person', async () => {
  const { book, listed, move, freeTimes } = await aShop([2], { isReservationRequest: true });
  await book();
  const [{ id } = { id: '' }] = await listed();
  expect((await move(id, 'confirm')).body.data).toMatchObject({ status: 'confirmed' });
  expect(codeOf(await move(id, 'no-show'))).toBe('409 NOT_BEGUN');
  expect(codeOf(await move(id, 'finish'))).toBe('409 RESERVATION_MOVE_NOT_ALLOWED');
  setClock('2026-12-01T18:20:00Z');
  expect((await move(id, 'no-show')).body.data).toMatchObject({ status: 'no-show', noShows: 1 });
  expect((await move(id, 'seat')).body.data).toMatchObject({ status: 'seated' });
  expect((await move(id, 'seat')).status).toBe(200);
  setClock('2026-12-01T18:40:00Z');
  expect((await move(id, 'finish')).body.data).toMatchObject({ status: 'finished', endAt: '2026-12-01T18:40:00.000Z' });
  expect(await freeTimes()).toContain('2026-12-01T20:00:00.000Z');
});

// RESV-08
test('guests who come after all get no table that others have', async () => {
  const { book, listed, move, enter } = await aShop([2]);
  await book();
  const [{ id } = { id: '' }] = await listed();
  setClock('2026-12-01T18:20:00Z');
  await move(id, 'no-show');
  expect((await enter({ source: 'walk-in', startAt: clock.toISOString(), name: '' })).status).toBe(201);
  expect(codeOf(await move(id, 'seat'))).toBe('409 TABLE_TAKEN');
});

// RESV-12
test('staff enter callers on chosen tables, move them, and are told who has a table', async () => {
  const { enter, ids, asTeam } = await aShop([2, 4, 2]);
  const first = (await enter({ tables: [ids[1]], startAt: '2026-12-01T10:00:00.000Z' })).body.data as Reservation;
  expect(first).toMatchObject({ status: 'confirmed', source: 'staff', tables: [{ identifier: '2' }] });
  expect(codeOf(await enter({ tables: [ids[0]], guests: 3 }))).toBe('422 TOO_FEW_SEATS');
  expect(codeOf(await enter({ tables: [uuidv7()] }))).toBe('422 TABLE_UNKNOWN');
  expect(codeOf(await enter({ tables: [ids[0], ids[0]] }))).toBe('422 TABLE_TWICE');
  expect(codeOf(await enter({ startAt: '1066-10-14T12:00:00.000Z' }))).toBe('422 OUT_OF_RANGE');
  const joined = (await enter({ guests: 6, tables: [ids[0], ids[1]] })).body.data as Reservation;
  expect(joined.tables.map(({ identifier }) => identifier)).toEqual(['1', '2']);
  const body = { version: first.version, startAt: eight, guests: 2, tables: [ids[1]], name: 'Anruf' };
  const refused = await asTeam('PUT', `/${first.id}`, body);
  expect(codeOf(refused)).toBe('409 TABLE_TAKEN');
  expect(refused.body.errors?.[0]?.message).toContain('Tisch 2 ist von 19:00 bis 21:30 Uhr für Anruf vergeben.');
  const moved = await asTeam('PUT', `/${first.id}`, { ...body, tables: [ids[2]], minutes: 60 });
  expect(moved.body.data).toMatchObject({
    version: 2,
    endAt: '2026-12-01T20:00:00.000Z',
    tables: [{ identifier: '3' }],
  });
  expect(codeOf(await asTeam('PUT', `/${first.id}`, body))).toBe('409 STALE_VERSION');
  expect(codeOf(await enter({ startAt: eight }))).toBe('409 NO_TABLE_FREE');
});

// RESV-12
test('staff reach the reservations of their branches only, guests none', async () => {
  const { tenant, branch, book, listed, call } = await aShop();
  await book();
  const [{ id } = { id: '' }] = await listed();
  const elsewhere = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  const path = `?branch=${branch.id}&day=${day}`;
  expect((await call('GET', path, undefined, elsewhere)).status).toBe(404);
  expect((await call('GET', `/${id}`, undefined, elsewhere)).status).toBe(404);
  expect((await call('POST', `/${id}/status/cancel`, {}, elsewhere)).status).toBe(404);
  expect((await call('GET', `/${id}`, undefined, asStaff(uuidv7()))).status).toBe(404);
  expect((await call('GET', path)).status).toBe(401);
  const here = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] });
  expect((await call('GET', path, undefined, here)).body.data).toHaveLength(1);
});

// RESV-12
test('the page of the branch learns of changes live', async () => {
  // Streams are signed by the real clock.
  clock = new Date();
  const { tenant, branch, enter, move } = await aShop();
  const here = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] });
  const page = await openStream(service, `/api/reservations/stream?branch=${branch.id}`, here);
  const { id } = (await enter({ startAt: clock.toISOString(), source: 'walk-in' })).body.data as Reservation;
  await page.until(`"id":"${id}","version":1`);
  await move(id, 'finish');
  await page.until(`"id":"${id}","version":2`);
});

// RESV-11
test('reminds guests some hours before, once, and not after a cancellation', async () => {
  const { book, call, changes } = await aShop([2, 2, 2]);
  const first = await book();
  const second = await book(somebody());
  await call('POST', `${second.path}/cancel`, {});
  setClock('2026-12-01T13:59:00Z');
  await service.runTimers();
  const reminded = async () => (await changes()).filter(({ change }) => change === 'reminded');
  expect(await reminded()).toEqual([]);
  setClock('2026-12-01T14:00:01Z');
  await service.runTimers();
  expect((await reminded()).map(({ reservation }) => reservation.uid)).toEqual([first.uid]);
  // Reserved less than four hours before.
  await book(somebody());
  setClock('2026-12-01T17:00:00Z');
  await service.runTimers();
  expect(await reminded()).toHaveLength(1);
});

// RESV-14
test('forgets guests after the branch’s period, with a customer who never ordered', async () => {
  const { tenant, book, listed, call } = await aShop([2], { reservationKeepDays: 10 });
  const { path } = await book({ note: 'Bitte ruhig' });
  const customers = async () =>
    (await request(service, 'GET', '/api/customers', { as: asStaff(tenant), now: clock })).body.data as Customer[];
  expect(await customers()).toMatchObject([{ lastName: 'Walter Beispiel', orders: 0 }]);
  setClock('2026-12-11T19:29:00Z');
  await service.runTimers();
  expect((await listed())[0]).toMatchObject({ name: 'Walter Beispiel' });
  setClock('2026-12-11T19:30:01Z');
  await service.runTimers();
  expect((await listed())[0]).toMatchObject({ name: '', email: '', note: '', isErased: true });
  expect(await customers()).toEqual([]);
  expect((await call('GET', path)).status).toBe(404);
});

// RESV-13, RESV-14
test('exports and erases the reservations of a customer, in the outbox too', async () => {
  const { tenant, book, listed, changes } = await aShop([2, 2]);
  await book({ note: 'Walburga isst kein Fleisch' });
  const call = (method: string, path: string) =>
    request(service, method, `/api/customers${path}`, { as: asStaff(tenant), now: clock });
  const [{ id } = { id: '' }] = (await call('GET', '')).body.data as Customer[];
  expect((await call('GET', `/${id}`)).body.data).toMatchObject({ reservations: 1, noShows: 0 });
  const exported = (await call('GET', `/${id}/export`)).body.data as unknown as { reservations: ReservationState[] };
  expect(exported.reservations).toMatchObject([{ note: 'Walburga isst kein Fleisch' }]);
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect(await listed()).toMatchObject([{ name: '', status: 'canceled', isErased: true }]);
  expect((await changes()).at(-1)).toMatchObject({ change: 'erased', by: 'system' });
  const traces = await service.sql(
    `select 1 from outbox where tenant_id = $1 and event::text ~ 'Walburga|walter@demo' union all
     select 1 from reservation where tenant_id = $1 and doc::text ~ 'Walburga|walter@demo'`,
    [tenant],
  );
  expect(traces).toEqual([]);
});

// RESV-05
test('offers both instants of a repeated hour, and none of a skipped one', async () => {
  const allNight = [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '06:00' }];
  setClock('2026-10-20T10:00:00Z');
  const autumn = await aShop([2], { openingHours: allNight, reservationLastMinutes: 0 });
  const repeated = await autumn.freeTimes(2, '2026-10-25');
  expect(repeated.filter((at) => at.includes('T00:30') || at.includes('T01:30'))).toHaveLength(2);
  expect(repeated).toHaveLength(15);
  const first = await autumn.book({ startAt: '2026-10-25T00:30:00.000Z' });
  expect(first.code).toBe('200');
  expect((await autumn.book({ ...somebody(), startAt: '2026-10-25T01:30:00.000Z' })).code).toBe('409 SLOT_TAKEN');
});
