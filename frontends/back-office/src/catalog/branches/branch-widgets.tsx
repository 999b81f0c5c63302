import { RowsEditor } from '@theke/admin/forms/editors/rows-editor.tsx';
import type { Widgets } from '@theke/admin/widgets/widget.ts';

export const branchWidgets: Widgets = {
  'delivery-areas': { Editor: (props) => <RowsEditor {...props} rowLabel="Liefergebiet" /> },
};
