import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const OpeningHoursEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './opening-hours-editor.tsx'))
    .OpeningHoursEditor,
}));

export const openingHoursWidgets: Widgets = { 'opening-hours': { Editor: OpeningHoursEditor } };
