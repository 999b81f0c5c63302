// RESV-02 to RESV-04, RESV-06
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  assignTables,
  type Booking,
  heldTables,
  onlineTablesLeft,
  type SeatedTable,
  sortTables,
} from './assign-tables.ts';

const table = (identifier: string, seats: number, row = ''): SeatedTable => ({
  id: `t${identifier}`,
  identifier,
  seats,
  row,
});
const free: ReadonlySet<string> = new Set();

test('sorts tables by their numbers', () =>
  expect(sortTables([table('10', 2), table('2', 2), table('A1', 2)]).map(({ identifier }) => identifier)).toEqual([
    '2',
    '10',
    'A1',
  ]));

test('RESV-03: assigns the smallest table that fits, of equal ones the first', () => {
  const tables = [table('1', 8), table('10', 4), table('2', 4), table('3', 2)];
  expect(assignTables(tables, free, 2)).toEqual(['t3']);
  expect(assignTables(tables, free, 3)).toEqual(['t2']);
  expect(assignTables(tables, new Set(['t2']), 3)).toEqual(['t10']);
  expect(assignTables(tables, free, 8)).toEqual(['t1']);
  expect(assignTables(tables, free, 9)).toBeUndefined();
});

test('RESV-03: joins neighbours of a row only, and prefers fewer tables, then fewer seats', () => {
  const row = [table('1', 2, 'Fenster'), table('2', 2, 'Fenster'), table('3', 4, 'Fenster'), table('4', 2, 'Bar')];
  expect(assignTables(row, free, 5)).toEqual(['t2', 't3']);
  expect(assignTables(row, free, 7)).toEqual(['t1', 't2', 't3']);
  // Table 2 is between the others.
  expect(assignTables(row, new Set(['t2']), 5)).toBeUndefined();
  expect(assignTables([...row, table('5', 8)], free, 5)).toEqual(['t5']);
  expect(assignTables(row, free, 5, 1)).toBeUndefined();
  // Different rows, and tables without one, are never joined.
  expect(assignTables([table('1', 2), table('2', 2), table('4', 2, 'Bar')], free, 3)).toBeUndefined();
});

test('RESV-06: leaves a share of the tables to guests without a booking', () => {
  const tables = [table('1', 2), table('2', 2), table('3', 2), table('4', 2)];
  const booking = (id: string, isOnline: boolean): Booking => ({ tables: [id], from: 0, to: 60, isOnline });
  const period = { from: 30, to: 90 };
  expect(onlineTablesLeft(tables, [], period, 50)).toBe(2);
  expect(onlineTablesLeft(tables, [booking('t1', true), booking('t2', false)], period, 50)).toBe(1);
  expect(onlineTablesLeft(tables, [booking('t1', true)], { from: 60, to: 90 }, 50)).toBe(2);
  expect(onlineTablesLeft(tables, [], period, 10)).toBe(1);
  expect(onlineTablesLeft(tables, [], period, 0)).toBe(0);
});

type Request = { guests: number; from: number; length: number; isOnline: boolean };
const arbitraryTables = fc
  .array(fc.record({ seats: fc.integer({ min: 1, max: 8 }), row: fc.constantFrom('', 'a', 'b') }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.map(({ seats, row }, index) => table(String(index + 1), seats, row)));
const arbitraryRequests = fc.array(
  fc.record({
    guests: fc.integer({ min: 1, max: 14 }),
    from: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 1, max: 6 }),
    isOnline: fc.boolean(),
  }),
  { maxLength: 30 },
);

/** Books what fits, as the service does. */
function bookAll(tables: readonly SeatedTable[], requests: readonly Request[], share: number): (Booking & Request)[] {
  const bookings: (Booking & Request)[] = [];
  for (const request of requests) {
    const period = { from: request.from, to: request.from + request.length };
    const limit = request.isOnline ? onlineTablesLeft(tables, bookings, period, share) : undefined;
    const ids = assignTables(tables, heldTables(bookings, period), request.guests, limit);
    if (ids) bookings.push({ ...request, ...period, tables: ids });
  }
  return bookings;
}

test('RESV-04: never holds a table twice, never seats more than there are seats, keeps the online share', () => {
  fc.assert(
    fc.property(arbitraryTables, arbitraryRequests, fc.integer({ min: 0, max: 100 }), (tables, requests, share) => {
      const bookings = bookAll(tables, requests, share);
      for (let at = 0; at < 20; at += 1) {
        const present = bookings.filter(({ from, to }) => from <= at && at < to);
        const held = present.flatMap((booking) => booking.tables);
        expect(new Set(held).size).toBe(held.length);
        const online = present.filter(({ isOnline }) => isOnline).flatMap((booking) => booking.tables);
        expect(online.length).toBeLessThanOrEqual(Math.max(1, Math.floor((tables.length * share) / 100)));
      }
      for (const { tables: ids, guests } of bookings) {
        const seats = tables.filter(({ id }) => ids.includes(id)).reduce((sum, one) => sum + one.seats, 0);
        expect(seats).toBeGreaterThanOrEqual(guests);
      }
    }),
  );
});

test('RESV-04: a canceled booking frees its time again', () => {
  fc.assert(
    fc.property(arbitraryTables, arbitraryRequests, fc.nat(), (tables, requests, index) => {
      const bookings = bookAll(tables, requests, 100);
      if (bookings.length === 0) return;
      const canceled = bookings[index % bookings.length] as Booking & Request;
      const others = bookings.filter((booking) => booking !== canceled);
      expect(assignTables(tables, heldTables(others, canceled), canceled.guests)).toBeDefined();
    }),
  );
});

test('RESV-03: finds a table whenever a single free one has enough seats', () => {
  fc.assert(
    fc.property(arbitraryTables, fc.integer({ min: 1, max: 8 }), (tables, guests) => {
      const fitting = tables.filter(({ seats }) => seats >= guests);
      const found = assignTables(tables, free, guests);
      if (fitting.length === 0) return;
      expect(found).toHaveLength(1);
      const seats = tables.find(({ id }) => id === found?.[0])?.seats;
      expect(seats).toBe(Math.min(...fitting.map((one) => one.seats)));
    }),
  );
});
