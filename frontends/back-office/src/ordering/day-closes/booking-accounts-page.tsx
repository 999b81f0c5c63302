import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { readBookingAccounts } from '@theke/contracts/ordering/booking-accounts';
import { Skeleton } from '@theke/ui/skeleton';
import { BookingAccountsForm } from './booking-accounts-form.tsx';
import { bookingAccountsMessages as texts } from './booking-accounts-messages.de.ts';
import * as css from './booking-accounts-page.module.css';

/** Page for the accounts of the booking file, for administrators (CLOSE-11). */
export function BookingAccountsPage() {
  const isAllowed = may(useMe(), 'booking-accounts.write');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(useApi(), readBookingAccounts, {}),
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={texts.title} />;
  return (
    <>
      <PageBar title={texts.title} backTo="/day-closes" />
      <div className={css.page}>
        {!data && error && <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />}
        {!data && !error && <Skeleton width="100%" height={640} />}
        {data && <BookingAccountsForm accounts={data} />}
      </div>
    </>
  );
}
