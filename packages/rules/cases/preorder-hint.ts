import type { Case } from './case.ts';

/** The first sentence of the pre-order hint below a closed notice, or null if there is no hint. */
export type PreorderHintCase = Case<{ readonly isPreorderEnabled: boolean }, string | null>;

const allowed = 'Closed and no-delivery notices, with a pre-order hint when the branch allows pre-orders.';
const text = "Pre-order: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.'";

export const preorderHintCases = [
  {
    name: 'closed, pre-orders allowed',
    rule: 'HOURS-23',
    quote: text,
    arithmetic: 'allowed → the hint',
    given: { isPreorderEnabled: true },
    expect: 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  },
  {
    name: 'closed, no pre-orders',
    rule: 'HOURS-23',
    quote: allowed,
    arithmetic: 'not allowed → no hint',
    given: { isPreorderEnabled: false },
    expect: null,
  },
] as const satisfies readonly PreorderHintCase[];
