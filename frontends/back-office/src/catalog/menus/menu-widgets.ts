import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

/** Drag and drop comes with the one form that needs it. */
const CatalogEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-menu-editor" */ './catalog-editor.tsx')).CatalogEditor,
}));

const CatalogReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-reading" */ './catalog-reader.tsx')).CatalogReader,
}));

export const menuWidgets: Widgets = { catalog: { Editor: CatalogEditor, Reader: CatalogReader } };
