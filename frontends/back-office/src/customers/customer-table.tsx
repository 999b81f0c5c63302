import type { Customer } from '@theke/contracts/ordering/customer';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import * as css from '../ui/data-table.module.css';
import { whenText } from '../ui/format.ts';
import { customerName } from './customer-name.ts';

const words = messages.customers;

export const customerSorts = ['lastName', '-lastName', 'orders', '-orders', 'lastOrderAt', '-lastOrderAt'] as const;
export type CustomerSort = (typeof customerSorts)[number];

type Props = { customers: readonly Customer[]; sort: CustomerSort; onSort: (sort: CustomerSort) => void };

/** People one below the other, with how often and when they ordered. */
export function CustomerTable({ customers, sort, onSort }: Props) {
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const heading = (field: 'lastName' | 'orders' | 'lastOrderAt', label: string, className?: string) => (
    <Heading {...{ field, label, sort, onSort }} className={className} />
  );
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heading('lastName', words.name)}
          <th className={css.fromTablet}>{words.phone}</th>
          <th className={css.fromDesktop}>{words.email}</th>
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

type HeadingProps = {
  field: 'lastName' | 'orders' | 'lastOrderAt';
  label: string;
  sort: CustomerSort;
  onSort: Props['onSort'];
  className: string | undefined;
};

function Heading({ field, label, sort, onSort, className }: HeadingProps) {
  const isSorted = sort.replace('-', '') === field;
  const isDown = sort.startsWith('-');
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th className={className} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={classNames(css.sort, isSorted && css.sorted)}
        title={messages.list.sortBy(label)}
        onClick={() => onSort(isSorted && isDown ? field : `-${field}`)}
      >
        {label}
        {isSorted && <Arrow {...icon} size={14} />}
      </button>
    </th>
  );
}
