import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { productMessages } from './product-messages.de.ts';

/** Other units in which guests may state an amount. */
export const AlternativeUnitsEditor = (props: EditorProps) => (
  <RowsEditor {...props} Field={FieldEditor} rowLabel={productMessages.unit} />
);
