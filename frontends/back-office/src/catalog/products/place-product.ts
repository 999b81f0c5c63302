import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { type Menu, menus } from '@theke/contracts/catalog/menu';
import { ApiError } from '@theke/ui/api-error';
import { addCategory, addProducts } from '../domain/menu-catalog.ts';

export type ProductPlace = { menu: string; category: string };

/** As often somebody else may be faster. */
const max = 3;

/**
 * Puts a product at the end of a category of a menu, and the category into the menu where it is not there yet; what stands there already
 * stays as it is. @throws ApiError where the menu is gone or full
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
