import type { PublicOrder } from '@theke/contracts/ordering/order';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

type Props = { order: Pick<PublicOrder, 'donation' | 'totals' | 'status'> };

/** Cancelled and unpaid orders cause no donation. */
const givesNothing: ReadonlySet<PublicOrder['status']> = new Set([
  'awaiting-payment',
  'rejected',
  'canceled',
  'failed',
]);

/** Thanks for the donation that the shop makes for this order. */
export function DonationThanks({ order: { donation, totals, status } }: Props) {
  if (!donation || givesNothing.has(status)) return null;
  const amount = formatMoney(toMoney(donation.amount), totals.currency);
  return <p className={css.remark}>{statusMessages.donation(amount, donation.name)}</p>;
}
