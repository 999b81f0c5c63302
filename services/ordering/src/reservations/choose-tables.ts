import type { Branch } from '@theke/contracts/catalog/branch';
import type { ReservationState } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { conflict, invalid } from '@theke/kit/problem';
import { zoneOf } from '@theke/rules/hours/opening-status';
import {
  assignTables,
  heldTables,
  onlineTablesLeft,
  type Period,
  type SeatedTable,
  sortTables,
} from '@theke/rules/reservations/assign-tables';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { readTables } from './branch-tables.ts';
import { reservationProblems as problems } from './reservation-problems.de.ts';
import { type Held, reservationStore } from './reservation-store.ts';

type Tables = ReservationState['tables'];

export type TableRequest = {
  branch: Branch;
  period: Period;
  guests: number;
  /** The reservation that is changed; its own tables count as free. */
  own?: ReservationState | undefined;
  /** Guests may book a share of the tables only (RESV-06). */
  isOnline?: boolean;
};

const named = (tables: readonly SeatedTable[]): Tables =>
  sortTables(tables).map(({ id, identifier }) => ({ id, identifier }));

/**
 * Assigns tables to a party. Its present tables stay if they suffice. Expects the locked book.
 * @returns undefined if no table is free
 */
export async function findTables(
  tx: Transaction,
  { branch, period, guests, own, isOnline = false }: TableRequest,
): Promise<Tables | undefined> {
  const { all, assignable } = await readTables(tx, branch);
  const bookings = await reservationStore.bookings(tx, branch.id, period, own?.id ?? null);
  const held = heldTables(bookings, period);
  const present = all.filter(({ id }) => own?.tables.some((table) => table.id === id));
  const seats = present.reduce((sum, table) => sum + table.seats, 0);
  if (present.length > 0 && seats >= guests && !present.some(({ id }) => held.has(id))) return named(present);
  const limit = isOnline
    ? onlineTablesLeft(assignable, bookings, period, branch.reservationOnlineShare ?? 100)
    : undefined;
  const ids = assignTables(assignable, held, guests, limit);
  return ids && named(assignable.filter(({ id }) => ids.includes(id)));
}

/**
 * The tables that staff have chosen, if they are free and have enough seats (RESV-12). Expects the locked book.
 * @throws Problem 409 TABLE_TAKEN, 422 TABLE_UNKNOWN or TOO_FEW_SEATS
 */
export async function expectTables(
  tx: Transaction,
  { branch, period, guests, own }: TableRequest,
  chosen: readonly string[],
): Promise<Tables> {
  if (new Set(chosen).size < chosen.length) throw invalid('TABLE_TWICE', problems.tableTwice, 'tables');
  const { all } = await readTables(tx, branch);
  const tables = all.filter(({ id }) => chosen.includes(id));
  if (tables.length < chosen.length) throw invalid('TABLE_UNKNOWN', problems.unknownTable, 'tables');
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  if (seats < guests) throw invalid('TOO_FEW_SEATS', problems.tooFewSeats(seats), 'tables');
  const bookings = await reservationStore.bookings(tx, branch.id, period, own?.id ?? null);
  expectFree(branch, bookings, named(tables));
  return named(tables);
}

/** The tables that staff have chosen, else assigned ones. @throws Problem like `expectTables`, 409 NO_TABLE_FREE */
export async function chooseTables(
  tx: Transaction,
  request: TableRequest,
  chosen: readonly string[] = [],
): Promise<Tables> {
  if (chosen.length > 0) return expectTables(tx, request, chosen);
  const tables = await findTables(tx, request);
  if (!tables) throw conflict('NO_TABLE_FREE', problems.noTable, 'tables');
  return tables;
}

/** @throws Problem 409 TABLE_TAKEN with the other reservation */
function expectFree(branch: Branch, bookings: readonly Held[], tables: Tables): void {
  const clock = (at: string) => clockText(localTime(zoneOf(branch), Date.parse(at)));
  for (const { id, identifier } of tables) {
    const other = bookings.find((booking) => booking.tables.includes(id))?.reservation;
    if (!other) continue;
    const { name, startAt, endAt } = other;
    const sentence = problems.tableTaken(identifier, name, clock(startAt), clock(endAt));
    throw conflict('TABLE_TAKEN', sentence, 'tables');
  }
}
