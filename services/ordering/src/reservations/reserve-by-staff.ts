import type { Branch } from '@theke/contracts/catalog/branch';
import type { Parsed } from '@theke/contracts/endpoint';
import type {
  createReservation,
  ReservationState,
  updateReservation as updateEndpoint,
} from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { conflict, invalid, stale, unknown } from '@theke/kit/problem';
import { reservationDay, stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { isHolding } from '@theke/rules/reservations/reservation-states';
import { customerStore } from '../customers/customer-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { newUid } from '../orders/new-uid.ts';
import type { AccessScope } from '../orders/order-store.ts';
import type { ReserveDeps } from './book-online.ts';
import { chooseTables } from './choose-tables.ts';
import { toContact } from './reservation-contact.ts';
import { reservationProblems as problems } from './reservation-problems.de.ts';
import { isUidTaken, reservationStore, type StoredReservation } from './reservation-store.ts';
import { insertReservation, updateReservation } from './save-reservation.ts';

type Draft = Parsed<typeof createReservation>['body'];
type Edit = Parsed<typeof updateEndpoint>['body'];
type Target = { tenant: string; id: string; scope: AccessScope };

const [earliest, latest] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2099-12-31T00:00:00Z')];

/** @throws Problem 422 OUT_OF_RANGE */
function expectDate(startAt: number): void {
  if (startAt < earliest || startAt >= latest) throw invalid('OUT_OF_RANGE', problems.outOfRange, 'startAt');
}

const periodOf = (branch: Branch, { startAt, guests, minutes }: Pick<Draft, 'startAt' | 'guests' | 'minutes'>) => {
  const from = Date.parse(startAt);
  return { from, to: from + (minutes ?? stayMinutes(branch, guests)) * 60_000 };
};

/**
 * Enters a reservation of a caller, or seats guests without one (RESV-12). The same `id` again answers with the same
 * reservation.
 * @throws Problem 404 for a branch out of reach, 409 TABLE_TAKEN, NO_TABLE_FREE or ID_TAKEN, 422
 */
export async function reserveByStaff(
  deps: ReserveDeps,
  { tenant, draft }: { tenant: string; draft: Draft },
): Promise<StoredReservation> {
  try {
    return await deps.db.withTenant(tenant, (tx) => enter(deps, tx, tenant, draft));
  } catch (error) {
    if (isUidTaken(error)) return reserveByStaff(deps, { tenant, draft });
    throw error;
  }
}

async function enter(deps: ReserveDeps, tx: Transaction, tenant: string, draft: Draft): Promise<StoredReservation> {
  const { id = deps.newId(), source, guests, note, staffNote } = draft;
  const branch = await offerStore.findBranch(tx, draft.branch.id);
  if (!branch) throw unknown('Die Filiale');
  const { contact, person } = toContact(deps.secret, tenant, branch, draft);
  if (person) customerStore.ensure(tx, person, contact);
  reservationStore.lockBook(tx, branch.id);
  const earlier = await reservationStore.find(tx, id, true);
  if (earlier) {
    if (earlier.reservation.branch.id !== branch.id) throw conflict('ID_TAKEN', problems.idTaken, 'id');
    return earlier;
  }
  const now = deps.now();
  const period = periodOf(branch, draft);
  expectDate(period.from);
  const tables = await chooseTables(tx, { branch, period, guests }, draft.tables);
  const isWalkIn = source === 'walk-in';
  const reservation: ReservationState = {
    id,
    version: 1,
    uid: newUid(),
    branch: { id: branch.id },
    status: isWalkIn ? 'seated' : 'confirmed',
    source,
    day: reservationDay(branch, period.from),
    startAt: new Date(period.from).toISOString(),
    endAt: new Date(period.to).toISOString(),
    guests,
    tables,
    ...contact,
    note,
    staffNote,
    createdAt: now.toISOString(),
    isErased: false,
  };
  const stored = { reservation, person };
  await insertReservation(tx, stored, { branch, now, change: 'booked', by: 'staff', isMailed: !isWalkIn });
  return stored;
}

/**
 * Changes a reservation that holds its tables. The guest is mailed a new time or party.
 * @throws Problem 404, 409 STALE_VERSION, RESERVATION_OVER, TABLE_TAKEN or NO_TABLE_FREE, 422
 */
export const changeByStaff = (
  { db, now, secret }: ReserveDeps,
  { tenant, id, scope }: Target,
  { version, ...draft }: Edit,
): Promise<StoredReservation> =>
  db.withTenant(tenant, async (tx) => {
    const found = await findReservation(tx, { id, scope });
    const { contact, person } = toContact(secret, tenant, found.branch, draft, found.reservation);
    if (person) customerStore.ensure(tx, person, contact);
    const { reservation, branch } = await lockReservation(tx, found);
    if (reservation.version !== version) throw stale('Reservierung');
    if (!isHolding(reservation.status)) throw conflict('RESERVATION_OVER', problems.over);
    const { guests, note, staffNote } = draft;
    const period = periodOf(branch, draft);
    const isMoved = period.from !== Date.parse(reservation.startAt) || guests !== reservation.guests;
    expectDate(period.from);
    const tables = await chooseTables(tx, { branch, period, guests, own: reservation }, draft.tables);
    const next: ReservationState = {
      ...reservation,
      version: version + 1,
      day: reservationDay(branch, period.from),
      startAt: new Date(period.from).toISOString(),
      endAt: new Date(period.to).toISOString(),
      guests,
      tables,
      ...contact,
      note,
      staffNote,
    };
    const stored = { reservation: next, person };
    updateReservation(tx, stored, { branch, now: now(), change: 'changed', by: 'staff', isMailed: isMoved });
    return stored;
  });

type Found = StoredReservation & { branch: Branch };

/** @throws Problem 404, also outside of the branches in scope */
export async function findReservation(tx: Transaction, { id, scope }: Pick<Target, 'id' | 'scope'>): Promise<Found> {
  const found = await reservationStore.find(tx, id, scope);
  const branch = found && (await offerStore.findBranch(tx, found.reservation.branch.id));
  if (!branch) throw unknown('Die Reservierung');
  return { ...found, branch };
}

/**
 * Locks the branch's book, then the reservation. A new customer is created before: erasing a person locks the customer
 * first, then the reservations.
 */
export async function lockReservation(tx: Transaction, { reservation: { id }, branch }: Found): Promise<Found> {
  reservationStore.lockBook(tx, branch.id);
  const locked = await reservationStore.findForChange(tx, id);
  if (!locked) throw unknown('Die Reservierung');
  return { ...locked, branch };
}
