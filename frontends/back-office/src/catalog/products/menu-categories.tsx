import { messages } from '@theke/admin/messages.de.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import type { Product } from '@theke/contracts/catalog/product';
import { useGetMany } from 'ra-core';
import { useMenus } from './use-menus.ts';

/** Categories of a product on the menus. All rows share one request. */
export function MenuCategories({ record: { id } }: { record: Product }) {
  const { menus = [] } = useMenus();
  const menuEntries = menus.flatMap(({ catalog }) => catalog);
  const all = [...new Set(menuEntries.map((category) => category.id))];
  const { data = [] } = useGetMany('categories', { ids: all }, { enabled: all.length > 0 });
  const categoryIds = new Set(
    menuEntries.filter(({ products }) => products.some((one) => one.id === id)).map((category) => category.id),
  );
  const names = data
    .filter((category) => category && categoryIds.has(category.id))
    .map((category) => String(category?.name));
  const text = names.join(', ') || messages.none;
  return (
    <span className={css.clipped} title={text}>
      {text}
    </span>
  );
}
