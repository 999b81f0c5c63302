import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { contentMessages } from './content-messages.de.ts';
import * as css from './named-rows-editor.module.css';

/** Full-width rows of two fields with their own label, based on the engine's editor. */
const rowsOf = (rowLabel: string) =>
  function NamedRowsEditor(props: EditorProps) {
    return <RowsEditor {...props} Field={FieldEditor} rowLabel={rowLabel} fieldsClass={css.fields} />;
  };

export const LinksEditor = rowsOf(contentMessages.link);
export const MembersEditor = rowsOf(contentMessages.person);
export const ContactsEditor = rowsOf(contentMessages.client);
export const FiguresEditor = rowsOf(contentMessages.figure);
