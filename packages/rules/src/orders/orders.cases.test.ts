import { type CounterAppointmentCase, counterAppointmentCases } from '../../cases/counter-appointment.ts';
import { type OrderMovesCase, orderMovesCases } from '../../cases/order-moves.ts';
import {
  type MissedOrderCase,
  missedOrderCases,
  type OrderFlagsCase,
  type OrderLabelCase,
  type OrderPollingCase,
  orderFlagsCases,
  orderLabelCases,
  orderPollingCases,
} from '../../cases/order-status.ts';
import {
  type QuestionnaireCase,
  questionnaireCases,
  type RatingPromptCase,
  type RatingScaleCase,
  ratingPromptCases,
  ratingScaleCases,
} from '../../cases/rating.ts';
import { runCases } from '../../cases/run-cases.ts';
import { RuleError } from '../rule-error.ts';
import { asksAboutAppointment } from './counter-appointment.ts';
import { guestLabel, rejectedText } from './order-labels.ts';
import { flagsOf, isMissed, isOver, isRepeat, moveFrom } from './order-moves.ts';
import type { Actor, OrderState } from './order-states.ts';
import { asksForComment, asksForRating, missingRatings } from './rating.ts';

const actors: Record<string, Actor> = {
  payments: 'payments',
  guest: 'guest',
  employee: 'staff',
  manager: 'manager',
  admin: 'manager',
};

/** The state of these flags: the latest in an order's lifecycle of all that are set. */
const stateOf = (flagsSet: readonly string[]): OrderState =>
  (
    [
      ['isRejected', 'rejected'],
      ['isCanceled', 'canceled'],
      ['isFailed', 'failed'],
      ['isCompleted', 'completed'],
      ['isDelivered', 'delivered'],
      ['isInDelivery', 'in-delivery'],
      ['isConfirmed', 'confirmed'],
    ] as const
  ).find(([flag]) => flagsSet.includes(flag))?.[1] ?? 'placed';

// Branch permissions are part of the session: infra/e2e/attack tests an employee of another branch.
const ownBranch = (orderMovesCases as readonly OrderMovesCase[]).filter(
  ({ given }) => given.by !== 'employee-of-another-branch',
);

runCases<OrderMovesCase>('order moves', ownBranch, ({ state, ledBy, move, by, orderType, withCounterAppointment }) => {
  const asked = move === 'confirm' && withCounterAppointment ? 'counter-propose' : move;
  const led = ledBy === 'confirm' && state === 'counter-proposed' ? 'counter-propose' : ledBy;
  const actor = actors[by];
  if (!actor) throw new Error(`unknown actor: ${by}`);
  try {
    if (led && isRepeat([{ state, move: led }], asked)) return 'unchanged';
    return moveFrom(state, asked, actor, orderType);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.code === 'ORDER_MOVE_FORBIDDEN' ? 'wrong-actor' : 'not-allowed';
  }
});

runCases<OrderFlagsCase>('order flags', orderFlagsCases, ({ history }) =>
  flagsOf(history.map((state) => ({ state: state as OrderState }))),
);

runCases<OrderLabelCase>('order labels', orderLabelCases, ({ orderType, flagsSet, rejectionMessage }) => {
  const state = stateOf(flagsSet);
  const text = state === 'rejected' ? rejectedText(rejectionMessage) : '';
  const sentences = text === '' ? [] : text.split(/(?<=\.) /);
  return { label: guestLabel(state, orderType), sentences };
});

runCases<OrderPollingCase>('order polling', orderPollingCases, ({ flagsSet }) => {
  const set: readonly string[] = flagsSet;
  return !isOver({
    isCompleted: set.includes('isCompleted'),
    isRejected: set.includes('isRejected'),
    isCanceled: set.includes('isCanceled'),
    isFailed: set.includes('isFailed'),
  });
});

runCases<MissedOrderCase>('missed orders', missedOrderCases, ({ state, since, now }) =>
  isMissed(state as OrderState, new Date(since), new Date(now)),
);

runCases<CounterAppointmentCase>(
  'counter-appointment',
  counterAppointmentCases,
  ({ counterAppointment, isRejected, isConfirmed }) => {
    const status = isRejected ? 'rejected' : isConfirmed ? 'confirmed' : 'counter-proposed';
    return asksAboutAppointment({ status, counterAppointment });
  },
);

runCases<RatingPromptCase>('rating prompt', ratingPromptCases, ({ enablePluginOrderReviews, isDismissed, ...order }) =>
  asksForRating({ enablePluginOrderReviews }, order, isDismissed),
);

runCases<QuestionnaireCase>('questionnaire', questionnaireCases, (ratings) => ({
  isSendable: missingRatings(ratings).length === 0,
  hasComment: asksForComment(ratings),
}));

runCases<RatingScaleCase>('rating scale', ratingScaleCases, (ratings) => missingRatings(ratings).length === 0);
