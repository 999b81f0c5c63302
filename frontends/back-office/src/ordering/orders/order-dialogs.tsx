import { ConfirmDialog as ArchiveDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { CounterOfferDialog } from '../shared/counter-offer-dialog.tsx';
import { EditItemsDialog } from '../shared/edit-items-dialog.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { ticketOf } from '../shared/ticket-of.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import type { OrderActions } from './use-order-actions.ts';

type Props = { order: Order; actions: OrderActions };

/** The dialog that is open on the page of an order. */
export function OrderDialogs({ order, actions: { dialog, open, close, move, archive } }: Props) {
  const ticket = ticketOf(order);
  return (
    <>
      {(dialog === 'reject' || dialog === 'cancel') && (
        <ReasonDialog
          move={dialog}
          ticket={ticket}
          onClose={close}
          onSend={(refused, reason) => {
            move({ order, move: refused, reason });
            close();
          }}
        />
      )}
      {dialog === 'confirm' && (
        <ConfirmDialog
          order={order}
          onClose={close}
          onPropose={() => open('counter-propose')}
          onConfirm={(appointment) => {
            move({ order, move: 'confirm', appointment });
            close();
          }}
        />
      )}
      {dialog === 'counter-propose' && (
        <CounterOfferDialog
          order={order}
          onClose={close}
          onSend={(counterAppointment) => {
            move({ order, move: 'counter-propose', counterAppointment });
            close();
          }}
        />
      )}
      {dialog === 'offer' && <OfferDialog order={order} onClose={close} />}
      {(dialog === 'add' || typeof dialog === 'number') && (
        <ItemDialog
          order={order}
          index={typeof dialog === 'number' ? dialog : undefined}
          onClose={close}
          onAsk={() => open('offer')}
        />
      )}
      {dialog === 'items' && <EditItemsDialog order={order} onClose={close} />}
      {dialog === 'correction' && <CorrectionDialog order={order} onClose={close} />}
      {dialog === 'archive' && (
        <ArchiveDialog
          title={orderMessages.order.archiveTitle(ticket)}
          text={orderMessages.order.archiveText}
          confirmLabel={orderMessages.order.archive}
          onConfirm={archive}
          onClose={close}
        />
      )}
    </>
  );
}
