import { sceneImageSizes } from '@theke/contracts/signage/file-urls';
import { FittedTitle } from '../parts/fitted-title.tsx';
import { dayAndMonth } from '../parts/local-clock.ts';
import { Picture } from '../parts/picture.tsx';
import { PriceText } from '../parts/price-text.tsx';
import { productPrice } from '../parts/product-price.ts';
import { findCode, QrDrawing } from '../parts/qr-drawing.tsx';
import { ShopSign } from '../parts/shop-sign.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { failures, sceneMessages } from '../scene-messages.de.ts';
import type { SceneProps } from '../scene-props.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './promotion.module.css';

const messages = sceneMessages.promotion;

/** The name's room beside a picture and without one, in units of the stage. */
const besidePicture = {
  landscape: { width: 860, lines: 3, largest: 220, smallest: 64 },
  portrait: { width: 930, lines: 2, largest: 200, smallest: 72 },
};
const alone = {
  landscape: { width: 1640, lines: 3, largest: 260, smallest: 96 },
  portrait: { width: 930, lines: 4, largest: 200, smallest: 72 },
};

/** One product, large: line above, name, description, price and picture. Without a price if it is sold out. */
export function Promotion({ content, scene, look, validUntil, onReady, onFailed }: SceneProps<'promotion'>) {
  const product = content.products.find(({ id }) => id === scene.product.id);
  useFailure(product ? undefined : failures.productMissing, onFailed);
  if (!product) return null;

  const isSoldOut = product.isSoldOut || !product.isEnabled;
  const image = scene.image ?? product.image;
  const price = scene.showsPrice && !isSoldOut ? productPrice(product, content.shop.currency) : undefined;
  const until = validUntil ? dayAndMonth(validUntil) : undefined;
  const lineAbove = scene.headline || (until ? messages.onlyUntil(until) : '');
  const code = findCode(content, scene.qrCode);
  return (
    <Stage look={look} onReady={onReady}>
      {image && (
        <div className={css.picture} data-sold-out={isSoldOut}>
          <Picture image={image} size={sceneImageSizes.promotion} />
        </div>
      )}
      <ShopSign shop={content.shop} className={css.sign} />
      <div className={css.text} data-alone={!image}>
        {lineAbove && <p className={css.above}>{lineAbove}</p>}
        <FittedTitle text={product.name} rooms={image ? besidePicture : alone} />
        {scene.showsDescription && product.description && <p className={css.description}>{product.description}</p>}
        {isSoldOut && <p className={css.soldOut}>{messages.soldOut}</p>}
        {(price || (scene.headline && until)) && !isSoldOut && (
          <p className={css.offer}>
            {price && <PriceText price={price} />}
            {scene.headline && until && <span className={css.until}>{messages.until(until)}</span>}
          </p>
        )}
      </div>
      {code && <QrDrawing code={code} className={css.code} />}
    </Stage>
  );
}
