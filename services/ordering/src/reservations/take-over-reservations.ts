import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import type { ReservationState, ReservationStatus } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { assignTables, type Booking, heldTables } from '@theke/rules/reservations/assign-tables';
import { reservationDay, stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { isHolding } from '@theke/rules/reservations/reservation-states';
import { newUid } from '../orders/new-uid.ts';
import type { ReserveDeps } from './book-online.ts';
import { toSeated } from './branch-tables.ts';
import { toContact } from './reservation-contact.ts';
import { reservationStore } from './reservation-store.ts';
import { insertReservation } from './save-reservation.ts';

export type FormerReservation = Pick<
  ReservationState,
  'startAt' | 'guests' | 'name' | 'phone' | 'email' | 'note' | 'source'
> & { status: ReservationStatus };

/**
 * Imports reservations of a branch if it has none; no guest is mailed. Those that find no table are left out. Used for
 * the demo.
 */
export const takeOverReservations = (
  deps: ReserveDeps,
  tenant: string,
  { branch, tables }: { branch: Branch; tables: readonly Table[] },
  former: readonly FormerReservation[],
): Promise<void> =>
  deps.db.withTenant(tenant, async (tx) => {
    reservationStore.lockBook(tx, branch.id);
    if (await reservationStore.areThere(tx, branch.id)) return;
    const seated = tables.filter(({ seats }) => seats).map(toSeated);
    const bookings: Booking[] = [];
    for (const one of former) {
      const from = Date.parse(one.startAt);
      const period = { from, to: from + stayMinutes(branch, one.guests) * 60_000 };
      const ids = assignTables(seated, heldTables(bookings, period), one.guests);
      if (!ids) continue;
      if (isHolding(one.status)) bookings.push({ ...period, tables: ids, isOnline: one.source === 'online' });
      const assigned = tables.filter(({ id }) => ids.includes(id)).map(({ id, identifier }) => ({ id, identifier }));
      await insert(deps, tx, tenant, { branch, former: one, tables: assigned, until: period.to });
    }
  });

type Assigned = { branch: Branch; former: FormerReservation; tables: ReservationState['tables']; until: number };

async function insert(
  deps: ReserveDeps,
  tx: Transaction,
  tenant: string,
  { branch, former, tables, until }: Assigned,
): Promise<void> {
  const { contact, person } = toContact(deps.secret, tenant, branch, former);
  const now = deps.now();
  const reservation: ReservationState = {
    ...former,
    ...contact,
    id: deps.newId(),
    version: 1,
    uid: newUid(),
    branch: { id: branch.id },
    day: reservationDay(branch, Date.parse(former.startAt)),
    endAt: new Date(until).toISOString(),
    tables,
    staffNote: '',
    createdAt: now.toISOString(),
    isErased: false,
  };
  await insertReservation(tx, { reservation, person }, { branch, now, change: 'booked', by: 'system' });
}
