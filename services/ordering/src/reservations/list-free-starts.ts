import type { Branch } from '@theke/contracts/catalog/branch';
import type { SlotsOfDay } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { assignTables, heldTables, onlineTablesLeft } from '@theke/rules/reservations/assign-tables';
import { listStarts, startFault, stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { readTables } from './branch-tables.ts';
import { reservationStore } from './reservation-store.ts';

type Query = { day: string; guests: number; own: string | null; now: Date };

/** The starts that the website offers on a day, and which are free (RESV-05, RESV-06); past ones are left out. */
export async function listFreeStarts(
  tx: Transaction,
  branch: Branch,
  { day, guests, own, now }: Query,
): Promise<SlotsOfDay> {
  const starts = listStarts(branch, day).filter((at) => !startFault(branch, { at, guests, now: now.getTime() }));
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return { day, slots: [] };
  const stay = stayMinutes(branch, guests) * 60_000;
  const { assignable } = await readTables(tx, branch);
  const bookings = await reservationStore.bookings(tx, branch.id, { from: first, to: last + stay }, own);
  const isFree = (from: number): boolean => {
    const period = { from, to: from + stay };
    const left = onlineTablesLeft(assignable, bookings, period, branch.reservationOnlineShare ?? 100);
    return assignTables(assignable, heldTables(bookings, period), guests, left) !== undefined;
  };
  return { day, slots: starts.map((at) => ({ at: new Date(at).toISOString(), isFree: isFree(at) })) };
}
