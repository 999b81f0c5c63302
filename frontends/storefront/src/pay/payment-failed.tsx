import { Notice } from '@theke/ui/notice';
import { useMatch } from 'react-router';
import { messages } from '../messages.de.ts';

/** At the top of the checkout that a guest comes back to after a payment that failed (section 8; RULINGS "Checkout"). */
export function PaymentFailed() {
  const match = useMatch('/store/:branchIdentifier/checkout/error');
  return (
    match && (
      <Notice kind="late" role="alert">
        {messages.pay.failedText}
      </Notice>
    )
  );
}
