import { nextAmount } from '@theke/rules/cart/cart-changes';
import { partsOf } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { amountText } from '@theke/rules/units/amount-text';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { Stepper } from '@theke/ui/stepper';
import type { CartItem } from './cart.ts';
import * as css from './cart-lines.module.css';
import { cartMessages } from './cart-messages.de.ts';
import { itemBasePrice, itemDeposit } from './item-prices.ts';
import { partsText } from './parts-text.ts';

export type LineActions = {
  onAmount: (index: number, amount: number) => void;
  onRemove: (index: number) => void;
  onEdit: (index: number) => void;
};

type Props = LineActions & {
  items: readonly CartItem[];
  /** One price per item. */
  prices: readonly string[];
  currency: string;
};

/** Lines of the cart with steppers; at the smallest amount, a bin replaces the minus. */
export const CartLines = ({ items, prices, currency, onAmount, onRemove, onEdit }: Props) => (
  <ul className={css.lines}>
    {items.map((item, index) => {
      const { product, amount, unit } = item;
      const name = translated(product, 'name');
      const [less, more] = [nextAmount(item, -1), nextAmount(item, 1)];
      const [picture] = product.images;
      const chosen = partsText(item);
      const base = itemBasePrice(item, currency);
      const deposit = itemDeposit(item, currency);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key than their index
        <li key={index} className={picture ? undefined : css.bare}>
          {picture && (
            <img className={css.dish} style={pictureStyle(picture)} src={imageUrl(picture, 'thumbnail')} alt="" />
          )}
          <div>
            <div className={css.head}>
              <b {...langAttributes(product, 'name')}>{name}</b>
              <span className={css.price}>{prices[index]}</span>
            </div>
            {chosen && <small className={css.chosen}>{chosen}</small>}
            {deposit && <small className={css.base}>{deposit}</small>}
            {base && <small className={css.base}>{base}</small>}
            <div className={css.tools}>
              <Stepper
                label={cartMessages.amountOf(name)}
                text={amountText(amount, unit)}
                less={
                  less === undefined
                    ? { label: cartMessages.remove(name), onPress: () => onRemove(index), isRemove: true }
                    : { label: cartMessages.less(name), onPress: () => onAmount(index, less) }
                }
                more={{
                  label: cartMessages.more(name),
                  onPress: () => more !== undefined && onAmount(index, more),
                  isDisabled: more === undefined,
                }}
              />
              {(partsOf(product).length > 0 || product.alternativeUnits.length > 0) && (
                <button
                  type="button"
                  className={css.change}
                  aria-label={cartMessages.edit(name)}
                  onClick={() => onEdit(index)}
                >
                  {cartMessages.change}
                </button>
              )}
            </div>
          </div>
        </li>
      );
    })}
  </ul>
);
