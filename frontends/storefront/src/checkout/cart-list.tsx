import { translated } from '@theke/rules/texts/translated';
import { timesText } from '@theke/rules/units/amount-text';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { X } from 'lucide-react';
import type { CartItem } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { itemBasePrice, itemDeposit } from '../cart/item-prices.ts';
import { partsText } from '../cart/parts-text.ts';
import * as css from './cart-list.module.css';

type Props = {
  items: readonly CartItem[];
  /** One price per item. */
  prices: readonly string[];
  currency: string;
  onRemove: (index: number) => void;
};

/** Items of the order, which can be removed. */
export const CartList = ({ items, prices, currency, onRemove }: Props) => (
  <ul className={css.cart}>
    {items.map((item, index) => {
      const { product, amount, unit } = item;
      const name = translated(product, 'name');
      const [picture] = product.images;
      const chosen = partsText(item);
      const base = itemBasePrice(item, currency);
      const deposit = itemDeposit(item, currency);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key than their index
        <li key={index} id={`items.${index}`} tabIndex={-1}>
          {picture && (
            <img className={css.dish} style={pictureStyle(picture)} src={imageUrl(picture, 'thumbnail')} alt="" />
          )}
          <div className={css.words}>
            <b>
              <span className={css.times}>{timesText(amount, unit)}</span>{' '}
              <span {...langAttributes(product, 'name')}>{name}</span>
            </b>
            {chosen && <small>{chosen}</small>}
          </div>
          <span className={css.price}>
            {prices[index]}
            {deposit && <small>{deposit}</small>}
            {base && <small>{base}</small>}
          </span>
          <IconButton className={css.remove} label={cartMessages.remove(name)} onClick={() => onRemove(index)}>
            <X {...icon} size={18} />
          </IconButton>
        </li>
      );
    })}
  </ul>
);
