import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { Printer } from 'lucide-react';
import { PrintActions } from '../../media/shared/print/print-actions.tsx';

/** Prints table tents and QR codes of tables in a list. */
export const TableActions = ({ ids, children }: EntryActionsProps) => (
  <PrintActions ids={ids} subject="table">
    {(action) => children([{ ...action, Icon: Printer }])}
  </PrintActions>
);
