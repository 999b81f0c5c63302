import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const TagsEditor = lazy(async () => ({ default: (await import('./images/tags-editor.tsx')).TagsEditor }));
const LayersEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-templates" */ './templates/layers-editor.tsx')).LayersEditor,
}));

export const mediaWidgets: Widgets = { tags: { Editor: TagsEditor }, 'template-layers': { Editor: LayersEditor } };
