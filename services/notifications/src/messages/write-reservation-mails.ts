import type { MessageKind } from '@theke/contracts/notifications/message';
import { type ReservationState, reservationChanged } from '@theke/contracts/ordering/reservation';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { reservationHash } from '@theke/kit/reservation-link';
import { erasedReservations } from '../reservations/erased-reservations.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { branchReservationMail, type ReservationMail, reservationMail } from '../templates/reservation-mails.ts';
import { templateShop } from '../templates/template-shop.ts';
import { counted } from './counted-recipient.ts';
import { mailTo } from './draft-messages.ts';
import { messageStore } from './message-store.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { secret: string; publicAddress: string; shops: ShopCache };

const guestKinds: Partial<Record<string, MessageKind>> = {
  confirmed: 'reservation-confirmed',
  changed: 'reservation-changed',
  canceled: 'reservation-canceled',
  reminded: 'reservation-reminder',
};

/**
 * Mails about reservations (RESV-10): to the guest if the event asks for it, and to the branch when a guest made, moved
 * or canceled one. Messages of an erased guest are erased, and a late event writes none.
 */
export const writeReservationMails = (deps: Deps): WorkSubscription =>
  reaction(reservationChanged, {
    name: 'writes about reservations',
    async handle(tx, { data: { reservation, change, by, isMailed, reason }, tenant, event: { id } }) {
      if (change === 'erased') {
        erasedReservations.save(tx, reservation.id);
        // After the messages of an earlier event handled in the same transaction are stored.
        return tx.beforeCommit(() => messageStore.eraseOfReservation(tx, reservation.id));
      }
      if (await erasedReservations.has(tx, reservation.id)) return;
      const shop = templateShop(await deps.shops.load(tx, tenant, reservation.branch.id), deps.publicAddress);
      const cause = { event: id, order: null, reservation: reservation.id, branch: reservation.branch.id };
      const kind = change === 'booked' ? kindOfBooking(reservation) : guestKinds[change];
      const mail: ReservationMail = { reservation, shop, links: linksOf(deps, shop.origin, tenant, reservation) };
      const toGuest =
        isMailed && kind
          ? mailTo(reservation.email, { ...cause, kind }, reservationMail(mail, kind, { by, reason }), shop)
          : [];
      const toBranch =
        by === 'guest' && change !== 'reminded'
          ? mailTo(
              shop.branch.email,
              { ...cause, kind: 'branch-reservation' },
              branchReservationMail(mail, change),
              shop,
            )
          : [];
      // Counted, because guests may enter any address.
      queueMessages(deps, tx, [...(by === 'guest' ? counted(toGuest) : toGuest), ...toBranch]);
    },
  });

const kindOfBooking = ({ status }: ReservationState): MessageKind =>
  status === 'requested' ? 'reservation-requested' : 'reservation-confirmed';

function linksOf({ secret }: Deps, origin: string | null, tenant: string, { uid, day }: ReservationState) {
  if (origin === null) return undefined;
  const hash = reservationHash(secret, tenant, uid);
  return {
    page: `${origin}/reservation/${uid}/${hash}`,
    calendar: `${origin}/api/reservations/public/${uid}/${hash}/calendar`,
    office: `${origin}/backend/reservations?day=${day}`,
  };
}
