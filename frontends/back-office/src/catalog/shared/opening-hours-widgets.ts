import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const OpeningHoursEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-catalog-editors" */ './opening-hours-editor.tsx'))
    .OpeningHoursEditor,
}));
const OpeningHoursReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-reading" */ './opening-hours-reader.tsx')).OpeningHoursReader,
}));

export const openingHoursWidgets: Widgets = {
  'opening-hours': { Editor: OpeningHoursEditor, Reader: OpeningHoursReader },
};
