import type { Fault } from '@theke/contracts/errors';
import { Notice } from '@theke/ui/notice';
import { checkoutMessages } from './checkout-messages.de.ts';
import { ErrorList } from './error-list.tsx';

/** Specified word for word; the first sentence is emphasised. */
const [failure, advice] = checkoutMessages.paymentFailed.split('. ', 2);

type Props = { faults: readonly Fault[]; isUncertain: boolean; isPaymentFailed: boolean };

/** Messages at the top of the page: faults, an unknown outcome, a failed payment. */
export const CheckoutNotices = ({ faults, isUncertain, isPaymentFailed }: Props) => (
  <>
    {isPaymentFailed && faults.length === 0 && !isUncertain && (
      <Notice kind="late" role="alert">
        <p>
          <b>{failure}.</b> {advice}
        </p>
        <p>{checkoutMessages.paymentKept}</p>
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
