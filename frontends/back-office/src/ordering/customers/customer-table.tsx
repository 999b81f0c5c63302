import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { SortHeading } from '@theke/admin/lists/sort-heading.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { whenText } from '@theke/admin/ui/format.ts';
import type { Customer } from '@theke/contracts/ordering/customer';
import { classNames } from '@theke/ui/class-names';
import { useNow } from '@theke/ui/use-now';
import { Link } from 'react-router';
import { customerMessages } from './customer-messages.de.ts';
import { customerName } from './customer-name.ts';

const words = customerMessages;

export const customerSorts = ['lastName', '-lastName', 'orders', '-orders', 'lastOrderAt', '-lastOrderAt'] as const;
export type CustomerSort = (typeof customerSorts)[number];

type Props = { customers: readonly Customer[]; sort: CustomerSort; onSort: (sort: CustomerSort) => void };

/** People one below the other, with how often and when they ordered. */
export function CustomerTable({ customers, sort, onSort }: Props) {
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const heading = (field: 'lastName' | 'orders' | 'lastOrderAt', label: string, className?: string) => {
    const isSorted = sort.replace('-', '') === field;
    const isDown = sort.startsWith('-');
    return (
      <SortHeading
        label={label}
        order={isSorted ? (isDown ? 'DESC' : 'ASC') : undefined}
        onSort={() => onSort(isSorted && isDown ? field : `-${field}`)}
        className={className}
      />
    );
  };
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heading('lastName', words.name)}
          <th scope="col" className={css.fromTablet}>
            {words.phone}
          </th>
          <th scope="col" className={css.fromDesktop}>
            {words.email}
          </th>
          {heading('orders', words.orders, css.right)}
          {heading('lastOrderAt', words.lastOrder, css.right)}
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <td>
              <Link className={css.rowLink} to={`/customers/${customer.id}`}>
                <span className={css.name}>
                  <span>
                    <b>{customerName(customer)}</b>
                    {customer.companyName && <small>{customer.companyName}</small>}
                  </span>
                </span>
              </Link>
            </td>
            <td className={classNames(css.fromTablet, css.number)}>{customer.phone || messages.none}</td>
            <td className={css.fromDesktop}>{customer.email || messages.none}</td>
            <td className={classNames(css.right, css.number)}>{customer.orders}</td>
            <td className={classNames(css.right, css.number)}>{whenText(customer.lastOrderAt, now, zone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
