import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@theke/contracts/ordering/order';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  handOutOrder,
  rejectOrder,
} from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/order-labels';
import { ApiError } from '@theke/ui/api-error';
import { useToast } from '@theke/ui/toast';
import { useApi } from '../api/office-api.ts';
import { messages } from '../messages.de.ts';
import { ordersKey } from './current-orders.ts';
import { ticketOf } from './ticket-of.ts';

/** The moves that the board offers; counter-proposals come with theirs. */
export type BoardMove = 'confirm' | 'reject' | 'cancel' | 'in-delivery' | 'completed';
export type MoveRequest = { order: Order; move: BoardMove; reason?: string };

/** Sends a move and reloads what is shown. Who was first is told by the server's sentence. */
export function useMove() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ order, move, reason }: MoveRequest) => {
      const params = { id: order.id };
      switch (move) {
        case 'confirm':
          return api(confirmOrder, { params, body: {} });
        case 'reject':
          return api(rejectOrder, { params, body: reason ? { rejectionMessage: reason } : {} });
        case 'cancel':
          return api(cancelOrder, { params, body: reason ? { reason } : {} });
        case 'in-delivery':
          return api(handOutOrder, { params, body: {} });
        case 'completed':
          return api(completeOrder, { params, body: {} });
      }
    },
    onSuccess: (order) =>
      toast({ text: messages.board.moved(ticketOf(order), staffLabel(order.status, order.deliveryType)) }),
    onError: (error) =>
      toast({ text: (error instanceof ApiError && error.errors[0]?.message) || messages.board.moveFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}
