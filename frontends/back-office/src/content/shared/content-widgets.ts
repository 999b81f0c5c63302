import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

// Registered on every page, so the number of imports is kept at two: each adds compiled code.
const Editor = lazy(async () => ({
  default: (await import('./content-field.tsx')).ContentField,
}));
const Reader = lazy(async () => ({
  default: (await import('./content-field.tsx')).ContentText,
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
