import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';

const MenuPaperDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-papers" */ './menu-paper-dialog.tsx')).MenuPaperDialog,
}));

/** Prints one menu of a list. */
export function MenuActions({ ids, title = '', children }: EntryActionsProps) {
  const [id, second] = ids;
  if (id === undefined || second !== undefined) return children([]);
  const dialog = (onClose: () => void) => (
    <Suspense>
      <MenuPaperDialog id={id} title={title} onClose={onClose} />
    </Suspense>
  );
  return children([{ label: paperMessages.printMenu, Icon: Printer, dialog }]);
}
