import type { Branch } from '@theke/contracts/catalog/branch';
import type { ReservationState } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { conflict } from '@theke/kit/problem';
import { changeableUntil, reservationDay, stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { isExpected } from '@theke/rules/reservations/reservation-states';
import { expectReserving, expectStart, type ReserveDeps } from './book-online.ts';
import { findTables } from './choose-tables.ts';
import { reservationProblems as problems } from './reservation-problems.de.ts';
import { findReservation, lockReservation } from './reserve-by-staff.ts';
import { updateReservation } from './save-reservation.ts';

type Own = { tenant: string; id: string };
type Locked = Awaited<ReturnType<typeof lockReservation>>;

/** Locks the guest's reservation. @throws Problem 409 RESERVATION_OVER, TOO_LATE */
async function lockOwn(tx: Transaction, id: string, now: Date): Promise<Locked> {
  const locked = await lockReservation(tx, await findReservation(tx, { id, scope: true }));
  const { status, startAt } = locked.reservation;
  if (status === 'canceled') return locked;
  if (!isExpected(status)) throw conflict('RESERVATION_OVER', problems.over);
  if (now.getTime() > changeableUntil(locked.branch, Date.parse(startAt))) throw conflict('TOO_LATE', problems.tooLate);
  return locked;
}

/**
 * Changes time, party or wish by the guest's link (RESV-09). A new time or party of a branch that confirms each
 * reservation is a request again.
 * @throws Problem 409 RESERVATION_OVER, TOO_LATE, SLOT_TAKEN; 422 SLOT_NOT_OFFERED, PARTY_TOO_LARGE
 */
export const changeOwn = (
  { db, now }: ReserveDeps,
  { tenant, id }: Own,
  draft: { startAt: string; guests: number; note: string },
): Promise<ReservationState> =>
  db.withTenant(tenant, async (tx) => {
    const at = now();
    const { reservation, person, branch } = await lockOwn(tx, id, at);
    if (reservation.status === 'canceled') throw conflict('RESERVATION_OVER', problems.over);
    const { guests, note } = draft;
    const from = Date.parse(draft.startAt);
    const isMoved = from !== Date.parse(reservation.startAt) || guests !== reservation.guests;
    if (!isMoved && note === reservation.note) return reservation;
    const moved = isMoved ? await move(tx, branch, reservation, { from, guests, now: at }) : {};
    const next: ReservationState = { ...reservation, ...moved, note, version: reservation.version + 1 };
    updateReservation(
      tx,
      { reservation: next, person },
      { branch, now: at, change: 'changed', by: 'guest', isMailed: isMoved },
    );
    return next;
  });

async function move(
  tx: Transaction,
  branch: Branch,
  own: ReservationState,
  { from, guests, now }: { from: number; guests: number; now: Date },
): Promise<Partial<ReservationState>> {
  await expectReserving(tx, branch.id);
  expectStart(branch, { at: from, guests, now: now.getTime() });
  const period = { from, to: from + stayMinutes(branch, guests) * 60_000 };
  const tables = await findTables(tx, { branch, period, guests, own, isOnline: true });
  if (!tables) throw conflict('SLOT_TAKEN', problems.taken, 'startAt');
  return {
    status: branch.isReservationRequest ? 'requested' : 'confirmed',
    day: reservationDay(branch, from),
    startAt: new Date(from).toISOString(),
    endAt: new Date(period.to).toISOString(),
    guests,
    tables,
  };
}

/**
 * Cancels by the guest's link (RESV-09); a repetition changes nothing. @throws Problem 409 RESERVATION_OVER, TOO_LATE
 */
export const cancelOwn = ({ db, now }: ReserveDeps, { tenant, id }: Own): Promise<ReservationState> =>
  db.withTenant(tenant, async (tx) => {
    const at = now();
    const { reservation, person, branch } = await lockOwn(tx, id, at);
    if (reservation.status === 'canceled') return reservation;
    const next: ReservationState = { ...reservation, status: 'canceled', version: reservation.version + 1 };
    updateReservation(
      tx,
      { reservation: next, person },
      { branch, now: at, change: 'canceled', by: 'guest', isMailed: true },
    );
    return next;
  });
