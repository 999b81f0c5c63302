import type { ReservationState } from '@theke/contracts/ordering/reservation';
import { reservationChanged } from '@theke/contracts/ordering/reservation';
import type { Transaction } from '@theke/kit/database/database';
import { clearTimer } from '@theke/kit/events/timers';
import { isExpected } from '@theke/rules/reservations/reservation-states';
import { reservationStore, type StoredReservation } from './reservation-store.ts';
import { changeFact, forgetTimer, reminderTimer } from './save-reservation.ts';

const erasedContact = { name: '', phone: '', email: '', note: '', staffNote: '' };

/**
 * Removes personal data from reservations, their outbox events and timers (RESV-14), and tells consumers. Guests who
 * are still expected lose their tables: staff could not know whom to seat. Expects locked rows.
 */
export function eraseReservations(tx: Transaction, all: readonly StoredReservation[]): void {
  eraseFromOutbox(
    tx,
    all.map(({ reservation }) => reservation.id),
  );
  for (const { reservation } of all) {
    const { id, status, version } = reservation;
    const next: ReservationState = {
      ...reservation,
      ...erasedContact,
      status: isExpected(status) ? 'canceled' : status,
      version: version + 1,
      isErased: true,
    };
    reservationStore.update(tx, { reservation: next, person: null });
    for (const name of [reminderTimer, forgetTimer]) clearTimer(tx, { name, subject: id });
    tx.publish(changeFact(next, { change: 'erased', by: 'system' }));
  }
}

/** Outbox events of the last days, sent or not; unsent ones still arrive. Locked in key order, as the relay does. */
function eraseFromOutbox(tx: Transaction, ids: readonly string[]): void {
  if (ids.length === 0) return;
  tx.query(
    `update outbox set event = jsonb_set(event, '{data}', (event -> 'data') || jsonb_build_object(
       'reservation', (event #> '{data,reservation}') || $2::jsonb, 'reason', ''))
     where id = any(array(
       select id from outbox where event ->> 'subject' = any($1) and event ->> 'type' = $3 order by id for update))`,
    [ids, JSON.stringify({ ...erasedContact, isErased: true }), reservationChanged.type],
    'reservations-erase-from-outbox',
  );
}
