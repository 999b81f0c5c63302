import { messages } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import { WhenText } from '@theke/admin/ui/when-text.tsx';
import { type Customer, customers, listCustomers } from '@theke/contracts/ordering/customer';
import { UsersRound } from 'lucide-react';
import { customerMessages } from './customer-messages.de.ts';
import { customerName } from './customer-name.ts';
import { ImportCustomers } from './import-customers.tsx';

type Props = { record: Customer };

/** Customers who ordered or were entered by staff; can be searched by name, company, address or number. */
export const officeCustomers = officeCollection(customers, {
  list: listCustomers,
  usedWith: 'customers.read',
  Icon: UsersRound,
  newLabel: customerMessages.newLabel,
  isSearchable: true,
  columns: [
    {
      field: 'lastName',
      label: customerMessages.name,
      from: 'phone',
      Cell: ({ record }: Props) => <TitleText title={customerName(record)} subtitle={record.companyName} />,
    },
    {
      field: 'phone',
      from: 'tablet',
      Cell: ({ record }: Props) => <span className={css.number}>{record.phone || messages.none}</span>,
    },
    { field: 'email', from: 'desktop' },
    { field: 'orders', label: customerMessages.orders, from: 'tablet' },
    {
      field: 'lastOrderAt',
      label: customerMessages.lastOrder,
      from: 'phone',
      isRight: true,
      Cell: ({ record }: Props) => (record.lastOrderAt ? <WhenText at={record.lastOrderAt} /> : messages.none),
    },
  ],
  ListTools: ImportCustomers,
  linkTo: ({ id }) => `/customers/${id}`,
  found: (customer) => ({
    label: customerName(customer),
    hint: [customer.companyName, customerMessages.orderCount(customer.orders)].filter(Boolean).join(', '),
  }),
  texts: { emptyText: customerMessages.emptyText },
});
