import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const JsonEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './json-editor.tsx')).JsonEditor,
}));
const LinesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './lines-editor.tsx')).LinesEditor,
}));

export const contentWidgets: Widgets = {
  content: { Editor: JsonEditor },
  'rich-text': { Editor: JsonEditor },
  'content-files': { Editor: JsonEditor },
  lines: { Editor: LinesEditor, csv: (value) => (value as string[]).join(', ') },
};
