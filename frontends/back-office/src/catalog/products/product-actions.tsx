import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { TableProperties } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PrintActions } from '../../media/shared/print/print-actions.tsx';
import { paperMessages } from '../shared/papers/paper-messages.de.ts';
import { SoldOutActions } from './sold-out-actions.tsx';

const AllergenPaperDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-papers" */ './allergen-paper-dialog.tsx')).AllergenPaperDialog,
}));

/** Actions on products in a list: sold out today, and printing price labels and allergens. */
export function ProductActions({ children, ...entries }: EntryActionsProps) {
  const dialog = (onClose: () => void) => (
    <Suspense>
      <AllergenPaperDialog ids={entries.ids} onClose={onClose} />
    </Suspense>
  );
  const allergens = { label: paperMessages.printAllergens, Icon: TableProperties, dialog };
  return (
    <SoldOutActions {...entries}>
      {(soldOut) => (
        <PrintActions {...entries} subject="product">
          {(labels) => children([...soldOut, ...labels, allergens])}
        </PrintActions>
      )}
    </SoldOutActions>
  );
}
