import { RuleError } from '../rule-error.ts';
import { staffLabel } from './order-labels.ts';
import { type Actor, type Move, moves, type OrderState, type Row } from './order-states.ts';
import type { OrderType } from './order-types.ts';

const mayDo = (row: Row, actor: Actor): boolean =>
  row.by.includes(actor) || (actor === 'manager' && row.by.includes('staff'));

const appliesTo = (row: Row, orderType: OrderType): boolean => row.only === undefined || row.only === orderType;

/** The moves available to an actor, for buttons. */
export const allowedMoves = (state: OrderState, actor: Actor, orderType: OrderType): Move[] =>
  moves.filter((row) => row.from === state && mayDo(row, actor) && appliesTo(row, orderType)).map(({ move }) => move);

const infinitives: Record<Move, string> = {
  paid: 'als bezahlt vermerken',
  expired: 'wegen Zeitablaufs beenden',
  declined: 'wegen abgelehnter Zahlung beenden',
  cancel: 'stornieren',
  confirm: 'bestätigen',
  'counter-propose': 'mit einem anderen Termin beantworten',
  reject: 'ablehnen',
  accept: 'zum vorgeschlagenen Termin annehmen',
  decline: 'wegen des vorgeschlagenen Termins absagen',
  'in-delivery': 'als abholbereit oder in Zustellung melden',
  delivered: 'als zugestellt melden',
  completed: 'abschließen',
};

/**
 * The state that a move leads to. Check `isRepeat` before. @throws RuleError ORDER_MOVE_FORBIDDEN (403) if this actor
 * may never do it, or not in this state; ORDER_MOVE_NOT_ALLOWED (409) if nobody may in this state
 */
export function moveFrom(state: OrderState, move: Move, actor: Actor, orderType: OrderType): OrderState {
  const row = moves.find((each) => each.from === state && each.move === move && appliesTo(each, orderType));
  const isActorsMove = moves.some((each) => each.move === move && mayDo(each, actor));
  if (!isActorsMove || (row && !mayDo(row, actor)))
    throw new RuleError('ORDER_MOVE_FORBIDDEN', `Sie dürfen diese Bestellung nicht ${infinitives[move]}.`);
  if (!row)
    throw new RuleError(
      'ORDER_MOVE_NOT_ALLOWED',
      `Die Bestellung hat den Status „${staffLabel(state, orderType)}“ und lässt sich nicht ${infinitives[move]}.`,
    );
  return row.to;
}

/**
 * An entry of an order's history, oldest first; the first entry has no move, because the order was created in that
 * state.
 */
export type StateChange = { readonly state: OrderState; readonly move?: Move | null | undefined };

/** Whether a move already led to the current state: then the reply is 200 without a change. */
export const isRepeat = (history: readonly StateChange[], move: Move): boolean => history.at(-1)?.move === move;

/** The flags on the wire; never reset (ORDER-11). Payment flags are set separately by payments. */
export function flagsOf(history: readonly Pick<StateChange, 'state'>[]) {
  const was = (state: OrderState) => history.some((change) => change.state === state);
  return {
    isConfirmed: was('confirmed'),
    isInDelivery: was('in-delivery'),
    isDelivered: was('delivered'),
    isCompleted: was('completed'),
    isRejected: was('rejected'),
    isCanceled: was('canceled'),
    isFailed: was('failed'),
  };
}

/** Whether an order is final: the guest's page stops polling (STATUS-06). */
export const isOver = (order: {
  readonly isCompleted: boolean;
  readonly isRejected: boolean;
  readonly isCanceled: boolean;
  readonly isFailed: boolean;
}): boolean => order.isCompleted || order.isRejected || order.isCanceled || order.isFailed;

/** Whether an order was in the state placed for 10 minutes. `placedAt` is when it entered that state. */
export const isMissed = (state: OrderState, placedAt: Date, now: Date): boolean =>
  state === 'placed' && now.getTime() - placedAt.getTime() >= 10 * 60_000;
