import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import type { Payment } from '@theke/contracts/payments/payment';
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { paymentResult } from './payment-result.ts';

const looks: Record<Payment['state'], StateLook> = {
  starting: { Icon: Clock, kind: 'soon' },
  open: { Icon: Clock, kind: 'soon' },
  captured: { Icon: CircleCheck, kind: 'ok' },
  // Guests try again or leave; staff need not act.
  failed: { Icon: CircleX, kind: 'plain' },
  mismatched: { Icon: CircleAlert, kind: 'late' },
};
const surplus: StateLook = { Icon: CircleAlert, kind: 'soon' };

/** Result or current state of a payment attempt, as icon and text. */
export const PaymentState = ({ payment }: { payment: Payment }) => (
  <StateText {...(payment.isSurplus ? surplus : looks[payment.state])} text={paymentResult(payment)} />
);
