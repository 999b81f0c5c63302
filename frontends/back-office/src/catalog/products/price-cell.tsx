import { MoneyText } from '@theke/admin/ui/money-text.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { modelOf } from '@theke/rules/price/model-of';
import { calculationModels } from '@theke/rules/products/calculation-model';

/** A price with "ca." or "ab" where the product says how binding it is. */
export function PriceCell({ record }: { record: Product }) {
  const { prefix } = calculationModels[modelOf(record, record.unit)];
  return <MoneyText value={record.price} {...(prefix && { prefix })} />;
}
