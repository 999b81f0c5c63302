import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';

/** Where a branch delivers, for how much and from which sum. */
export const DeliveryAreasEditor = (props: EditorProps) => (
  <RowsEditor {...props} Field={FieldEditor} rowLabel="Liefergebiet" />
);
