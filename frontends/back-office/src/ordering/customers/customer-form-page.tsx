import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { customers, readCustomer } from '@theke/contracts/ordering/customer';
import { useParams } from 'react-router';
import { CustomerForm } from './customer-form.tsx';
import { customerMessages } from './customer-messages.de.ts';

/** Page to create a customer who has not ordered yet. */
export function CustomerCreatePage() {
  if (!may(useMe(), customers.write)) return <NotAllowed title={customerMessages.newTitle} />;
  return <CustomerForm />;
}

/** Page to edit a customer. Reloads the data, because orders may change it. */
export function CustomerEditPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const isAllowed = may(useMe(), customers.write);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...endpointQuery(api, readCustomer, { params: { id } }),
    enabled: isAllowed,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isAllowed) return <NotAllowed title={customers.label.one} />;
  if (data && isFetchedAfterMount && !error) return <CustomerForm key={id} customer={data} />;
  return (
    <>
      <PageBar title={customers.label.one} backTo={`/customers/${id}`} />
      {error ? (
        <LoadFailure message={customerMessages.loadOneFailed} error={error} refetch={refetch} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
