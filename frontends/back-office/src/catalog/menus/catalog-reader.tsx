import type { Catalog } from '../shared/menu-catalog.ts';
import { menuMessages } from './menu-messages.de.ts';
import { useContentNames } from './use-content-names.ts';

/** Read-only view of a menu, one line per category. */
export function CatalogReader({ value }: { value: unknown }) {
  const catalog = value as Catalog;
  const names = useContentNames(catalog);
  return (
    <ul>
      {catalog.map(({ id, products }) => (
        <li key={id}>
          <b>{names.category(id) ?? menuMessages.deletedCategory}</b>
          {': '}
          {products.map((one) => names.product(one.id)?.name ?? menuMessages.deletedProduct).join(', ')}
        </li>
      ))}
    </ul>
  );
}
