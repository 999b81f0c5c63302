import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import { ApiError } from '@theke/ui/api-error';
import { addCategory, addProducts } from '../shared/menu-catalog.ts';

export type ProductPlace = { menu: string; category: string };

/** Attempts if others save at the same time. */
const max = 3;

/**
 * Adds a product at the end of a category of a menu, and the category if it is missing. Existing entries stay.
 * @throws ApiError if the menu was deleted or is full
 */
export async function placeProduct(api: OfficeApi, product: string, { menu, category }: ProductPlace): Promise<Menu> {
  for (let attempt = 1; ; attempt++) {
    const record = await api(menus.endpoints.read, { params: { id: menu } });
    const catalog = addProducts(addCategory(record.catalog, category), category, [product]);
    const body = { ...(draftOf(menus, record) as Menu), catalog, version: record.version };
    try {
      return await api(menus.endpoints.update, { params: { id: menu }, body });
    } catch (error) {
      if (attempt === max || !ApiError.from(error).has('STALE_VERSION')) throw error;
    }
  }
}
