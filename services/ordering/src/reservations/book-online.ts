import type { Branch } from '@theke/contracts/catalog/branch';
import type { BookingDraft, ReservationState } from '@theke/contracts/ordering/reservation';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, invalid, notFound } from '@theke/kit/problem';
import { reservationDay, startFault, stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { isExpected } from '@theke/rules/reservations/reservation-states';
import { customerStore } from '../customers/customer-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { newUid } from '../orders/new-uid.ts';
import { findTables } from './choose-tables.ts';
import { toContact } from './reservation-contact.ts';
import { reservationProblems as problems } from './reservation-problems.de.ts';
import { isUidTaken, reservationStore } from './reservation-store.ts';
import { insertReservation } from './save-reservation.ts';

export type ReserveDeps = { db: Database; now: () => Date; newId: () => string; secret: string };

/** Expected online reservations of one person in a branch. */
const maxOfPerson = 4;

/** The branch, if guests can reserve there online (RESV-01). @throws Problem 404 RESERVATIONS_OFF */
export async function expectReserving(tx: Transaction, id: string): Promise<Branch> {
  const branch = await offerStore.findBranch(tx, id);
  if (!branch?.isReservationEnabled || !branch.isPublic) throw notFound('RESERVATIONS_OFF', problems.off);
  return branch;
}

/** @throws Problem 422 SLOT_NOT_OFFERED, PARTY_TOO_LARGE */
export function expectStart(branch: Branch, start: { at: number; guests: number; now: number }): void {
  const fault = startFault(branch, start);
  if (fault === 'party-too-large') throw invalid('PARTY_TOO_LARGE', problems.start[fault], 'guests');
  if (fault) throw invalid('SLOT_NOT_OFFERED', problems.start[fault], 'startAt');
}

/**
 * Books a table for a guest (RESV-04). The same `id` again answers with the same reservation.
 * @throws Problem 404 RESERVATIONS_OFF, 409 SLOT_TAKEN, TOO_MANY_RESERVATIONS or ID_TAKEN, 422
 */
export async function bookOnline(
  deps: ReserveDeps,
  { tenant, draft }: { tenant: string; draft: BookingDraft },
): Promise<ReservationState> {
  try {
    return await deps.db.withTenant(tenant, (tx) => book(deps, tx, tenant, draft));
  } catch (error) {
    if (isUidTaken(error)) return bookOnline(deps, { tenant, draft });
    throw error;
  }
}

async function book(
  deps: ReserveDeps,
  tx: Transaction,
  tenant: string,
  draft: BookingDraft,
): Promise<ReservationState> {
  const { id = deps.newId(), startAt, guests, note } = draft;
  const branch = await expectReserving(tx, draft.branch.id);
  const { contact, person } = toContact(deps.secret, tenant, branch, draft);
  if (person) customerStore.ensure(tx, person, contact);
  reservationStore.lockBook(tx, branch.id);
  const earlier = await reservationStore.find(tx, id, true);
  if (earlier) {
    const isSame = earlier.person === person && Date.parse(earlier.reservation.startAt) === Date.parse(startAt);
    if (!isSame) throw conflict('ID_TAKEN', problems.idTaken, 'id');
    return earlier.reservation;
  }
  const [now, at] = [deps.now(), Date.parse(startAt)];
  expectStart(branch, { at, guests, now: now.getTime() });
  await expectFew(tx, branch, person, now);
  const period = { from: at, to: at + stayMinutes(branch, guests) * 60_000 };
  const tables = await findTables(tx, { branch, period, guests, isOnline: true });
  if (!tables) throw conflict('SLOT_TAKEN', problems.taken, 'startAt');
  const reservation: ReservationState = {
    id,
    version: 1,
    uid: newUid(),
    branch: { id: branch.id },
    status: branch.isReservationRequest ? 'requested' : 'confirmed',
    source: 'online',
    day: reservationDay(branch, at),
    startAt: new Date(at).toISOString(),
    endAt: new Date(period.to).toISOString(),
    guests,
    tables,
    ...contact,
    note,
    staffNote: '',
    createdAt: now.toISOString(),
    isErased: false,
  };
  await insertReservation(tx, { reservation, person }, { branch, now, change: 'booked', by: 'guest', isMailed: true });
  return reservation;
}

/**
 * Limits the reservations of one person, so that one address cannot hold all tables of a branch.
 * @throws Problem 409 TOO_MANY_RESERVATIONS
 */
async function expectFew(tx: Transaction, branch: Branch, person: string | null, now: Date): Promise<void> {
  const all = person === null ? [] : await reservationStore.ofPersons(tx, [person]);
  const expected = all.filter(
    ({ reservation }) =>
      reservation.branch.id === branch.id &&
      reservation.source === 'online' &&
      isExpected(reservation.status) &&
      Date.parse(reservation.startAt) > now.getTime(),
  );
  if (expected.length >= maxOfPerson) throw conflict('TOO_MANY_RESERVATIONS', problems.tooMany, 'email');
}
