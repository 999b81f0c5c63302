import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { type ComponentType, lazy } from 'react';
import { FilesEditor } from './files-editor.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { wordsToRead } from './words-to-read.ts';

export { ContactsEditor, FiguresEditor, LinksEditor, MembersEditor } from './named-rows-editor.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));
const ContentEditor = lazy(async () => ({
  default: (await import('./content-editor.tsx')).ContentEditor,
}));

const editors: Readonly<Record<string, ComponentType<EditorProps>>> = {
  'rich-text': RichTextEditor,
  'content-files': FilesEditor,
  lines: LinesEditor,
};

/** Editor for any content field, by the widget of the definition. */
export function ContentField(props: EditorProps) {
  const Editor = editors[props.meta.widget ?? ''] ?? ContentEditor;
  return <Editor {...props} />;
}

/** Read-only text of content, one line per text. */
export const ContentText = ({ value }: { value: unknown }) => (
  <>
    {wordsToRead(value).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved here
      <p key={index}>{line}</p>
    ))}
  </>
);
