import type { Product } from '@theke/contracts/catalog/product';
import { nextAmount } from '@theke/rules/cart/cart-changes';
import { isUnnamedFraction, limitsOf, parseQuantity, snap } from '@theke/rules/products/quantity';
import { amountText, isCounted, numberText } from '@theke/rules/units/amount-text';
import { convert, type Unit, unitOf } from '@theke/rules/units/units';
import { Segmented } from '@theke/ui/segmented';
import { Stepper } from '@theke/ui/stepper';
import * as css from './configure.module.css';
import { configureMessages } from './configure-messages.de.ts';

type Props = {
  product: Product;
  amount: number;
  unit: Unit;
  /** Typed text that is not a number; undefined if the amount is valid. */
  unreadable: string | undefined;
  onChange: (amount: number, unit: Unit) => void;
  onUnreadable: (typed: string) => void;
};

/** "Mindestens 10 dag, in Schritten zu 5 dag." */
function limitsText(product: Product, unit: Unit): string | undefined {
  const { minimum, step } = limitsOf(product, unit);
  const least =
    minimum > 0 && (minimum !== 1 || !isCounted(unit)) && configureMessages.minimum(amountText(minimum, unit));
  const grid =
    step !== undefined && (step !== 1 || !isCounted(unit)) && configureMessages.steps(amountText(step, unit));
  const text = [least, grid].filter(Boolean).join(', ');
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}.` : undefined;
}

/** Amount stepper with a unit choice if there are several units. */
export function AmountControl({ product, amount, unit, unreadable, onChange, onUnreadable }: Props) {
  const limits = limitsOf(product, unit);
  const item = { product, unit, amount, parts: [] };
  const [less, more] = [nextAmount(item, -1), nextAmount(item, 1)];
  const units = [...new Set([product.unit, ...product.alternativeUnits.map((each) => each.unit)])];
  const change = (next: Unit) => onChange(snap(convert(amount, unit, next, product), limitsOf(product, next)), next);
  const hint = limitsText(product, unit);
  const type = (text: string) => {
    const quantity = parseQuantity(text);
    if (quantity === undefined) onUnreadable(text);
    else onChange(snap(quantity, limits), unit);
  };
  return (
    <div className={css.block}>
      <p className={css.label}>{configureMessages.amount}</p>
      <div className={css.amount}>
        <Stepper
          isLarge
          label={configureMessages.amount}
          text={unreadable ?? numberText(amount)}
          less={{
            label: configureMessages.less,
            onPress: () => less !== undefined && onChange(less, unit),
            isDisabled: less === undefined,
          }}
          more={{
            label: configureMessages.more,
            onPress: () => more !== undefined && onChange(more, unit),
            isDisabled: more === undefined,
          }}
          onType={type}
        />
        {units.length > 1 && (
          <Segmented
            isWrapping
            className={css.units}
            label={configureMessages.unit}
            value={unit}
            segments={units.map((value) => ({ value, label: unitOf(value).label }))}
            onChange={change}
          />
        )}
      </div>
      {hint && <p className={css.hint}>{hint}</p>}
      {(unreadable !== undefined || isUnnamedFraction(amount, unit, limits)) && (
        <p role="alert" className={css.fault}>
          {unreadable === undefined ? configureMessages.whole : configureMessages.unreadable(unreadable)}
        </p>
      )}
    </div>
  );
}
