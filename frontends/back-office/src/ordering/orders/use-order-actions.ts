import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { actorOf, may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { archiveOrder } from '@theke/contracts/ordering/order-endpoints';
import { allowedMoves } from '@theke/rules/orders/order-moves';
import { isFinished } from '@theke/rules/orders/order-states';
import { useToast } from '@theke/ui/toast';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayChooseTime } from '../shared/confirm-times.ts';
import { ordersKey } from '../shared/current-orders.ts';
import { mayOffer, offerHash } from '../shared/offer-of.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { type BoardMove, useMove, useMovesUnderWay } from '../shared/use-move.ts';
import { useWaysOn } from '../shared/use-ways-on.ts';
import { wayOnButton } from '../shared/way-on-button.ts';

/** The open dialog; a number is the index of the item to change. */
type OrderDialog =
  | ('confirm' | 'reject' | 'cancel' | 'counter-propose' | 'offer' | 'items' | 'add' | 'correction' | 'archive')
  | number;

/** What staff can do with an order, and the dialog that is open for it. */
export function useOrderActions(order: Order) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const me = useMe();
  const move = useMove();
  const underWay = useMovesUnderWay().findLast((each) => each.order === order.id);
  const isOfferWanted = useLocation().hash === offerHash && mayOffer(order);
  const [dialog, open] = useState<OrderDialog | undefined>(isOfferWanted ? 'offer' : undefined);
  const now = useNow(10_000).getTime();
  const zone = useZoneOf()(order.branch.id);
  const moves = useWaysOn(order, underWay);
  const { next } = moves;
  const nextButton = next && wayOnButton(next, order, now, zone);
  const allowed: readonly string[] = underWay ? [] : allowedMoves(order.status, actorOf(me), order.deliveryType);
  const isOver = isFinished(order.status);

  /** Sends a move, or opens the dialog that it needs. */
  function press(boardMove: BoardMove) {
    if (boardMove === 'counter-propose' && mayChooseTime(order, Date.now())) open('confirm');
    else if (boardMove === 'reject' || boardMove === 'cancel' || boardMove === 'counter-propose') open(boardMove);
    else
      move.mutate({ order, move: boardMove, ...(nextButton?.appointment && { appointment: nextButton.appointment }) });
  }
  async function archive() {
    await api(archiveOrder, { params: { id: order.id } });
    toast({ text: orderMessages.order.archived(ticketOf(order)) });
    await navigate('/orders/history');
    void client.invalidateQueries({ queryKey: ordersKey });
  }
  return {
    ...moves,
    now,
    zone,
    isOver,
    isUnderWay: underWay !== undefined,
    /** The button of the next move. */
    way: nextButton,
    /** Further moves of the menu. */
    seldom: (['confirm', 'completed', 'reject', 'cancel'] as const).filter(
      (one) => one !== next && allowed.includes(one),
    ),
    isEditable: !isOver && order.status !== 'awaiting-payment',
    mayArchive: isOver && may(me, 'orders.archive'),
    dialog,
    open,
    close: () => open(undefined),
    press,
    move: move.mutate,
    archive,
  };
}
export type OrderActions = ReturnType<typeof useOrderActions>;
