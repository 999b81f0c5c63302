import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import { branchMessages } from './branch-messages.de.ts';

/** Percentages that guests are offered as a tip. */
export const TipSuggestionsEditor = (props: EditorProps) => (
  <RowsEditor {...props} Field={FieldEditor} rowLabel={branchMessages.tipSuggestion} />
);
