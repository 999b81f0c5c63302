import type { Product } from '@theke/contracts/catalog/product';
import { basePriceText } from '@theke/rules/price/base-price';
import { depositText } from '@theke/rules/price/deposit-text';
import { alternativePrices, shownPrice } from '@theke/rules/price/shown-price';
import { translated } from '@theke/rules/texts/translated';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle, tileSize } from '@theke/ui/picture-style';
import { Price } from '@theke/ui/price';
import { type CSSProperties, memo } from 'react';
import { messages } from '../messages.de.ts';
import { AddButton, type InCart } from './add-button.tsx';
import { Allergens } from './allergens.tsx';
import { longestWord } from './long-name.ts';
import type { Row } from './menu-sections.ts';
import * as css from './product-row.module.css';

type Props = {
  product: Product;
  currency: string;
  availability: Row['availability'];
  /** Whether the branch takes orders now; otherwise the menu is read-only. */
  isShopOpen: boolean;
  inCart: InCart | undefined;
  isLead: boolean;
  onAdd: (product: Product, from: HTMLElement) => void;
  onOpen: (product: Product) => void;
};

/** A product of the menu; memoised. Without a picture the text takes the whole width. */
export const ProductRow = memo(function ProductRow({
  product,
  currency,
  availability,
  isShopOpen,
  inCart,
  isLead,
  onAdd,
  onOpen,
}: Props) {
  const [picture] = product.images;
  const name = translated(product, 'name');
  const longWord = longestWord(name);
  const isOrderable = availability === 'orderable';
  const add = isOrderable && isShopOpen && (
    <AddButton name={name} inCart={inCart} onAdd={(from) => onAdd(product, from)} />
  );
  return (
    <article
      className={classNames(
        css.row,
        !isOrderable && css.out,
        isLead && css.lead,
        isLead && picture?.look?.isOpaque && css.photo,
        !picture && css.bare,
      )}
    >
      <div className={css.words}>
        <h3
          {...langAttributes(product, 'name')}
          className={css.name}
          style={longWord > 12 ? ({ '--longest': longWord } as CSSProperties) : undefined}
        >
          {add ? (
            <button type="button" className={css.open} onClick={() => onOpen(product)}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        {product.description && (
          <p {...langAttributes(product, 'description')} className={css.description}>
            {translated(product, 'description')}
          </p>
        )}
        <div className={css.cost}>
          {product.isPriceHidden ? (
            <span className={css.alternative}>{messages.menu.priceHidden}</span>
          ) : (
            <Costs product={product} currency={currency} />
          )}
          <Allergens letters={product.allergens} additives={product.additives} isOnTable={isLead} />
        </div>
        {!isOrderable && (
          <span className={css.gone}>{messages.menu[availability === 'sold-out' ? 'soldOut' : 'unavailable']}</span>
        )}
      </div>
      {picture ? (
        <div className={css.picture}>
          <img
            className={css.dish}
            style={pictureStyle(picture)}
            src={imageUrl(picture, isLead ? 'small' : tileSize(picture))}
            alt=""
            loading={isLead ? 'eager' : 'lazy'}
            fetchPriority={isLead ? 'high' : 'auto'}
          />
          {add}
        </div>
      ) : (
        add
      )}
    </article>
  );
});

function Costs({ product, currency }: { product: Product; currency: string }) {
  const { amount, prefix, per, base, deposit } = shownPrice(product);
  return (
    <>
      <Price amount={amount} currency={currency} prefix={prefix} per={per} />
      {deposit && <span className={css.alternative}>{depositText(deposit, currency)}</span>}
      {base && <span className={css.alternative}>{basePriceText(base, currency)}</span>}
      {alternativePrices(product, currency).map((text) => (
        <span key={text} className={css.alternative}>
          {text}
        </span>
      ))}
    </>
  );
}
