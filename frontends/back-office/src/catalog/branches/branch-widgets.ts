import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const DeliveryAreasEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './delivery-areas-editor.tsx'))
    .DeliveryAreasEditor,
}));

export const branchWidgets: Widgets = { 'delivery-areas': { Editor: DeliveryAreasEditor } };
