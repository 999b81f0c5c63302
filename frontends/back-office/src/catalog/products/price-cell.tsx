import { MoneyText } from '@theke/admin/ui/money-text.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { calculationModels } from '@theke/rules/calculation-model';
import { modelOf } from '@theke/rules/model-of';

/** A price with "ca." or "ab" where the product says how binding it is. */
export function PriceCell({ record }: { record: Product }) {
  const { prefix } = calculationModels[modelOf(record, record.unit)];
  return <MoneyText value={record.price} {...(prefix && { prefix })} />;
}
