import type { Case } from './case.ts';

/**
 * What a move does to an order in `state` that the move `ledBy` brought there (null: it was created so).
 * `by` is who asks; employee, manager and admin are staff, an employee is one of the order's branch unless said otherwise.
 * `withCounterAppointment` is there when confirm proposes another time.
 * `expect` is the next state; 'unchanged' is 200 without a change, 'not-allowed' 409 ORDER_MOVE_NOT_ALLOWED,
 * 'wrong-actor' 401 or 403.
 */
export type OrderMovesCase = Case<
  {
    readonly state: OrderState;
    readonly ledBy: OrderMove | null;
    readonly move: OrderMove;
    readonly by: 'payments' | 'guest' | 'employee' | 'employee-of-another-branch' | 'manager' | 'admin';
    readonly deliveryType: 'takeaway' | 'delivery' | 'dineIn';
    readonly withCounterAppointment?: boolean;
  },
  OrderState | 'unchanged' | 'not-allowed' | 'wrong-actor'
>;

type OrderState =
  | 'awaiting-payment'
  | 'placed'
  | 'counter-proposed'
  | 'confirmed'
  | 'in-delivery'
  | 'delivered'
  | 'completed'
  | 'rejected'
  | 'canceled'
  | 'failed';
type OrderMove =
  | 'paid'
  | 'expired'
  | 'declined'
  | 'confirm'
  | 'reject'
  | 'cancel'
  | 'accept'
  | 'decline'
  | 'in-delivery'
  | 'delivered'
  | 'completed';

const awaiting = 'paid -> placed; expired, declined -> failed; cancel -> canceled | payments; guest, staff';
const placed =
  'confirm -> confirmed; confirm with `counterAppointment` -> counter-proposed; reject -> rejected; cancel -> canceled | staff of the branch';
const counter =
  'accept -> confirmed (appointment = proposal); decline -> canceled; confirm -> confirmed; reject; cancel | guest; staff';
const confirmed = 'in-delivery ("In Zustellung" / "Abholbereit"); completed; cancel | staff';
const inDelivery = 'delivered (delivery only); completed; cancel (manager, admin) | staff';
const delivered = '| delivered | completed | staff |';
const terminal = '| completed, rejected, canceled, failed | none (refund stays possible) | - |';
const repeat =
  'repeating the move that led here is 200 and changes nothing; everything else is 409 `ORDER_MOVE_NOT_ALLOWED` with a sentence naming the state.';
const actor = 'A wrong actor is answered 401/403 before the state is looked at.';
const late = 'Not paid in time: failed, hold released. A payment that arrives later is refunded and the guest told.';

