import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import type { Product } from '@theke/contracts/catalog/product';

export type NamedProduct = OfficeRecord & Product;
