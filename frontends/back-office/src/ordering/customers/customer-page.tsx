import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { MoneyText } from '@theke/admin/ui/money-text.tsx';
import { NumberText } from '@theke/admin/ui/number-text.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import {
  customers,
  eraseCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  type WholeCustomer,
} from '@theke/contracts/ordering/customer';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { CustomerHabits } from './customer-habits.tsx';
import { customerMessages } from './customer-messages.de.ts';
import { customerName } from './customer-name.ts';
import { CustomerOrders } from './customer-orders.tsx';
import * as css from './customer-page.module.css';
import { CustomerStamps } from './stamps/customer-stamps.tsx';

/** Page of a customer: contact, orders, and export and erasure of their data (the two data subject rights). */
export function CustomerPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), 'customers.read');
  const { data, isError, error, refetch } = useQuery({
    ...endpointQuery(api, readCustomer, { params: { id } }),
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={customers.label.many} />;
  if (data) return <CustomerDetail customer={data} />;
  return (
    <>
      <PageBar title={customers.label.many} backTo="/customers" />
      <div className={css.page}>
        {isError ? (
          <LoadFailure message={customerMessages.loadOneFailed} error={error} refetch={refetch} />
        ) : (
          <Skeleton width="100%" height={320} />
        )}
      </div>
    </>
  );
}

function CustomerDetail({ customer }: { customer: WholeCustomer }) {
  const { id, phone, email, companyName } = customer;
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const mayWrite = may(useMe(), 'customers.write');
  const zone = useZoneOf()();
  const [isAsking, setIsAsking] = useState(false);
  const name = customerName(customer);

  const exporting = useAction(exportCustomer, {
    onDone: (everything) => {
      const json = JSON.stringify(everything, null, 2);
      saveFile(customerMessages.fileName(name), new Blob([json], { type: 'application/json' }));
    },
    onProblem: () => toast({ text: customerMessages.exportFailed }),
  });
  async function erase() {
    await withMessage(api(eraseCustomer, { params: { id } }), customerMessages.deleteFailed);
    toast({ text: customerMessages.erased });
    await navigate('/customers');
    client.removeQueries({ queryKey: endpointKey(readCustomer, { params: { id } }) });
    void client.invalidateQueries({ queryKey: endpointKey(listCustomers) });
  }

  const facts = [
    [customerMessages.company, companyName],
    [customerMessages.phone, phone && <a href={phoneLink(phone)}>{phone}</a>],
    [customerMessages.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [customerMessages.firstOrder, customer.firstOrderAt && dateTimeText(customer.firstOrderAt, zone)],
    [
      customerMessages.lastOrder,
      customer.lastOrderAt ? dateTimeText(customer.lastOrderAt, zone) : customerMessages.notYet,
    ],
    [customerMessages.count, customer.orders > 0 && <NumberText value={customer.orders} />],
    [customerMessages.revenue, customer.orders > 0 && <MoneyText value={customer.revenue} />],
    [customerMessages.reservations, customer.reservations > 0 && <NumberText value={customer.reservations} />],
    [customerMessages.noShows, customer.noShows > 0 && <NumberText value={customer.noShows} />],
  ] as const;
  return (
    <>
      <PageBar title={name} backTo="/customers">
        {mayWrite && (
          <Link className={buttonClass({ kind: 'second', size: 'small' })} to={`/customers/${id}/edit`}>
            <Pencil {...icon} size={16} />
            {customerMessages.edit}
          </Link>
        )}
      </PageBar>
      <div className={css.page}>
        {customer.note && (
          <p className={css.note}>
            <b>{customerMessages.note}</b>
            <span>{customer.note}</span>
          </p>
        )}
        <section className={css.facts} aria-labelledby="customer-contact">
          <h2 id="customer-contact">{customerMessages.contact}</h2>
          <dl>
            {facts
              .filter(([, value]) => value)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
        <CustomerHabits customer={id} />
        <section aria-labelledby="customer-orders">
          <h2 id="customer-orders">{customerMessages.orders}</h2>
          <CustomerOrders customer={id} count={customer.orders} />
        </section>
        <CustomerStamps customer={id} />
        {mayWrite && (
          <section aria-labelledby="customer-data">
            <h2 id="customer-data">{customerMessages.data}</h2>
            <p>{customerMessages.dataText}</p>
            <div className={css.tools}>
              <Button
                kind="second"
                busyLabel={exporting.isBusy && messages.working}
                onClick={() => void exporting.run({ params: { id } })}
              >
                <Download {...icon} size={18} />
                {customerMessages.export}
              </Button>
              <Button kind="danger" onClick={() => setIsAsking(true)}>
                {customerMessages.erase}
              </Button>
            </div>
          </section>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={customerMessages.eraseTitle(name)}
          text={customerMessages.eraseText}
          confirmLabel={customerMessages.erase}
          onConfirm={erase}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
