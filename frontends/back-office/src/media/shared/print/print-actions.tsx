import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type PrintedSubject, printLabels } from './print-labels.ts';

const PrintRecordsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-print" */ './print-records-dialog.tsx')).PrintRecordsDialog,
}));

/** Action of row menu and bulk bar that prints records (TPL-05). */
export function PrintActions({ subject, ids, children }: EntryActionsProps & { subject: PrintedSubject }) {
  const label = printLabels[subject](ids.length);
  const draw = (onClose: () => void) => (
    <Suspense>
      <PrintRecordsDialog title={label} subject={subject} ids={ids} onClose={onClose} />
    </Suspense>
  );
  return children([{ label, Icon: Printer, dialog: draw }]);
}