export const orderMovesCases = [
  {
    name: 'awaiting payment: paid',
    section: 'RULINGS Orders',
    quote: awaiting,
    arithmetic: 'paid → placed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'paid', by: 'payments', deliveryType: 'takeaway' },
    expect: 'placed',
  },
  {
    name: 'awaiting payment: expired',
    section: 'RULINGS Orders',
    quote: awaiting,
    arithmetic: 'expired → failed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'expired', by: 'payments', deliveryType: 'takeaway' },
    expect: 'failed',
  },
  {
    name: 'awaiting payment: declined',
    section: 'RULINGS Orders',
    quote: awaiting,
    arithmetic: 'declined → failed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'declined', by: 'payments', deliveryType: 'takeaway' },
    expect: 'failed',
  },
  {
    name: 'awaiting payment: the guest cancels',
    section: 'RULINGS Orders',
    quote: awaiting,
    arithmetic: 'cancel → canceled',
    given: { state: 'awaiting-payment', ledBy: null, move: 'cancel', by: 'guest', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'awaiting payment: staff cancels',
    section: 'RULINGS Orders',
    quote: awaiting,
    arithmetic: 'cancel → canceled',
    given: { state: 'awaiting-payment', ledBy: null, move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'awaiting payment: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row awaiting-payment, confirm',
    given: { state: 'awaiting-payment', ledBy: null, move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'awaiting payment: cannot be rejected',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row awaiting-payment, reject',
    given: { state: 'awaiting-payment', ledBy: null, move: 'reject', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'awaiting payment: a guest cannot say it is paid',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'paid belongs to payments',
    given: { state: 'awaiting-payment', ledBy: null, move: 'paid', by: 'guest', deliveryType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: confirm',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'confirm → confirmed',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: a manager confirms',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'a manager is staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'manager', deliveryType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: an admin confirms',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'an admin is staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'admin', deliveryType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: confirm with another time',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'confirm with counterAppointment → counter-proposed',
    given: {
      state: 'placed',
      ledBy: null,
      move: 'confirm',
      by: 'employee',
      deliveryType: 'takeaway',
      withCounterAppointment: true,
    },
    expect: 'counter-proposed',
  },
  {
    name: 'placed: reject',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'reject → rejected',
    given: { state: 'placed', ledBy: null, move: 'reject', by: 'employee', deliveryType: 'takeaway' },
    expect: 'rejected',
  },
  {
    name: 'placed: cancel',
    section: 'RULINGS Orders',
    quote: placed,
    arithmetic: 'cancel → canceled',
    given: { state: 'placed', ledBy: null, move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'placed: a guest cannot confirm',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'confirm belongs to staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'guest', deliveryType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: a guest cannot cancel',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'cancel belongs to staff once placed',
    given: { state: 'placed', ledBy: null, move: 'cancel', by: 'guest', deliveryType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: an employee of another branch cannot confirm',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'not staff of the branch',
    given: {
      state: 'placed',
      ledBy: null,
      move: 'confirm',
      by: 'employee-of-another-branch',
      deliveryType: 'takeaway',
    },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: cannot be in delivery at once',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row placed, in-delivery',
    given: { state: 'placed', ledBy: null, move: 'in-delivery', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: cannot be delivered',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row placed, delivered',
    given: { state: 'placed', ledBy: null, move: 'delivered', by: 'employee', deliveryType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: cannot be completed',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row placed, completed',
    given: { state: 'placed', ledBy: null, move: 'completed', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: there is nothing to accept',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row placed, accept',
    given: { state: 'placed', ledBy: null, move: 'accept', by: 'guest', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed without an online payment: cannot be paid',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row placed, paid; no paid led here',
    given: { state: 'placed', ledBy: null, move: 'paid', by: 'payments', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed by a payment: the payment repeats itself',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'paid led here',
    given: { state: 'placed', ledBy: 'paid', move: 'paid', by: 'payments', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'counter-proposed: the guest accepts',
    section: 'RULINGS Orders',
    quote: counter,
    arithmetic: 'accept → confirmed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'accept', by: 'guest', deliveryType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'counter-proposed: the guest declines',
    section: 'RULINGS Orders',
    quote: counter,
    arithmetic: 'decline → canceled',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'decline', by: 'guest', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'counter-proposed: staff confirms after all',
    section: 'RULINGS Orders',
    quote: counter,
    arithmetic: 'confirm → confirmed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'counter-proposed: staff rejects',
    section: 'RULINGS Orders',
    quote: counter,
    arithmetic: 'reject → rejected',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'reject', by: 'employee', deliveryType: 'takeaway' },
    expect: 'rejected',
  },
  {
    name: 'counter-proposed: staff cancels',
    section: 'RULINGS Orders',
    quote: counter,
    arithmetic: 'cancel → canceled',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'counter-proposed: cannot be in delivery',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row counter-proposed, in-delivery',
    given: {
      state: 'counter-proposed',
      ledBy: 'confirm',
      move: 'in-delivery',
      by: 'employee',
      deliveryType: 'takeaway',
    },
    expect: 'not-allowed',
  },
  {
    name: 'counter-proposed: cannot be completed',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row counter-proposed, completed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'completed', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: a delivery leaves',
    section: 'RULINGS Orders',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', deliveryType: 'delivery' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: a takeaway is ready',
    section: 'RULINGS Orders',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', deliveryType: 'takeaway' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: a table is served',
    section: 'RULINGS Orders',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', deliveryType: 'dineIn' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: completed at once',
    section: 'RULINGS Orders',
    quote: confirmed,
    arithmetic: 'completed → completed',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'completed', by: 'employee', deliveryType: 'takeaway' },
    expect: 'completed',
  },
  {
    name: 'confirmed: cancel',
    section: 'RULINGS Orders',
    quote: confirmed,
    arithmetic: 'cancel → canceled',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'confirmed: cannot be rejected any more',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row confirmed, reject',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'reject', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: cannot be delivered before it left',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row confirmed, delivered',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'delivered', by: 'employee', deliveryType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: a guest cannot complete',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'completed belongs to staff',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'completed', by: 'guest', deliveryType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'confirmed: confirmed again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'confirm led here',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'confirmed by the guest: accepted again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'accept led here',
    given: { state: 'confirmed', ledBy: 'accept', move: 'accept', by: 'guest', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'confirmed by the guest: staff confirms too',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'accept led here, not confirm; no row confirmed, confirm',
    given: { state: 'confirmed', ledBy: 'accept', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: delivered',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'delivered → delivered',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', deliveryType: 'delivery' },
    expect: 'delivered',
  },
  {
    name: 'in delivery: a takeaway cannot be delivered',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'delivery only',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: a dine-in cannot be delivered',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'delivery only',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', deliveryType: 'dineIn' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: completed',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'completed → completed',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'completed', by: 'employee', deliveryType: 'delivery' },
    expect: 'completed',
  },
  {
    name: 'in delivery: a manager cancels',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'cancel (manager, admin) → canceled',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'manager', deliveryType: 'delivery' },
    expect: 'canceled',
  },
  {
    name: 'in delivery: an admin cancels',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'cancel (manager, admin) → canceled',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'admin', deliveryType: 'delivery' },
    expect: 'canceled',
  },
  {
    name: 'in delivery: an employee cannot cancel',
    section: 'RULINGS Orders',
    quote: inDelivery,
    arithmetic: 'cancel is for manager and admin',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'employee', deliveryType: 'delivery' },
    expect: 'wrong-actor',
  },
  {
    name: 'in delivery: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row in-delivery, confirm',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'confirm', by: 'employee', deliveryType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: in delivery again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'in-delivery led here',
    given: {
      state: 'in-delivery',
      ledBy: 'in-delivery',
      move: 'in-delivery',
      by: 'employee',
      deliveryType: 'delivery',
    },
    expect: 'unchanged',
  },
  {
    name: 'delivered: completed',
    section: 'RULINGS Orders',
    quote: delivered,
    arithmetic: 'completed → completed',
    given: { state: 'delivered', ledBy: 'delivered', move: 'completed', by: 'employee', deliveryType: 'delivery' },
    expect: 'completed',
  },
  {
    name: 'delivered: cannot be canceled, not even by an admin',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'no row delivered, cancel',
    given: { state: 'delivered', ledBy: 'delivered', move: 'cancel', by: 'admin', deliveryType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'delivered: delivered again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'delivered led here',
    given: { state: 'delivered', ledBy: 'delivered', move: 'delivered', by: 'employee', deliveryType: 'delivery' },
    expect: 'unchanged',
  },
  {
    name: 'completed: cannot be canceled',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'completed', ledBy: 'completed', move: 'cancel', by: 'admin', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'completed: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'completed', ledBy: 'completed', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'completed: completed again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'completed led here',
    given: { state: 'completed', ledBy: 'completed', move: 'completed', by: 'employee', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'completed: a guest who confirms is a wrong actor, not a wrong state',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'the actor comes first',
    given: { state: 'completed', ledBy: 'completed', move: 'confirm', by: 'guest', deliveryType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'completed: an employee of another branch is a wrong actor, not a wrong state',
    section: 'RULINGS Orders',
    quote: actor,
    arithmetic: 'the actor comes first',
    given: {
      state: 'completed',
      ledBy: 'completed',
      move: 'confirm',
      by: 'employee-of-another-branch',
      deliveryType: 'takeaway',
    },
    expect: 'wrong-actor',
  },
  {
    name: 'rejected: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'rejected', ledBy: 'reject', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'rejected: cannot be canceled',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'rejected', ledBy: 'reject', move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'rejected: rejected again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'reject led here',
    given: { state: 'rejected', ledBy: 'reject', move: 'reject', by: 'employee', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'canceled', ledBy: 'cancel', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'canceled: canceled again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'cancel led here',
    given: { state: 'canceled', ledBy: 'cancel', move: 'cancel', by: 'employee', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled by declining: declined again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'decline led here',
    given: { state: 'canceled', ledBy: 'decline', move: 'decline', by: 'guest', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled by declining: accepting comes too late',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'canceled', ledBy: 'decline', move: 'accept', by: 'guest', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'failed: a late payment does not place it',
    section: 'RULINGS Orders',
    quote: late,
    arithmetic: 'refunded, stays failed: no row failed, paid',
    given: { state: 'failed', ledBy: 'expired', move: 'paid', by: 'payments', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'failed: expired again',
    section: 'RULINGS Orders',
    quote: repeat,
    arithmetic: 'expired led here',
    given: { state: 'failed', ledBy: 'expired', move: 'expired', by: 'payments', deliveryType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'failed: cannot be confirmed',
    section: 'RULINGS Orders',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'failed', ledBy: 'expired', move: 'confirm', by: 'employee', deliveryType: 'takeaway' },
    expect: 'not-allowed',
  },
] as const satisfies readonly OrderMovesCase[];
