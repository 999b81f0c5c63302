import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { readCustomerStamps, type CustomerStamps as Stamps } from '@theke/contracts/ordering/stamps';
import { Button } from '@theke/ui/button';
import { Skeleton } from '@theke/ui/skeleton';
import { useState } from 'react';
import { CorrectStamps } from './correct-stamps.tsx';
import { StampHistory } from './stamp-history.tsx';
import { stampMessages as texts } from './stamp-messages.de.ts';

/** The stamp card on the page of a customer (LOYAL-06). Nothing, and no request, without customer accounts. */
export function CustomerStamps({ customer }: { customer: string }) {
  const { config } = useShop();
  return config.enablePluginAccounts ? (
    <section aria-labelledby="customer-stamps">
      <h2 id="customer-stamps">{texts.title}</h2>
      <LoadedStamps customer={customer} />
    </section>
  ) : null;
}

function LoadedStamps({ customer }: { customer: string }) {
  const api = useApi();
  const { data, isError, error, refetch } = useQuery({
    ...endpointQuery(api, readCustomerStamps, { params: { id: customer } }),
    staleTime: 0,
  });
  if (data) return <Card customer={customer} stamps={data} />;
  if (isError) return <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />;
  return <Skeleton width="100%" height={72} />;
}

function Card({ customer, stamps }: { customer: string; stamps: Stamps }) {
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = may(useMe(), 'customers.write');
  const zone = useZoneOf()();
  const { account, needed } = stamps;
  if (!account) return <p>{texts.noAccount}</p>;
  return (
    <>
      <p>
        {needed === null ? texts.off : texts.state(stamps.stamps, needed)}{' '}
        {texts.account(account.email, dayText(account.openedAt, zone))}
      </p>
      {mayCorrect && needed !== null && (
        <Button kind="second" size="small" onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
      )}
      <StampHistory stamps={stamps} zone={zone} />
      {isOpen && <CorrectStamps customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
