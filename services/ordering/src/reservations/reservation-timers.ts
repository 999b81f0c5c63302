import type { Database } from '@theke/kit/database/database';
import { setTimer, type TimerHandler } from '@theke/kit/events/timers';
import { isExpected } from '@theke/rules/reservations/reservation-states';
import { customerStore } from '../customers/customer-store.ts';
import { offerStore } from '../offer/offer-store.ts';
import { eraseReservations } from './erase-reservations.ts';
import { reservationStore } from './reservation-store.ts';
import { changeFact, forgetTimer, forgottenAt, reminderTimer } from './save-reservation.ts';

type Deps = { db: Database; now: () => Date };

/** Asks for the guest's reminder (RESV-11), unless the reservation was canceled or has begun. */
export const remindGuest = ({ db, now }: Deps): TimerHandler => ({
  name: reminderTimer,
  run: ({ tenant, subject, settle }) =>
    db.withTenant(tenant, async (tx) => {
      settle(tx);
      const stored = await reservationStore.findForChange(tx, subject);
      if (!stored) return;
      const { reservation } = stored;
      if (!isExpected(reservation.status) || Date.parse(reservation.startAt) <= now().getTime()) return;
      tx.publish(changeFact(reservation, { change: 'reminded', by: 'system', isMailed: true }));
    }),
});

/** Erases the personal data of a past reservation after the branch's period (RESV-14). */
export const forgetGuest = ({ db, now }: Deps): TimerHandler => ({
  name: forgetTimer,
  run: ({ tenant, subject }) =>
    db.withTenant(tenant, async (tx) => {
      const found = await reservationStore.find(tx, subject, true);
      // In the order in which the erasure of a person locks.
      if (found?.person) await customerStore.lock(tx, found.person);
      const stored = await reservationStore.findForChange(tx, subject);
      if (!stored || stored.reservation.isErased) return;
      const branch = await offerStore.findBranch(tx, stored.reservation.branch.id);
      const due = forgottenAt(stored.reservation, branch);
      // The period was prolonged since.
      if (due > now()) return setTimer(tx, { name: forgetTimer, subject, at: due });
      eraseReservations(tx, [stored]);
      if (stored.person) customerStore.removeUnused(tx, stored.person);
    }),
});
