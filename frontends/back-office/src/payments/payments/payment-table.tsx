import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages as office } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import type { Payment } from '@theke/contracts/payments/payment';
import { Link } from 'react-router';
import { wayOf } from '../../ordering/domain/payment-of-order.ts';
import { PaymentState } from '../domain/payment-state.tsx';
import { messages } from './messages.de.ts';

/** Attempts to pay, one below the other; each leads to its order. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { branches } = useShop();
  const zoneOf = useZoneOf();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{messages.order}</th>
          <th scope="col" className={table.fromTablet}>
            {messages.when}
          </th>
          <th scope="col" className={table.fromDesktop}>
            {messages.branch}
          </th>
          <th scope="col" className={table.fromTablet}>
            {messages.way}
          </th>
          <th scope="col">{messages.state}</th>
          <th scope="col" className={`${table.fromTablet} ${table.right}`}>
            {messages.refunded}
          </th>
          <th scope="col" className={table.right}>
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td>
              <Link
                className={table.rowLink}
                to={`/orders/${payment.order.id}`}
                aria-label={messages.toOrder(payment.uid)}
              >
                <b className={table.code}>{payment.uid}</b>
              </Link>
            </td>
            <td className={`${table.fromTablet} ${table.number} ${table.muted}`}>
              {dateTimeText(payment.createdAt, zoneOf(payment.branch.id))}
            </td>
            <td className={`${table.fromDesktop} ${table.muted}`}>
              {branches.find(({ id }) => id === payment.branch.id)?.name}
            </td>
            <td className={`${table.fromTablet} ${table.wraps}`}>{wayOf(payment)}</td>
            <td>
              <PaymentState payment={payment} />
            </td>
            <td className={`${table.fromTablet} ${table.right} ${table.number} ${table.muted}`}>
              {payment.refunded > 0 ? moneyText(payment.refunded, payment.currency) : office.none}
            </td>
            <td className={`${table.right} ${table.number}`}>{moneyText(payment.amount, payment.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
