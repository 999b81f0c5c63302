import type { Branch } from '@theke/contracts/catalog/branch';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { flagsOf } from '@theke/rules/orders/order-moves';
import { lostOutcomes } from '@theke/rules/orders/outcome';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { RuleError } from '@theke/rules/rule-error';
import { mayGuestTip, offersTips, tipFault } from '@theke/rules/tips/tips';
import { type Editor, edited } from './edit-order.ts';
import type { Decision, Order } from './order.ts';

/** What the decision needs to know besides the order. */
export type TipFacts = {
  branch: Branch | undefined;
  /** Whether a day close has counted money of the order. */
  isCounted: boolean;
};

const ended: ReadonlySet<string> = new Set([...lostOutcomes, 'awaiting-payment']);

/**
 * Sets the tip that the guest will pay on site (TIP-05); 0 takes it back.
 * @param tip a decimal number
 * @throws RuleError TIP_NOT_OFFERED, TIP_NOT_CHANGEABLE, TIP_TOO_HIGH
 */
export function tipByGuest(order: Order, tip: number, { branch }: Pick<TipFacts, 'branch'>, at: Date): Decision {
  if (tip === (order.tip ?? 0)) return { next: order, facts: [] };
  if (
    order.payments ||
    !mayGuestTip({ ...order, isConfirmed: flagsOf(order.history).isConfirmed }) ||
    order.refunded > 0
  ) {
    const message =
      'Das Trinkgeld dieser Bestellung lässt sich hier nicht mehr ändern. Bitte wenden Sie sich an unser Team.';
    throw new RuleError('TIP_NOT_CHANGEABLE', message);
  }
  expectAcceptable(order, tip, branch);
  return withTip(order, tip, { by: 'Gast', at });
}

/**
 * Records the tip of an order that is paid on site, or gives back the tip of an online payment, in whole or in part
 * (TIP-08); payments then refunds the difference.
 * @param tip a decimal number
 * @throws RuleError TIP_NOT_OFFERED, TIP_NOT_CHANGEABLE, TIP_COUNTED, TIP_TOO_HIGH
 */
export function tipByStaff(order: Order, tip: number, { branch, isCounted }: TipFacts, editor: Editor): Decision {
  const before = order.tip ?? 0;
  if (tip === before) return { next: order, facts: [] };
  const isOnline = isOnlinePayment(order.paymentMethod);
  if (ended.has(order.status))
    throw new RuleError('TIP_NOT_CHANGEABLE', 'Bei dieser Bestellung gibt es kein Trinkgeld zu vermerken.');
  if (order.refunded > 0)
    throw new RuleError(
      'TIP_NOT_CHANGEABLE',
      'Zu dieser Bestellung gibt es schon eine Rückerstattung. Ihr Trinkgeld lässt sich nicht mehr ändern.',
    );
  if (order.payments)
    throw new RuleError(
      'TIP_NOT_CHANGEABLE',
      'Diese Bestellung wurde am Tisch bezahlt. Ihr Trinkgeld lässt sich nicht mehr ändern.',
    );
  if (isOnline && tip > before)
    throw new RuleError(
      'TIP_NOT_CHANGEABLE',
      'Diese Bestellung ist schon online bezahlt. Ihr Trinkgeld lässt sich nur noch zurückgeben.',
      'tip',
    );
  if (!isOnline && isCounted)
    throw new RuleError(
      'TIP_COUNTED',
      'Diese Bestellung steht schon in einem Tagesabschluss. Ihr Trinkgeld lässt sich nicht mehr ändern.',
    );
  if (tip > before) expectAcceptable(order, tip, branch);
  return withTip(order, tip, editor);
}

/** Whether the change pays back money that was paid online, which needs the permission to refund. */
export const returnsTip = ({ paymentMethod, tip: before = 0 }: Order, tip: number): boolean =>
  isOnlinePayment(paymentMethod) && tip < before;

function expectAcceptable({ totals }: Order, tip: number, branch: Branch | undefined): void {
  if (tip === 0) return;
  if (!branch || !offersTips(branch))
    throw new RuleError('TIP_NOT_OFFERED', 'Trinkgeld ist in dieser Filiale ausgeschaltet.', 'tip');
  const found = tipFault(toMoney(tip), toMoney(totals.total.gross), totals.currency);
  if (found) throw new RuleError(found.code, found.message, 'tip');
}

function withTip({ tip: before = 0, ...order }: Order, tip: number, editor: Editor): Decision {
  const sum = (amount: number) => formatMoney(toMoney(amount), order.totals.currency);
  const insteadOf = before > 0 ? ` statt ${sum(before)}` : '';
  const text = tip === 0 ? `Trinkgeld gestrichen (${sum(before)})` : `Trinkgeld: ${sum(tip)}${insteadOf}`;
  return edited(order, tip === 0 ? {} : { tip }, text, editor);
}
