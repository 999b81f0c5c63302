import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PrintActions } from '../../media/shared/print/print-actions.tsx';
import { printMessages } from '../../media/shared/print/print-messages.de.ts';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';
import { SoldOutActions } from './sold-out-actions.tsx';

const AllergenPaperDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-papers" */ './allergen-paper-dialog.tsx')).AllergenPaperDialog,
}));

/** Actions on products in a list: sold out today, and printing price labels or the table of allergens. */
export function ProductActions({ children, ...entries }: EntryActionsProps) {
  const dialog = (onClose: () => void) => (
    <Suspense>
      <AllergenPaperDialog ids={entries.ids} onClose={onClose} />
    </Suspense>
  );
  const allergens = { label: paperMessages.printAllergens, dialog };
  return (
    <SoldOutActions {...entries}>
      {(soldOut) => (
        <PrintActions {...entries} subject="product">
          {(label) =>
            children([...soldOut, { label: printMessages.print, Icon: Printer, choices: [label, allergens] }])
          }
        </PrintActions>
      )}
    </SoldOutActions>
  );
}
