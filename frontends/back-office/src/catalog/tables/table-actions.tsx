import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { PrintActions } from '../../media/shared/print/print-actions.tsx';

/** Prints table tents and QR codes of tables in a list. */
export const TableActions = (entries: EntryActionsProps) => <PrintActions {...entries} subject="table" />;
