import type { Case } from './case.ts';

/**
 * The effect of a move on an order in `state`, reached by the move `ledBy` (null: initial state). `by` is the actor;
 * employee, manager and admin are staff, by default an employee of the order's branch. `withCounterAppointment` is set
 * when confirm proposes another time. `expect` is the next state; 'unchanged' is 200 without a change, 'not-allowed'
 * 409 ORDER_MOVE_NOT_ALLOWED, 'wrong-actor' 401 or 403.
 */
export type OrderMovesCase = Case<
  {
    readonly state: OrderState;
    readonly ledBy: OrderMove | null;
    readonly move: OrderMove;
    readonly by: 'payments' | 'guest' | 'employee' | 'employee-of-another-branch' | 'manager' | 'admin';
    readonly orderType: 'takeaway' | 'delivery' | 'dineIn';
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
    rule: 'ORDER-01',
    quote: awaiting,
    arithmetic: 'paid → placed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'paid', by: 'payments', orderType: 'takeaway' },
    expect: 'placed',
  },
  {
    name: 'awaiting payment: expired',
    rule: 'ORDER-01',
    quote: awaiting,
    arithmetic: 'expired → failed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'expired', by: 'payments', orderType: 'takeaway' },
    expect: 'failed',
  },
  {
    name: 'awaiting payment: declined',
    rule: 'ORDER-01',
    quote: awaiting,
    arithmetic: 'declined → failed',
    given: { state: 'awaiting-payment', ledBy: null, move: 'declined', by: 'payments', orderType: 'takeaway' },
    expect: 'failed',
  },
  {
    name: 'awaiting payment: the guest cancels',
    rule: 'ORDER-01',
    quote: awaiting,
    arithmetic: 'cancel → canceled',
    given: { state: 'awaiting-payment', ledBy: null, move: 'cancel', by: 'guest', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'awaiting payment: staff cancels',
    rule: 'ORDER-01',
    quote: awaiting,
    arithmetic: 'cancel → canceled',
    given: { state: 'awaiting-payment', ledBy: null, move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'awaiting payment: cannot be confirmed',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row awaiting-payment, confirm',
    given: { state: 'awaiting-payment', ledBy: null, move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'awaiting payment: cannot be rejected',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row awaiting-payment, reject',
    given: { state: 'awaiting-payment', ledBy: null, move: 'reject', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'awaiting payment: a guest cannot say it is paid',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'paid belongs to payments',
    given: { state: 'awaiting-payment', ledBy: null, move: 'paid', by: 'guest', orderType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: confirm',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'confirm → confirmed',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: a manager confirms',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'a manager is staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'manager', orderType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: an admin confirms',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'an admin is staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'admin', orderType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'placed: confirm with another time',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'confirm with counterAppointment → counter-proposed',
    given: {
      state: 'placed',
      ledBy: null,
      move: 'confirm',
      by: 'employee',
      orderType: 'takeaway',
      withCounterAppointment: true,
    },
    expect: 'counter-proposed',
  },
  {
    name: 'placed: reject',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'reject → rejected',
    given: { state: 'placed', ledBy: null, move: 'reject', by: 'employee', orderType: 'takeaway' },
    expect: 'rejected',
  },
  {
    name: 'placed: cancel',
    rule: 'ORDER-02',
    quote: placed,
    arithmetic: 'cancel → canceled',
    given: { state: 'placed', ledBy: null, move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'placed: a guest cannot confirm',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'confirm belongs to staff',
    given: { state: 'placed', ledBy: null, move: 'confirm', by: 'guest', orderType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: a guest cannot cancel',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'cancel belongs to staff once placed',
    given: { state: 'placed', ledBy: null, move: 'cancel', by: 'guest', orderType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: an employee of another branch cannot confirm',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'not staff of the branch',
    given: {
      state: 'placed',
      ledBy: null,
      move: 'confirm',
      by: 'employee-of-another-branch',
      orderType: 'takeaway',
    },
    expect: 'wrong-actor',
  },
  {
    name: 'placed: cannot be in delivery at once',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row placed, in-delivery',
    given: { state: 'placed', ledBy: null, move: 'in-delivery', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: cannot be delivered',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row placed, delivered',
    given: { state: 'placed', ledBy: null, move: 'delivered', by: 'employee', orderType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: cannot be completed',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row placed, completed',
    given: { state: 'placed', ledBy: null, move: 'completed', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed: there is nothing to accept',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row placed, accept',
    given: { state: 'placed', ledBy: null, move: 'accept', by: 'guest', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed without an online payment: cannot be paid',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row placed, paid; no paid led here',
    given: { state: 'placed', ledBy: null, move: 'paid', by: 'payments', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'placed by a payment: the payment repeats itself',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'paid led here',
    given: { state: 'placed', ledBy: 'paid', move: 'paid', by: 'payments', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'counter-proposed: the guest accepts',
    rule: 'ORDER-03',
    quote: counter,
    arithmetic: 'accept → confirmed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'accept', by: 'guest', orderType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'counter-proposed: the guest declines',
    rule: 'ORDER-03',
    quote: counter,
    arithmetic: 'decline → canceled',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'decline', by: 'guest', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'counter-proposed: staff confirms after all',
    rule: 'ORDER-03',
    quote: counter,
    arithmetic: 'confirm → confirmed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'confirmed',
  },
  {
    name: 'counter-proposed: staff rejects',
    rule: 'ORDER-03',
    quote: counter,
    arithmetic: 'reject → rejected',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'reject', by: 'employee', orderType: 'takeaway' },
    expect: 'rejected',
  },
  {
    name: 'counter-proposed: staff cancels',
    rule: 'ORDER-03',
    quote: counter,
    arithmetic: 'cancel → canceled',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'counter-proposed: cannot be in delivery',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row counter-proposed, in-delivery',
    given: {
      state: 'counter-proposed',
      ledBy: 'confirm',
      move: 'in-delivery',
      by: 'employee',
      orderType: 'takeaway',
    },
    expect: 'not-allowed',
  },
  {
    name: 'counter-proposed: cannot be completed',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row counter-proposed, completed',
    given: { state: 'counter-proposed', ledBy: 'confirm', move: 'completed', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: a delivery leaves',
    rule: 'ORDER-04',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', orderType: 'delivery' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: a takeaway is ready',
    rule: 'ORDER-04',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', orderType: 'takeaway' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: a table is served',
    rule: 'ORDER-04',
    quote: confirmed,
    arithmetic: 'in-delivery → in-delivery',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'in-delivery', by: 'employee', orderType: 'dineIn' },
    expect: 'in-delivery',
  },
  {
    name: 'confirmed: completed at once',
    rule: 'ORDER-04',
    quote: confirmed,
    arithmetic: 'completed → completed',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'completed', by: 'employee', orderType: 'takeaway' },
    expect: 'completed',
  },
  {
    name: 'confirmed: cancel',
    rule: 'ORDER-04',
    quote: confirmed,
    arithmetic: 'cancel → canceled',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'canceled',
  },
  {
    name: 'confirmed: cannot be rejected any more',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row confirmed, reject',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'reject', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: cannot be delivered before it left',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row confirmed, delivered',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'delivered', by: 'employee', orderType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'confirmed: a guest cannot complete',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'completed belongs to staff',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'completed', by: 'guest', orderType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'confirmed: confirmed again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'confirm led here',
    given: { state: 'confirmed', ledBy: 'confirm', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'confirmed by the guest: accepted again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'accept led here',
    given: { state: 'confirmed', ledBy: 'accept', move: 'accept', by: 'guest', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'confirmed by the guest: staff confirms too',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'accept led here, not confirm; no row confirmed, confirm',
    given: { state: 'confirmed', ledBy: 'accept', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: delivered',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'delivered → delivered',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', orderType: 'delivery' },
    expect: 'delivered',
  },
  {
    name: 'in delivery: a takeaway cannot be delivered',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'delivery only',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: a dine-in cannot be delivered',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'delivery only',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'delivered', by: 'employee', orderType: 'dineIn' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: completed',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'completed → completed',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'completed', by: 'employee', orderType: 'delivery' },
    expect: 'completed',
  },
  {
    name: 'in delivery: a manager cancels',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'cancel (manager, admin) → canceled',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'manager', orderType: 'delivery' },
    expect: 'canceled',
  },
  {
    name: 'in delivery: an admin cancels',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'cancel (manager, admin) → canceled',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'admin', orderType: 'delivery' },
    expect: 'canceled',
  },
  {
    name: 'in delivery: an employee cannot cancel',
    rule: 'ORDER-05',
    quote: inDelivery,
    arithmetic: 'cancel is for manager and admin',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'cancel', by: 'employee', orderType: 'delivery' },
    expect: 'wrong-actor',
  },
  {
    name: 'in delivery: cannot be confirmed',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row in-delivery, confirm',
    given: { state: 'in-delivery', ledBy: 'in-delivery', move: 'confirm', by: 'employee', orderType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'in delivery: in delivery again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'in-delivery led here',
    given: {
      state: 'in-delivery',
      ledBy: 'in-delivery',
      move: 'in-delivery',
      by: 'employee',
      orderType: 'delivery',
    },
    expect: 'unchanged',
  },
  {
    name: 'delivered: completed',
    rule: 'ORDER-06',
    quote: delivered,
    arithmetic: 'completed → completed',
    given: { state: 'delivered', ledBy: 'delivered', move: 'completed', by: 'employee', orderType: 'delivery' },
    expect: 'completed',
  },
  {
    name: 'delivered: cannot be canceled, not even by an admin',
    rule: 'ORDER-09',
    quote: repeat,
    arithmetic: 'no row delivered, cancel',
    given: { state: 'delivered', ledBy: 'delivered', move: 'cancel', by: 'admin', orderType: 'delivery' },
    expect: 'not-allowed',
  },
  {
    name: 'delivered: delivered again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'delivered led here',
    given: { state: 'delivered', ledBy: 'delivered', move: 'delivered', by: 'employee', orderType: 'delivery' },
    expect: 'unchanged',
  },
  {
    name: 'completed: cannot be canceled',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'completed', ledBy: 'completed', move: 'cancel', by: 'admin', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'completed: cannot be confirmed',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'completed', ledBy: 'completed', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'completed: completed again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'completed led here',
    given: { state: 'completed', ledBy: 'completed', move: 'completed', by: 'employee', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'completed: a guest who confirms is a wrong actor, not a wrong state',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'the actor comes first',
    given: { state: 'completed', ledBy: 'completed', move: 'confirm', by: 'guest', orderType: 'takeaway' },
    expect: 'wrong-actor',
  },
  {
    name: 'completed: an employee of another branch is a wrong actor, not a wrong state',
    rule: 'ORDER-10',
    quote: actor,
    arithmetic: 'the actor comes first',
    given: {
      state: 'completed',
      ledBy: 'completed',
      move: 'confirm',
      by: 'employee-of-another-branch',
      orderType: 'takeaway',
    },
    expect: 'wrong-actor',
  },
  {
    name: 'rejected: cannot be confirmed',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'rejected', ledBy: 'reject', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'rejected: cannot be canceled',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'rejected', ledBy: 'reject', move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'rejected: rejected again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'reject led here',
    given: { state: 'rejected', ledBy: 'reject', move: 'reject', by: 'employee', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled: cannot be confirmed',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'canceled', ledBy: 'cancel', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'canceled: canceled again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'cancel led here',
    given: { state: 'canceled', ledBy: 'cancel', move: 'cancel', by: 'employee', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled by declining: declined again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'decline led here',
    given: { state: 'canceled', ledBy: 'decline', move: 'decline', by: 'guest', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'canceled by declining: accepting comes too late',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'canceled', ledBy: 'decline', move: 'accept', by: 'guest', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'failed: a late payment does not place it',
    rule: 'PAY-06',
    quote: late,
    arithmetic: 'refunded, stays failed: no row failed, paid',
    given: { state: 'failed', ledBy: 'expired', move: 'paid', by: 'payments', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
  {
    name: 'failed: expired again',
    rule: 'ORDER-08',
    quote: repeat,
    arithmetic: 'expired led here',
    given: { state: 'failed', ledBy: 'expired', move: 'expired', by: 'payments', orderType: 'takeaway' },
    expect: 'unchanged',
  },
  {
    name: 'failed: cannot be confirmed',
    rule: 'ORDER-07',
    quote: terminal,
    arithmetic: 'none',
    given: { state: 'failed', ledBy: 'expired', move: 'confirm', by: 'employee', orderType: 'takeaway' },
    expect: 'not-allowed',
  },
] as const satisfies readonly OrderMovesCase[];
