import {
  type Mutation,
  type MutationCache,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { type OfficeApi, useApi } from '@theke/admin/api/office-api.ts';
import { fullName, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import type { Order } from '@theke/contracts/ordering/order';
import {
  cancelOrder,
  completeOrder,
  confirmOrder,
  deliverOrder,
  handOutOrder,
  readOrder,
  rejectOrder,
} from '@theke/contracts/ordering/order-endpoints';
import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { ordersKey } from './current-orders.ts';
import { hold, TakenBack } from './held-moves.ts';
import { isWorthWaiting } from './is-worth-waiting.ts';
import { orderMessages } from './order-messages.de.ts';
import { otherHand } from './other-hand.ts';
import type { StagedProof } from './staged-proof.ts';

/** Moves of `@theke/rules/orders/order-states` that staff can make. */
export type BoardMove = 'confirm' | 'counter-propose' | 'reject' | 'cancel' | 'in-delivery' | 'delivered' | 'completed';
export type MoveRequest = {
  order: Order;
  move: BoardMove;
  /** For `reject` and `cancel`. */
  reason?: string;
  /** For `counter-propose`: the offered time, ISO 8601. */
  counterAppointment?: string;
  /** For `confirm` without a requested time: the promised time, ISO 8601. */
  appointment?: string;
  /** For `delivered`: photo or signature. */
  proof?: StagedProof | undefined;
};

const moveKey = ['move'] as const;

async function send(
  api: OfficeApi,
  { order, move, reason, counterAppointment, appointment, proof }: MoveRequest,
): Promise<Order> {
  const params = { id: order.id };
  switch (move) {
    case 'confirm':
      return api(confirmOrder, { params, body: appointment ? { appointment } : {} });
    case 'counter-propose':
      return api(confirmOrder, { params, body: counterAppointment ? { counterAppointment } : {} });
    case 'reject':
      return api(rejectOrder, { params, body: reason ? { rejectionMessage: reason } : {} });
    case 'cancel':
      return api(cancelOrder, { params, body: reason ? { reason } : {} });
    case 'in-delivery':
      return api(handOutOrder, { params, body: {} });
    case 'delivered':
      return api(deliverOrder, {
        params,
        body: proof ? { proof: { kind: proof.kind, upload: await proof.store(api) } } : {},
      });
    case 'completed':
      return api(completeOrder, { params, body: {} });
  }
}

/** Resolves when none of the mutations is pending. */
function whenSettled(cache: MutationCache, mutations: readonly Mutation[]): Promise<void> {
  const areSettled = () => mutations.every(({ state }) => state.status !== 'pending');
  if (areSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (!areSettled()) return;
      stop();
      resolve();
    });
  });
}

/** Ordering learns of a proof's upload a moment after media has stored it. */
const isProofOnItsWay = (attempts: number, error: unknown): boolean =>
  attempts < 10 && error instanceof ApiError && error.has('UPLOAD_UNKNOWN');

/**
 * Sends a move after its undo period, with retries, and reloads the orders. If another user was first, says so, also
 * for the same move, which the server treats as a repetition.
 */
export function useMove() {
  const api = useApi();
  const me = fullName(useMe());
  const zoneOf = useZoneOf();
  const client = useQueryClient();
  const toast = useToast();
  const otherText = (shown: Order, now: Order) => otherHand(shown, now, me, zoneOf(now.branch.id));
  return useMutation({
    mutationKey: moveKey,
    mutationFn: (request: MoveRequest) => send(api, request),
    onMutate: async (request) => {
      const cache = client.getMutationCache();
      const pending = cache.findAll({ mutationKey: moveKey, status: 'pending' });
      const earlier = pending.filter(({ state: { variables } }) => {
        const other = variables as MoveRequest;
        return other !== request && other.order.id === request.order.id;
      });
      await hold(request.order.id, () => whenSettled(cache, earlier));
      return { isSent: true };
    },
    // The same move may be sent again (ORDER-08).
    retry: (attempts, error) => isWorthWaiting(error) || isProofOnItsWay(attempts, error),
    retryDelay: 3_000,
    // The card has already changed; only changes by another user are reported.
    onSuccess: (order, { order: shown }) => {
      const text = otherText(shown, order);
      if (text) toast({ text });
    },
    onError: async (error, { order: shown, move }) => {
      if (error instanceof TakenBack) return;
      const isLate = error instanceof ApiError && error.status === 409;
      const now = isLate ? await api(readOrder, { params: { id: shown.id } }).catch(() => undefined) : undefined;
      const { cancelFailed, moveFailed } = orderMessages.board;
      const refusal = sentenceOf(error, move === 'cancel' ? cancelFailed : moveFailed);
      toast({ text: (now && otherText(shown, now)) ?? refusal });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

/** A pending move: `isHeld` during the undo period, `isWaiting` after a failed attempt. */
export type MoveUnderWay = {
  order: string;
  /** The order as shown when the move was made. */
  before: Order;
  move: BoardMove;
  /** Time of the move, ISO 8601. */
  at: string;
  /** Of a confirmation: the promised time, ISO 8601. */
  appointment?: string | undefined;
  /** Of a proposal: the offered time, ISO 8601. */
  counterAppointment?: string | undefined;
  isHeld: boolean;
  isWaiting: boolean;
};

/** Returns the moves on this page that the server has not confirmed yet, oldest first. */
export const useMovesUnderWay = (): MoveUnderWay[] =>
  useMutationState({
    filters: { mutationKey: moveKey, status: 'pending' },
    select: ({ state }) => {
      const { order, move, appointment, counterAppointment } = state.variables as MoveRequest;
      return {
        order: order.id,
        before: order,
        move,
        at: new Date(state.submittedAt).toISOString(),
        appointment,
        counterAppointment,
        isHeld: state.context === undefined,
        isWaiting: state.failureCount > 0,
      };
    },
  });
