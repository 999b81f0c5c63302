import type { Product } from '@theke/contracts/catalog/product';
import { translated } from '@theke/rules/texts/translated';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import type { Cart } from '../cart/cart.ts';
import { findInCart } from './find-in-cart.ts';
import * as css from './menu-page.module.css';
import type { Row, Section } from './menu-sections.ts';
import { ProductRow } from './product-row.tsx';
import { rowBlocks } from './row-blocks.ts';
import { sectionId } from './section-id.ts';

type Props = {
  section: Section;
  currency: string;
  cart: Cart;
  isShopOpen: boolean;
  /** Whether this is the first group; its first dish is shown large. */
  isFirst: boolean;
  onAdd: (product: Product, from: HTMLElement) => void;
  onOpen: (product: Product) => void;
};

/** A category with its products. */
export const MenuGroup = ({ section: { category, rows }, cart, isFirst, ...rest }: Props) => (
  <section className={css.group} id={sectionId(category.id)}>
    <header className={category.image ? css.titled : undefined}>
      {category.image && (
        <img
          className={css.picture}
          style={pictureStyle(category.image)}
          src={imageUrl(category.image, 'tiny')}
          alt=""
          loading="lazy"
        />
      )}
      <div>
        <h2 {...langAttributes(category, 'name')} tabIndex={-1}>
          {translated(category, 'name')}
        </h2>
        {category.description && (
          <p {...langAttributes(category, 'description')}>{translated(category, 'description')}</p>
        )}
      </div>
    </header>
    {rowBlocks(rows, isFirst && isShownLarge(rows[0])).map((block, blockIndex) => (
      <div key={block[0]?.product.id} className={css.items}>
        {block.map(({ product, availability }, index) => (
          <ProductRow
            key={product.id}
            product={product}
            availability={availability}
            inCart={findInCart(cart, product)}
            isLead={isFirst && blockIndex === 0 && index === 0 && isShownLarge(block[0])}
            {...rest}
          />
        ))}
      </div>
    ))}
  </section>
);

const isShownLarge = (row: Row | undefined) =>
  row?.availability === 'orderable' && row.product.images[0]?.look !== undefined;
