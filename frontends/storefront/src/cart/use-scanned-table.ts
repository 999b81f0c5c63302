import type { Branch } from '@theke/contracts/catalog/branch';
import { typeFlags } from '@theke/rules/orders/order-types';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, usePlace } from '../router/place.ts';
import { useCart } from './use-cart.ts';

/**
 * Handles `?table=` with a table's id or number, from its QR code: selects the table. The parameter is removed from
 * the URL, so that it does not override a later choice.
 */
export function useScannedTable(branch: Branch): void {
  const { pathname, search } = usePlace();
  const navigate = useNavigate();
  const [, change] = useCart(branch.identifier);
  const table = new URLSearchParams(search).get('table');
  const selectTable = useEffectEvent((tableCode: string) => {
    if (branch.isDineInEnabled && branch.isTableSelectionEnabled)
      change((before) => ({ ...before, ...typeFlags('dineIn'), order: { ...before.order, table: tableCode } }));
    const remaining = new URLSearchParams(search);
    remaining.delete('table');
    navigate(remaining.size > 0 ? `${pathname}?${remaining}` : pathname, { replace: true });
  });
  useEffect(() => {
    if (table) selectTable(table);
  }, [table]);
}
