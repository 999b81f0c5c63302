import type { Order } from '@theke/contracts/ordering/order';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { mayChooseTime } from './confirm-times.ts';
import { CounterOfferDialog } from './counter-offer-dialog.tsx';
import { EditItemsDialog } from './edit-items-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ticketOf } from './ticket-of.ts';
import { type BoardMove, useMove } from './use-move.ts';

type Asking = { order: Order; about: 'reject' | 'cancel' | 'counter-propose' | 'confirm' | 'items' };

/** Handlers of a card's buttons: most moves are sent directly, some open the returned `dialog` first. */
export function useOrderMoves(): {
  /** @param appointment time that `confirm` promises. Default: the requested or expected time */
  onMove(order: Order, boardMove: BoardMove, appointment?: string): void;
  onEdit(order: Order): void;
  dialog: ReactNode;
} {
  const move = useMove();
  const [asking, setAsking] = useState<Asking>();
  return {
    onMove(order, boardMove, appointment) {
      if (boardMove === 'counter-propose' && mayChooseTime(order, Date.now())) setAsking({ order, about: 'confirm' });
      else if (boardMove === 'reject' || boardMove === 'cancel' || boardMove === 'counter-propose')
        setAsking({ order, about: boardMove });
      else move.mutate({ order, move: boardMove, ...(appointment && { appointment }) });
    },
    onEdit: (order) => setAsking({ order, about: 'items' }),
    dialog: asking && dialogOf(asking, setAsking, (request) => move.mutate(request)),
  };
}

function dialogOf(
  { order, about }: Asking,
  ask: (next: Asking | undefined) => void,
  send: (request: Parameters<ReturnType<typeof useMove>['mutate']>[0]) => void,
): ReactNode {
  const close = () => ask(undefined);
  if (about === 'confirm')
    return (
      <ConfirmDialog
        order={order}
        onClose={close}
        onPropose={() => ask({ order, about: 'counter-propose' })}
        onConfirm={(appointment) => {
          send({ order, move: about, appointment });
          close();
        }}
      />
    );
  if (about === 'items') return <EditItemsDialog order={order} onClose={close} />;
  if (about === 'counter-propose')
    return (
      <CounterOfferDialog
        order={order}
        onClose={close}
        onSend={(counterAppointment) => {
          send({ order, move: about, counterAppointment });
          close();
        }}
      />
    );
  return (
    <ReasonDialog
      move={about}
      ticket={ticketOf(order)}
      onClose={close}
      onSend={(refused, reason) => {
        send({ order, move: refused, reason });
        close();
      }}
    />
  );
}
