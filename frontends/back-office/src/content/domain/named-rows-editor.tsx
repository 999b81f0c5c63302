import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { contentMessages as words } from './content-messages.de.ts';
import * as css from './named-rows-editor.module.css';

/** Rows of two fields, over the whole width: the engine's, called what they are. */
const rowsOf = (rowLabel: string) =>
  function NamedRowsEditor(props: EditorProps) {
    return <RowsEditor {...props} Field={FieldEditor} rowLabel={rowLabel} fieldsClass={css.fields} />;
  };

export const LinksEditor = rowsOf(words.link);
export const MembersEditor = rowsOf(words.person);
export const ContactsEditor = rowsOf(words.client);
export const FiguresEditor = rowsOf(words.figure);
