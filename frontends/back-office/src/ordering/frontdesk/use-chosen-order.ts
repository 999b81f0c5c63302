import type { Order } from '@theke/contracts/ordering/order';
import { useState } from 'react';
import { columnsOf } from '../shared/board-columns.ts';
import { type Choice, chosenOrder } from './chosen-order.ts';

/**
 * Chosen order. On wide screens the oldest new order is the default; phones show the list. `left` is the order from
 * which a phone has just returned to the list.
 */
export function useChosenOrder(orders: readonly Order[], ringing: readonly string[], isWide: boolean) {
  const [choice, setChoice] = useState<Choice>();
  const [previousId, setPreviousId] = useState<string>();
  const opened = chosenOrder(orders, ringing, choice);
  if (opened && opened.id !== previousId) setPreviousId(opened.id);
  return {
    shown: opened ?? (isWide ? columnsOf(orders).fresh.at(-1) : undefined),
    previousId: isWide ? undefined : previousId,
    choose: (order: Order) => setChoice({ order: { id: order.id, status: order.status }, rang: ringing }),
    leave: () => setChoice({ rang: ringing }),
  };
}
