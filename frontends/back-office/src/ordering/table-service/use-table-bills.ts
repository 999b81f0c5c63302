import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { ApiBaseContext, useApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { type Table, tables } from '@theke/contracts/catalog/table';
import { streamOrders } from '@theke/contracts/ordering/order-endpoints';
import { listTableBills, readTableBill } from '@theke/contracts/ordering/table-bill-endpoints';
import { urlOf } from '@theke/ui/api-client';
import { useLiveUpdates } from '@theke/ui/live-updates';
import { useContext } from 'react';

const pageSize = 500;
const byIdentifier = new Intl.Collator('de', { numeric: true });

/** Prefix of the query keys of all bills. */
export const billsKey = endpointKey(listTableBills);

/** Tables of a branch, by number. */
export function useTables(branch: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['tables', 'of-branch', branch],
    queryFn: async ({ signal }) => {
      const all = await readEveryPage<Table>(
        (page) => api(tables.endpoints.list, { query: { page, pageSize, filter: { branch } } }, signal),
        pageSize,
      );
      return all.toSorted((one, other) => byIdentifier.compare(one.identifier, other.identifier));
    },
  });
}

/** Open bills of a branch, live. */
export function useTableBills(branch: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const base = useContext(ApiBaseContext);
  const bills = useQuery({
    ...endpointQuery(api, listTableBills, { query: { branch: branch ?? '' } }),
    enabled: branch !== undefined,
  });
  const isLive = useLiveUpdates(
    branch && urlOf(streamOrders, { query: { branch } }, base),
    () => void client.invalidateQueries({ queryKey: billsKey }),
  );
  return { bills, isLive };
}

/** A table with its open bill, live; the bill is undefined while the table is free. */
export function useTableBill(tableId: string) {
  const api = useApi();
  const table = useQuery(endpointQuery(api, tables.endpoints.read, { params: { id: tableId } }));
  const branch = table.data?.branch.id;
  const { bills, isLive } = useTableBills(branch);
  const id = bills.data?.data.find((bill) => bill.table.id === tableId)?.id;
  const bill = useQuery({
    ...endpointQuery(api, readTableBill, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  return {
    table: table.data,
    branch,
    isFree: bills.isSuccess && id === undefined,
    bill: id === undefined ? undefined : bill.data,
    error: table.error ?? bills.error ?? bill.error,
    isLive,
    refetch: () => Promise.all([table.refetch(), bills.refetch(), ...(id === undefined ? [] : [bill.refetch()])]),
  };
}
