import type { Branch } from '@theke/contracts/catalog/branch';
import { typeFlags } from '@theke/rules/orders/order-types';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../cart/use-cart.ts';

/**
 * `?table=` with a table's id or number, as its QR code says: who comes by it sits there. Taken once and out of the address, so that a
 * guest who chooses otherwise is not asked again.
 */
export function useAskedTable(branch: Branch): void {
  const [parameters, setParameters] = useSearchParams();
  const [, change] = useCart(branch.identifier);
  const table = parameters.get('table');
  const take = useEffectEvent((asked: string) => {
    if (branch.isDineInEnabled && branch.isTableSelectionEnabled)
      change((before) => ({ ...before, ...typeFlags('dineIn'), order: { ...before.order, table: asked } }));
    const others = new URLSearchParams(parameters);
    others.delete('table');
    setParameters(others, { replace: true });
  });
  useEffect(() => {
    if (table) take(table);
  }, [table]);
}
