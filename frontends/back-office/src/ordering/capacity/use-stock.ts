import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listStock, type StockEntry, setStock } from '@theke/contracts/ordering/capacity';

/** A branch's limited products. Read anew every 15 s, because guests buy meanwhile. */
export function useStock(branchId: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['stock', branchId];
  const stock = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listStock, { params: { branchId } }, signal),
    staleTime: 0,
    refetchInterval: 15_000,
  });
  const set = useMutation({
    mutationFn: ({ product, remaining }: { product: string; remaining: number | null }) =>
      api(setStock, { params: { branchId, productId: product }, body: { remaining } }),
    onSuccess: (entries: StockEntry[]) => client.setQueryData(queryKey, entries),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { stock, set };
}
