import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { forms } from '@theke/contracts/content/form';
import { ClipboardList } from 'lucide-react';
import { lazy } from 'react';

const FormRowsEditor = lazy(async () => ({
  default: (await import('./form-rows-editor.tsx')).FormRowsEditor,
}));

const FormTest = lazy(async () => ({
  default: (await import('./form-test.tsx')).FormTest,
}));

export const officeForms = officeResource(forms, {
  group: 'website',
  Icon: ClipboardList,
  newLabel: 'Neues Formular',
  titleOf: ({ title }) => title,
  subtitleOf: ({ recipient }) => recipient,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
  heading: { field: 'title', label: 'Titel' },
  Tools: FormTest,
  places: { rows: { Editor: FormRowsEditor, width: 'whole' }, keepDays: { width: 'half' } },
});
