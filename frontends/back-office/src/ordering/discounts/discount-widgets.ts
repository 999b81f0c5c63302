import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const PriceListEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-discounts" */ './price-list-editor.tsx')).PriceListEditor,
}));

export const discountWidgets: Widgets = { 'price-list': { Editor: PriceListEditor } };
