import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const JsonEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './json-editor.tsx')).JsonEditor,
}));
const LinesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './lines-editor.tsx')).LinesEditor,
}));
const RichTextEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './rich-text-editor.tsx')).RichTextEditor,
}));
const ContentImageEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-content-editors" */ './content-image-editor.tsx'))
    .ContentImageEditor,
}));
const PageContentEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-page-editor" */ './content-editor.tsx')).PageContentEditor,
}));
const BlockContentEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-page-editor" */ './content-editor.tsx')).BlockContentEditor,
}));

export const contentWidgets: Widgets = {
  content: { Editor: JsonEditor },
  'page-content': { Editor: PageContentEditor },
  'block-content': { Editor: BlockContentEditor },
  'rich-text': { Editor: RichTextEditor },
  'content-image': { Editor: ContentImageEditor },
  'content-files': { Editor: JsonEditor },
  lines: { Editor: LinesEditor, csv: (value) => (value as string[]).join(', ') },
};
