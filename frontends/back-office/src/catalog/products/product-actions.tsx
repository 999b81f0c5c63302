import type { EntryActionsProps } from '@theke/admin/resources/office-resource.ts';
import { PrintActions } from '../../media/shared/print/print-actions.tsx';
import { SoldOutActions } from './sold-out-actions.tsx';

/** Actions on products in a list: sold out today, and printing price labels. */
export const ProductActions = ({ children, ...entries }: EntryActionsProps) => (
  <SoldOutActions {...entries}>
    {(soldOut) => (
      <PrintActions {...entries} subject="product">
        {(print) => children([...soldOut, ...print])}
      </PrintActions>
    )}
  </SoldOutActions>
);
