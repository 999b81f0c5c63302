import type { Branch } from '@theke/contracts/catalog/branch';
import { typeFlags } from '@theke/rules/orders/order-types';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, usePlace } from '../router/place.ts';
import { useCart } from './use-cart.ts';

/**
 * Handles `?table=` with a table's id or number, from its QR code: selects the table. The parameter is removed from
 * the URL, so that it does not override a later choice.
 */
export function useAskedTable(branch: Branch): void {
  const { pathname, search } = usePlace();
  const navigate = useNavigate();
  const [, change] = useCart(branch.identifier);
  const table = new URLSearchParams(search).get('table');
  const take = useEffectEvent((asked: string) => {
    if (branch.isDineInEnabled && branch.isTableSelectionEnabled)
      change((before) => ({ ...before, ...typeFlags('dineIn'), order: { ...before.order, table: asked } }));
    const others = new URLSearchParams(search);
    others.delete('table');
    navigate(others.size > 0 ? `${pathname}?${others}` : pathname, { replace: true });
  });
  useEffect(() => {
    if (table) take(table);
  }, [table]);
}
