import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const PriceListEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-discounts" */ './price-list-editor.tsx')).PriceListEditor,
}));

const CategoryPricesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-discounts" */ './category-prices-editor.tsx')).CategoryPricesEditor,
}));

export const discountWidgets: Widgets = {
  'price-list': { Editor: PriceListEditor },
  'category-prices': { Editor: CategoryPricesEditor },
};
