import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { Endpoint } from '@theke/contracts/endpoint';
import { listSoldOut, listStock, type StockEntry, setSoldOut, setStock } from '@theke/contracts/ordering/capacity';

type Sent = {
  params: { branchId: string; productId: string };
  body: { products: string[]; isSoldOut: boolean; remaining: number | null };
};

/** End of the business day of every branch: 22:00 in Vienna. */
export const stockDayEnd = '2026-11-21T21:00:00.000Z';

/** In-memory stock with the endpoints of ordering; other endpoints are passed on. `stock` holds entries by branch. */
export function stockApi(inner: OfficeApi, stock: Record<string, StockEntry[]> = {}) {
  const kept = new Map<string, number | null>();
  const inBranch = (branch: string) => (stock[branch] ??= []);
  const write = (branch: string, product: string, remaining: number | null, soldOutUntil: string | null = null) => {
    const others = inBranch(branch).filter((entry) => entry.product !== product);
    stock[branch] = remaining === null ? others : [...others, { product, remaining, soldOutUntil }];
  };
  const api = (async (endpoint: Endpoint, sent: Sent, signal?: AbortSignal) => {
    if (endpoint === listSoldOut)
      return Object.entries(stock).map(([id, entries]) => ({
        branch: { id },
        products: entries.flatMap(({ product, remaining }) => (remaining === 0 ? [product] : [])),
        today: entries.flatMap(({ product, soldOutUntil: until }) => (until ? [{ product, until }] : [])),
      }));
    if (endpoint === listStock) return inBranch(sent.params.branchId);
    if (endpoint === setStock) {
      write(sent.params.branchId, sent.params.productId, sent.body.remaining);
      return inBranch(sent.params.branchId);
    }
    if (endpoint !== setSoldOut) return inner(endpoint, sent as never, signal);
    const { branchId } = sent.params;
    for (const product of sent.body.products) {
      const key = `${branchId} ${product}`;
      const entry = inBranch(branchId).find((one) => one.product === product);
      if (sent.body.isSoldOut && !entry?.soldOutUntil) {
        kept.set(key, entry?.remaining ?? null);
        write(branchId, product, 0, stockDayEnd);
      } else if (!sent.body.isSoldOut && entry?.soldOutUntil) write(branchId, product, kept.get(key) ?? null);
    }
    return inBranch(branchId);
  }) as unknown as OfficeApi;
  return { api, stock };
}
