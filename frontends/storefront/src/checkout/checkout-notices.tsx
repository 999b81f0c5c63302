import type { Fault } from '@theke/contracts/errors';
import { Notice } from '@theke/ui/notice';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { ErrorList, focusField } from './error-list.tsx';

type Props = { faults: readonly Fault[]; isUncertain: boolean; isPaymentFailed: boolean };

/** What stands at the top of the page: what is wrong, what is not known, what failed before. */
export const CheckoutNotices = ({ faults, isUncertain, isPaymentFailed }: Props) => (
  <>
    {isPaymentFailed && faults.length === 0 && !isUncertain && (
      <Notice kind="late" role="alert">
        <p>{checkoutMessages.paymentFailed}</p>
        <p>
          {checkoutMessages.paymentKept}{' '}
          <button type="button" className={css.linkButton} onClick={() => focusField('paymentMethod')}>
            {checkoutMessages.toPayment}
          </button>
        </p>
      </Notice>
    )}
    <ErrorList faults={faults} />
    {isUncertain && (
      <Notice kind="soon" role="alert">
        <b>{checkoutMessages.unknownTitle}</b> {checkoutMessages.unknownText}
      </Notice>
    )}
  </>
);
