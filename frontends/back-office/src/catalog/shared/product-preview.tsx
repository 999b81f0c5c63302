import { useShop } from '@theke/admin/api/shop.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { shownImages } from '@theke/contracts/catalog/product-drawing';
import { basePriceText } from '@theke/rules/price/base-price';
import { depositText } from '@theke/rules/price/deposit-text';
import { alternativePrices, type ShownPrice, shownPrice } from '@theke/rules/price/shown-price';
import { imageUrl } from '@theke/ui/image-url';
import { pictureStyle } from '@theke/ui/picture-style';
import { Price } from '@theke/ui/price';
import { useState } from 'react';
import * as css from './preview.module.css';
import { previewMessages } from './preview-messages.de.ts';

type Draft = Partial<Product>;
type Prices = { price: ShownPrice; further: readonly string[] };

/**
 * Prices as shown to guests; undefined while the draft is incomplete: no numeric price, or a unit that cannot be
 * converted.
 */
function pricesOf(draft: Draft, currency: string): Prices | undefined {
  if (typeof draft.price !== 'number') return undefined;
  try {
    const product = draft as Product;
    const { base, deposit, ...price } = shownPrice(product);
    return {
      price,
      further: [
        ...(deposit ? [depositText(deposit, currency) ?? ''] : []),
        ...(base ? [basePriceText(base, currency)] : []),
        ...alternativePrices(product, currency),
      ],
    };
  } catch {
    return undefined;
  }
}

/** The product's row on the menu. */
export function ProductPreview({ draft }: { draft: Draft }) {
  const { currency } = useShop().config;
  const {
    name = '',
    description = '',
    images = [],
    isDrawn,
    drawnAs,
    allergens = [],
    additives = [],
    isPriceHidden,
  } = draft;
  const [picture] = shownImages({ name, description, images, isDrawn, drawnAs });
  // Drawings exist only for saved products.
  const [missing, setMissing] = useState<string>();
  const marks = [...[...allergens].sort(), ...additives].join(' ');
  const prices = isPriceHidden ? undefined : pricesOf(draft, currency);
  return (
    <div className={css.card}>
      <div className={css.words}>
        <b className={css.name}>{name || <span className={css.none}>{previewMessages.noName}</span>}</b>
        {description && <p className={css.text}>{description}</p>}
        {isPriceHidden && <span className={css.further}>{previewMessages.priceHidden}</span>}
        {prices && (
          <span className={css.cost}>
            <Price {...prices.price} currency={currency} />
            {prices.further.map((text) => (
              <span key={text} className={css.further}>
                {text}
              </span>
            ))}
          </span>
        )}
        {marks && <span className={css.allergens}>{marks}</span>}
      </div>
      {picture && picture.id !== missing && (
        <img
          className={css.dish}
          style={pictureStyle(picture)}
          src={imageUrl(picture, 'tiny')}
          alt=""
          width="112"
          height="112"
          onError={() => setMissing(picture.id)}
        />
      )}
    </div>
  );
}
