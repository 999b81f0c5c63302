import { staffLabel } from './order-labels.ts';
import { RuleError } from './rule-error.ts';
import type { OrderType } from './totals.ts';

/**
 * Glossary. State: where an order stands. Move: what somebody does to it. Actor: who; a manager (also an admin) may do
 * whatever staff may. `counter-propose` is the wire's `confirm` with a `counterAppointment`; `paid`, `expired` and
 * `declined` come from payments, `accept` and `decline` are the guest's answer to a counter-proposal.
 */
export type Actor = 'guest' | 'staff' | 'manager' | 'payments';

/** All that may happen to an order (RULINGS, Orders). Nothing else may. */
export const moves = [
  { from: 'awaiting-payment', move: 'paid', to: 'placed', by: ['payments'] },
  { from: 'awaiting-payment', move: 'expired', to: 'failed', by: ['payments'] },
  { from: 'awaiting-payment', move: 'declined', to: 'failed', by: ['payments'] },
  { from: 'awaiting-payment', move: 'cancel', to: 'canceled', by: ['guest', 'staff'] },
  { from: 'placed', move: 'confirm', to: 'confirmed', by: ['staff'] },
  { from: 'placed', move: 'counter-propose', to: 'counter-proposed', by: ['staff'] },
  { from: 'placed', move: 'reject', to: 'rejected', by: ['staff'] },
  { from: 'placed', move: 'cancel', to: 'canceled', by: ['staff'] },
  { from: 'counter-proposed', move: 'accept', to: 'confirmed', by: ['guest'] },
  { from: 'counter-proposed', move: 'decline', to: 'canceled', by: ['guest'] },
  { from: 'counter-proposed', move: 'confirm', to: 'confirmed', by: ['staff'] },
  { from: 'counter-proposed', move: 'reject', to: 'rejected', by: ['staff'] },
  { from: 'counter-proposed', move: 'cancel', to: 'canceled', by: ['staff'] },
  { from: 'confirmed', move: 'in-delivery', to: 'in-delivery', by: ['staff'] },
  { from: 'confirmed', move: 'completed', to: 'completed', by: ['staff'] },
  { from: 'confirmed', move: 'cancel', to: 'canceled', by: ['staff'] },
  { from: 'in-delivery', move: 'delivered', to: 'delivered', by: ['staff'], only: 'delivery' },
  { from: 'in-delivery', move: 'completed', to: 'completed', by: ['staff'] },
  { from: 'in-delivery', move: 'cancel', to: 'canceled', by: ['manager'] },
  { from: 'delivered', move: 'completed', to: 'completed', by: ['staff'] },
] as const satisfies readonly Row[];

type Row = { from: string; move: string; to: string; by: readonly Actor[]; only?: OrderType };

export type Move = (typeof moves)[number]['move'];
export type OrderState = (typeof moves)[number]['from' | 'to'];

/** Every state, in the order of an order's life. */
export const orderStates = [
  'awaiting-payment',
  'placed',
  'counter-proposed',
  'confirmed',
  'in-delivery',
  'delivered',
  'completed',
  'rejected',
  'canceled',
  'failed',
] as const satisfies readonly OrderState[];

export const isFinished = (state: OrderState): boolean => !moves.some(({ from }) => from === state);

const mayDo = (row: Row, actor: Actor): boolean =>
  row.by.includes(actor) || (actor === 'manager' && row.by.includes('staff'));

const isFor = (row: Row, orderType: OrderType): boolean => row.only === undefined || row.only === orderType;

/** The moves open to an actor, for buttons. */
export const movesOf = (state: OrderState, actor: Actor, orderType: OrderType): Move[] =>
  moves.filter((row) => row.from === state && mayDo(row, actor) && isFor(row, orderType)).map(({ move }) => move);

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
 * The state that a move leads to. Throws RuleError ORDER_MOVE_FORBIDDEN (403) if this actor may never do it, or not in
 * this state, and ORDER_MOVE_NOT_ALLOWED (409) if nobody may in this state. Ask `isRepeat` before.
 */
export function moveFrom(state: OrderState, move: Move, actor: Actor, orderType: OrderType): OrderState {
  const row = moves.find((each) => each.from === state && each.move === move && isFor(each, orderType));
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

/** One entry of an order's history, oldest first; the first has no move: the order was placed so. */
export type StateChange = { readonly state: OrderState; readonly move?: Move | null | undefined };

/** Whether a move is the very one that led to the present state: then it answers 200 and changes nothing. */
export const isRepeat = (history: readonly StateChange[], move: Move): boolean => history.at(-1)?.move === move;

/** The flags of the wire; once set they stay set (RULINGS, Orders). Payment flags are the payments' own facts. */
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

/** An order is missed when it stays placed for 10 minutes. `placedAt` is when it became so. */
export const isMissed = (state: OrderState, placedAt: Date, now: Date): boolean =>
  state === 'placed' && now.getTime() - placedAt.getTime() >= 10 * 60_000;
