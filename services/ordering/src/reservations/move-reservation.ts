import {
  type ReservationChange,
  type ReservationState,
  reservationLabels,
} from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { reservationDay } from '@theke/rules/reservations/reservation-hours';
import { type ReservationMove, reservedAfter } from '@theke/rules/reservations/reservation-states';
import type { AccessScope } from '../orders/order-store.ts';
import type { ReserveDeps } from './book-online.ts';
import { expectTables } from './choose-tables.ts';
import { reservationProblems as problems } from './reservation-problems.de.ts';
import type { StoredReservation } from './reservation-store.ts';
import { findReservation, lockReservation } from './reserve-by-staff.ts';
import { updateReservation } from './save-reservation.ts';

const changes: Record<ReservationMove, ReservationChange> = {
  confirm: 'confirmed',
  seat: 'seated',
  finish: 'finished',
  'no-show': 'no-show',
  cancel: 'canceled',
};

type Locked = Awaited<ReturnType<typeof lockReservation>>;

/**
 * A move of staff (RESV-08). The guest is mailed a confirmation and a cancellation.
 * @throws Problem 404, 409 RESERVATION_MOVE_NOT_ALLOWED, NOT_BEGUN or TABLE_TAKEN
 */
export const moveReservation = (
  { db, now }: ReserveDeps,
  { tenant, id, scope }: { tenant: string; id: string; scope: AccessScope },
  move: ReservationMove,
  reason = '',
): Promise<StoredReservation> =>
  db.withTenant(tenant, async (tx) => {
    const locked = await lockReservation(tx, await findReservation(tx, { id, scope }));
    const { reservation, person, branch } = locked;
    const status = reservedAfter(reservation.status, move);
    if (!status)
      throw conflict('RESERVATION_MOVE_NOT_ALLOWED', problems.moveNotAllowed(reservationLabels[reservation.status]));
    if (status === reservation.status) return { reservation, person };
    const at = now();
    const times = await timesAfter(tx, locked, move, at.getTime());
    const next: ReservationState = { ...reservation, ...times, status, version: reservation.version + 1 };
    const stored = { reservation: next, person };
    const isMailed = move === 'confirm' || move === 'cancel';
    updateReservation(tx, stored, { branch, now: at, change: changes[move], by: 'staff', isMailed, reason });
    return stored;
  });

/**
 * Times that a move changes: guests who come early hold their tables from then on, and guests who leave free them.
 * Guests who come after all, or early, need tables that are still free.
 */
async function timesAfter(
  tx: Transaction,
  { reservation, branch }: Locked,
  move: ReservationMove,
  now: number,
): Promise<Partial<ReservationState>> {
  const [from, to] = [Date.parse(reservation.startAt), Date.parse(reservation.endAt)];
  if (move === 'no-show' && now < from) throw conflict('NOT_BEGUN', problems.notBegun);
  if (move === 'finish') return now > from && now < to ? { endAt: new Date(now).toISOString() } : {};
  if (move !== 'seat') return {};
  if (now < from && reservationDay(branch, now) !== reservation.day) throw conflict('NOT_BEGUN', problems.notBegun);
  const period = { from: Math.min(from, now), to };
  const ids = reservation.tables.map(({ id }) => id);
  const isHeld = reservation.status !== 'no-show' && now >= from;
  if (!isHeld) await expectTables(tx, { branch, period, guests: 0, own: reservation }, ids);
  return { startAt: new Date(period.from).toISOString() };
}
