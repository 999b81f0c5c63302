import { useQuery } from '@tanstack/react-query';
import type { listAccountOrders } from '@theke/contracts/ordering/account';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import { OrderRow } from './order-row.tsx';
import { accountOrdersKey } from './use-account.ts';

const { orders: texts, retry } = accountMessages;
const endpoint = route<typeof listAccountOrders>('GET', '/account/orders');
const shownFirst = 5;

/** Orders placed with the account's address (ACCT-05), the last five first. */
export function AccountOrders({ email }: { email: string }) {
  const [isAll, setAll] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: accountOrdersKey,
    queryFn: ({ signal }) => call(endpoint, {}, signal),
    staleTime: 0,
  });
  return (
    <section className={css.part} aria-labelledby="orders-title">
      <h2 id="orders-title">{texts.title}</h2>
      <p>{data?.length === 0 ? texts.none : texts.note(email)}</p>
      {!data && !isError && <Skeleton width="100%" height={72} />}
      {!data && isError && (
        <Notice kind="late" role="alert">
          <p>{texts.loadFailed}</p>
          <Button kind="second" size="small" onClick={() => void refetch()}>
            {retry}
          </Button>
        </Notice>
      )}
      {(isAll ? data : data?.slice(0, shownFirst))?.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {data && data.length > shownFirst && !isAll && (
        <div>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {texts.showAll(data.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
