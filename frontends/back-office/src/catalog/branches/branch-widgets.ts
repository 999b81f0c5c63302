import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const DeliveryAreasEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './delivery-areas-editor.tsx'))
    .DeliveryAreasEditor,
}));

const TipSuggestionsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './tip-suggestions-editor.tsx'))
    .TipSuggestionsEditor,
}));

export const branchWidgets: Widgets = {
  'delivery-areas': { Editor: DeliveryAreasEditor },
  'tip-suggestions': { Editor: TipSuggestionsEditor },
};
