import type { EntryActionsProps, EntryDialog } from '@theke/admin/resources/office-resource.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { type PrintedSubject, printLabels } from './print-labels.ts';

const PrintRecordsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-print" */ './print-records-dialog.tsx')).PrintRecordsDialog,
}));

type Props = Pick<EntryActionsProps, 'ids'> & {
  subject: PrintedSubject;
  children: (action: { label: string; dialog: EntryDialog }) => ReactNode;
};

/** Action of row menu and bulk bar that prints records (TPL-05). */
export function PrintActions({ subject, ids, children }: Props) {
  const label = printLabels[subject](ids.length);
  const dialog = (onClose: () => void) => (
    <Suspense>
      <PrintRecordsDialog title={label} subject={subject} ids={ids} onClose={onClose} />
    </Suspense>
  );
  return children({ label, dialog });
}
