import { useShop } from '@theke/admin/api/shop.ts';
import type { Product } from '@theke/contracts/catalog/product';
import { toMoney } from '@theke/rules/money/money';
import { modelOf } from '@theke/rules/price/model-of';
import { calculationModels } from '@theke/rules/products/calculation-model';
import { unitOf } from '@theke/rules/units/units';
import { imageUrl } from '@theke/ui/image-url';
import { pictureStyle } from '@theke/ui/picture-style';
import { Price } from '@theke/ui/price';
import * as css from './preview.module.css';

/** The product's row on the menu card. */
export function ProductPreview({ draft }: { draft: Partial<Product> }) {
  const { currency } = useShop().config;
  const { name, description, images = [], price, unit = 'piece', allergens = [], isPriceHidden } = draft;
  const [picture] = images;
  const prefix = calculationModels[modelOf(draft, unit)].prefix;
  return (
    <div className={css.card}>
      <div className={css.words}>
        <b className={css.name}>{name}</b>
        {description && <p className={css.text}>{description}</p>}
        {!isPriceHidden && typeof price === 'number' && Number.isFinite(price) && (
          <Price
            amount={toMoney(price)}
            currency={currency}
            {...(prefix && { prefix })}
            {...(unit !== 'piece' && unit !== 'serving' && { per: unitOf(unit).label })}
          />
        )}
        {allergens.length > 0 && <span className={css.allergens}>{[...allergens].sort().join(' ')}</span>}
      </div>
      {picture && (
        <img
          className={css.dish}
          style={pictureStyle(picture)}
          src={imageUrl(picture, 'tiny')}
          alt=""
          width="112"
          height="112"
        />
      )}
    </div>
  );
}
