import { formatMoney, toMoney } from '@theke/rules/money/money';
import { unitPrice } from '@theke/rules/price/price';
import { chosenOptions, partsOf } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { unitOf } from '@theke/rules/units/units';
import { Leader } from '@theke/ui/leader';
import type { CartItem } from '../cart/cart.ts';
import * as css from './configure.module.css';
import { configureMessages } from './configure-messages.de.ts';
import { optionPrice } from './option-price.ts';

/** The chosen options with their prices, on a slip below the picture. */
export function ChosenSlip({ item: { product, parts }, currency }: { item: CartItem; currency: string }) {
  // Two steps may offer the same option.
  const options = partsOf(product).flatMap((part, index) =>
    chosenOptions(part, parts[index]).map((option) => ({ option, key: `${index} ${option.name}` })),
  );
  const replaced = options.some(({ option }) => option.modifier === 'overwrite');
  return (
    <div className={css.chosen}>
      <h3>{configureMessages.soFar}</h3>
      <dl>
        {!replaced && (
          <Leader label={configureMessages.startPrice} value={formatMoney(toMoney(product.price), currency)} />
        )}
        {options.map(({ option, key }) => (
          <Leader key={key} label={translated(option, 'name')} value={optionPrice(option, currency)} />
        ))}
        <Leader
          kind="total"
          label={configureMessages.per(unitOf(product.unit).name)}
          value={formatMoney(unitPrice(product, parts), currency)}
        />
      </dl>
    </div>
  );
}
