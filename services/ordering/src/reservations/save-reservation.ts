import type { Branch } from '@theke/contracts/catalog/branch';
import type { Fact } from '@theke/contracts/event';
import {
  type ReservationChange,
  type ReservationState,
  reservationChanged,
} from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { clearTimer, setTimer } from '@theke/kit/events/timers';
import { isExpected } from '@theke/rules/reservations/reservation-states';
import { reservationStore, type StoredReservation } from './reservation-store.ts';

/** Timer for the guest's reminder; its subject is the reservation. */
export const reminderTimer = 'reservation-reminder';
/** Timer that erases the personal data of a past reservation; its subject is the reservation. */
export const forgetTimer = 'reservation-forget';

const hour = 3_600_000;
const day = 24 * hour;
const usual = { reminderHours: 4, keepDays: 90 };

export type Change = {
  change: ReservationChange;
  by: 'guest' | 'staff' | 'system';
  isMailed?: boolean;
  reason?: string;
};

export const changeFact = (
  reservation: ReservationState,
  { change, by, isMailed = false, reason = '' }: Change,
): Fact => reservationChanged(reservation.id, reservation.version, { reservation, change, by, isMailed, reason });

/** When the personal data of a reservation is erased (RESV-14). */
export const forgottenAt = ({ endAt }: ReservationState, branch: Partial<Branch> | undefined): Date =>
  new Date(Date.parse(endAt) + (branch?.reservationKeepDays ?? usual.keepDays) * day);

/** Inserts a reservation with event and timers. */
export async function insertReservation(
  tx: Transaction,
  stored: StoredReservation,
  { branch, now, ...change }: Change & { branch: Branch; now: Date },
): Promise<void> {
  const { reservation } = stored;
  await reservationStore.insert(tx, stored);
  setTimers(tx, reservation, branch, now);
  tx.publish(changeFact(reservation, change));
}

/** Stores the next state of a reservation with event and timers. */
export function updateReservation(
  tx: Transaction,
  stored: StoredReservation,
  { branch, now, ...change }: Change & { branch: Branch | undefined; now: Date },
): void {
  const { reservation } = stored;
  reservationStore.update(tx, stored);
  setTimers(tx, reservation, branch, now);
  tx.publish(changeFact(reservation, change));
}

function setTimers(tx: Transaction, reservation: ReservationState, branch: Branch | undefined, now: Date): void {
  const { id, startAt, status, email } = reservation;
  const hours = branch?.reservationReminderHours ?? usual.reminderHours;
  const remindAt = new Date(Date.parse(startAt) - hours * hour);
  if (isExpected(status) && email !== '' && hours > 0 && remindAt > now)
    setTimer(tx, { name: reminderTimer, subject: id, at: remindAt });
  else clearTimer(tx, { name: reminderTimer, subject: id });
  setTimer(tx, { name: forgetTimer, subject: id, at: forgottenAt(reservation, branch) });
}
