import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { orderedProducts } from './ordered-products.ts';
import { soldOutMessages } from './sold-out-messages.de.ts';
import { useSoldOut } from './use-sold-out.ts';

/** Menu items that mark an order's products as sold out in its branch, or make them available again (STOCK-03). */
export function SoldOutItems({ order }: { order: Pick<Order, 'branch' | 'items'> }) {
  const { branches, mayWrite, stateIn, change } = useSoldOut();
  const branch = branches.find(({ id }) => id === order.branch.id);
  if (!mayWrite || !branch) return null;
  return orderedProducts(order).map(({ id, name }) => {
    const isSoldOut = stateIn(id, branch) !== undefined;
    return (
      <MenuItem
        key={id}
        label={isSoldOut ? soldOutMessages.releaseOf(name) : soldOutMessages.markOf(name)}
        Icon={isSoldOut ? CircleCheck : CircleSlash}
        onClick={() => void change(branch, [id], !isSoldOut, name)}
      />
    );
  });
}
