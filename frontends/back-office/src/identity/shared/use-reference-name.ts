import { useShop } from '@theke/admin/api/shop.ts';
import { useTargetLabels } from '@theke/admin/references/use-target-labels.ts';
import { products } from '@theke/contracts/catalog/product';
import { useStaffName } from './use-actor-text.ts';
import type { ReferenceName } from './value-lines.ts';

const productFields = new Set(['product', 'products', 'drawnAs']);
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const maxProducts = 100;

/** Ids within the fields that refer to products. */
function productIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    productFields.has(name) ? (JSON.stringify(inner).match(uuid) ?? []) : productIds(inner),
  );
}

/** Names the branches, people and products that the data of an audit entry refers to. */
export function useReferenceName(...data: readonly unknown[]): ReferenceName {
  const { branches } = useShop();
  const staffName = useStaffName();
  const ids = [...new Set(data.flatMap(productIds))].slice(0, maxProducts);
  const productName = useTargetLabels(products, ids);
  return (id) =>
    staffName(id) ??
    branches.find((branch) => branch.id === id)?.name ??
    (ids.includes(id) ? productName(id) : undefined);
}
