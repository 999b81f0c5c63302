import { MoneyText } from '@theke/admin/ui/money-text.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { fromMoney } from '@theke/rules/money/money';
import { shownPrice } from '@theke/rules/price/shown-price';

/** The price as shown to guests: "ab" if choices cost extra, "ca." if weighing decides. The unit has its own column. */
export function PriceCell({ record }: { record: Product }) {
  const { amount, prefix } = shownPrice(record);
  return <MoneyText value={fromMoney(amount)} {...(prefix && { prefix })} />;
}
