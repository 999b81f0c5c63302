import { MoneyText } from '@theke/admin/ui/money-text.tsx';
import type { Product } from '@theke/contracts/catalog/product';
import { fromMoney } from '@theke/rules/money/money';
import { shownPrice } from '@theke/rules/price/shown-price';

/** The price as guests read it on the card: "ab" where choices cost, "ca." where the scale decides. The unit has a column of its own. */
export function PriceCell({ record }: { record: Product }) {
  const { amount, prefix } = shownPrice(record);
  return <MoneyText value={fromMoney(amount)} {...(prefix && { prefix })} />;
}
