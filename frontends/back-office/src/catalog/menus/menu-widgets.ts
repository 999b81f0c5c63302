import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

/** Loaded separately, because only one form needs drag and drop. */
const CatalogEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-menu-editor" */ './catalog-editor.tsx')).CatalogEditor,
}));

const CatalogReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-reading" */ './catalog-reader.tsx')).CatalogReader,
}));

export const menuWidgets: Widgets = { catalog: { Editor: CatalogEditor, Reader: CatalogReader } };
