import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listSoldOut, listStock, type StockEntry, setStock } from '@theke/contracts/ordering/capacity';

/** A branch's limited and sold-out products, polled every 15 s. */
export function useStock(branchId: string) {
  const api = useApi();
  const client = useQueryClient();
  const query = endpointQuery(api, listStock, { params: { branchId } });
  const stock = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: 15_000,
  });
  const set = useMutation({
    mutationFn: ({ product, remaining }: { product: string; remaining: number | null }) =>
      api(setStock, { params: { branchId, productId: product }, body: { remaining } }),
    onSuccess: (entries: StockEntry[]) => {
      client.setQueryData(query.queryKey, entries);
      void client.invalidateQueries({ queryKey: endpointKey(listSoldOut), exact: true });
    },
    onError: () => client.invalidateQueries(query),
  });
  return { stock, set };
}
