import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { type Discount, discounts } from '@theke/contracts/ordering/discount';
import { discountSentence } from '@theke/rules/discounts/discount-sentence.de';
import { useNow } from '@theke/ui/use-now';
import { useGetMany } from 'ra-core';
import * as css from './discount-preview.module.css';
import { discountMessages } from './discounts-messages.de.ts';

const empty = discounts.draft.parse({ name: '–' });

/** The discount in one sentence, and how it combines with others. */
export function DiscountPreview({ draft }: { draft: Partial<Discount> }) {
  const { branches, config } = useShop();
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const edited = { ...empty, id: '', ...draft };
  // A category that was just added has no price yet.
  const categoryPrices = edited.categoryPrices.filter(({ price }) => typeof price === 'number');
  const discount = { ...edited, categoryPrices };
  const ids = [...discount.products, ...discount.prices.map(({ product }) => product)].map(({ id }) => id);
  const { data: products = [] } = useGetMany('products', { ids }, { enabled: ids.length > 0 });
  const named = [...discount.categories, ...discount.categoryPrices.map(({ category }) => category)].map(
    ({ id }) => id,
  );
  const { data: categories = [] } = useGetMany('categories', { ids: named }, { enabled: named.length > 0 });
  const sentence = discountSentence(discount, {
    currency: config.currency,
    zone,
    now,
    productName: (id) => products.find((product) => product?.id === id)?.name,
    categoryName: (id) => categories.find((category) => category?.id === id)?.name,
    branchName: (id) => branches.find((branch) => branch.id === id)?.name,
  });
  return (
    <div className={css.preview}>
      <p className={css.sentence}>{sentence}</p>
      <p>{discount.isActive ? discountMessages.stacking : discountMessages.inactive}</p>
    </div>
  );
}
