import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { ProductPlaces } from './product-places.tsx';
import { SoldOutSection } from './sold-out-section.tsx';

/** Beside a product's form: whether it is sold out today, and its menus. */
export const ProductTools = ({ record }: { record: OfficeRecord }) => (
  <>
    <SoldOutSection product={{ id: record.id, name: String(record.name) }} />
    <ProductPlaces record={record} />
  </>
);
