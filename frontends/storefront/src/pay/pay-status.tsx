import type { Branch } from '@theke/contracts/catalog/branch';
import type { PayState } from '@theke/contracts/payments/payment';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { statusPath } from '../last-order/last-order.ts';
import { Link } from '../router/link.tsx';
import * as css from './pay.module.css';
import { payMessages } from './pay-messages.de.ts';
import { PaySum, useClock } from './pay-sum.tsx';

const pay = payMessages;

type Props = {
  state: PayState;
  /** Whether the guest returned from the provider. */
  hasReturned: boolean;
  /** Whether polling has given up. */
  isSlow: boolean;
  branch: Branch | undefined;
  fault: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
  onOtherWay: () => void;
};

/** State of the payment and the guest's options. */
export function PayStatus({ state, hasReturned, isSlow, branch, fault, isBusy, onRetry, onOtherWay }: Props) {
  const clock = useClock(state.branch);
  const [title, text] = textsFor(state, hasReturned, isSlow);
  const about = textsAbout(state);
  const back = backPath(state, branch);
  const isCardPaid = state.state === 'paid' && state.kind === 'gift-card';
  const isWorking =
    !isSlow &&
    (state.state === 'unknown' || (state.state === 'paid' && !isCardPaid) || (state.state === 'open' && !hasReturned));
  const mayAct = state.state === 'failed' || isSlow;
  const { amount, currency, expiresAt } = state;

  return (
    <main className={css.page}>
      <div role="status">
        {isWorking && <span className={css.spinner} aria-hidden="true" />}
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
        {state.state === 'expired' && state.refunded > 0 && (
          <p className={css.lead}>{pay.refunded(formatMoney(toMoney(state.refunded), currency ?? 'EUR'))}</p>
        )}
      </div>
      {fault && (
        <Notice kind="late" role="alert" className={css.notice}>
          {fault}
        </Notice>
      )}
      {amount !== null && currency && state.state !== 'expired' && (
        <PaySum
          amount={amount}
          currency={currency}
          branch={state.branch}
          facts={expiresAt && !isCardPaid ? [{ label: about.reservedUntil, value: pay.clock(clock(expiresAt)) }] : []}
        />
      )}
      <div className={css.actions}>
        {state.state === 'open' && state.redirectUrl && (
          <a className={buttonClass({ size: 'large', isWide: true })} href={state.redirectUrl}>
            {pay.go}
          </a>
        )}
        {mayAct && (
          <Button size="large" isWide onClick={onRetry} busyLabel={isBusy && pay.working}>
            {pay.retry}
          </Button>
        )}
        {(mayAct || (state.state === 'open' && hasReturned)) && branch && (
          <Button kind="second" isWide onClick={onOtherWay}>
            {about.otherWay}
          </Button>
        )}
        {state.state === 'expired' && back && (
          <Link className={buttonClass({ isWide: true })} to={back}>
            {about.back}
          </Link>
        )}
      </div>
    </main>
  );
}

/** Where the guest can begin anew: the bill, the sale of gift cards or the menu. */
function backPath({ kind, order }: PayState, branch: Branch | undefined): string | undefined {
  if (kind === 'gift-card') return giftCardPath;
  if (order) return statusPath(order);
  return branch && `/store/${branch.identifier}`;
}

/** The texts for what is paid: an order, a part of a table's bill, or a gift card. */
function textsAbout({ kind, order }: PayState) {
  if (kind === 'gift-card') return { ...payMessages, ...payMessages.card };
  return order ? { ...payMessages, ...payMessages.part } : payMessages;
}

function textsFor(state: PayState, hasReturned: boolean, isSlow: boolean): readonly [title: string, text: string] {
  const pay = textsAbout(state);
  switch (state.state) {
    case 'unknown':
      return isSlow ? [pay.slow, pay.slowText] : [pay.preparing, pay.preparingText];
    case 'open':
      return hasReturned ? [pay.open, pay.openText] : [pay.preparing, pay.preparingText];
    case 'paid':
      return [pay.paid, pay.paidText];
    case 'failed':
      return [pay.failed, pay.failedText];
    case 'expired':
      return [pay.expired, pay.expiredText];
  }
}
