import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

// Registered with every page: two imports for all of them, because what an import compiles to is longer than it looks.
const Editor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content" */ './content-field.tsx')).ContentField,
}));
const Reader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content" */ './content-field.tsx')).ContentWords,
}));
const content = { Editor, Reader };

export const contentWidgets: Widgets = {
  content,
  'page-content': content,
  'block-content': content,
  'rich-text': content,
  'content-files': content,
  lines: content,
};
