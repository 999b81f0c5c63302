import type { OrderType } from './order-types.ts';

/**
 * Terms. State: status of an order. Move: a transition of the state. Actor: who makes it; managers (and admins) may do
 * whatever staff may. `counter-propose` is the wire's `confirm` with a `counterAppointment`; `paid`, `expired` and
 * `declined` come from payments, `accept` and `decline` are the guest's reply to a counter-proposal.
 */
export type Actor = 'guest' | 'staff' | 'manager' | 'payments';

/** All allowed moves of an order (ORDER-01 to ORDER-07). */
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

export type Row = { from: string; move: string; to: string; by: readonly Actor[]; only?: OrderType };

export type Move = (typeof moves)[number]['move'];
export type OrderState = (typeof moves)[number]['from' | 'to'];

/** All states in the order of an order's lifecycle. */
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
