import type { Product } from '@theke/contracts/catalog/product';
import type { StockEntry } from '@theke/contracts/ordering/capacity';

/** Views of the page in the URL; undefined: all products. */
export type StockView = 'sold-out' | 'limited' | 'slots' | undefined;

export const toStockView = (text: string | null): StockView =>
  text === 'sold-out' || text === 'limited' || text === 'slots' ? text : undefined;

/** Whether an entry belongs to a view: sold out, or limited to an amount. */
export const isInView = (entry: StockEntry | undefined, view: StockView): boolean =>
  view === undefined || (entry !== undefined && (view === 'sold-out') === (entry.remaining === 0));

export type StockLine = { product: Pick<Product, 'id' | 'name' | 'unit' | 'images'>; entry: StockEntry | undefined };

/**
 * Lines of the stock list, by name: products that are on sale, and others with a stock. Stock of deleted products is
 * left out.
 */
export function stockLines(
  products: ReadonlyMap<string, Product>,
  stock: readonly StockEntry[],
  { view, search }: { view: StockView; search: string },
): StockLine[] {
  const entries = new Map(stock.map((entry) => [entry.product, entry]));
  const wanted = search.trim().toLowerCase();
  return [...products.values()]
    .map((product) => ({ product, entry: entries.get(product.id) }))
    .filter(({ product, entry }) => product.isEnabled || entry)
    .filter(({ product, entry }) => isInView(entry, view) && product.name.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.product.name.localeCompare(other.product.name, 'de'));
}
