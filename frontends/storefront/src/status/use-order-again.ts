import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { withItem } from '@theke/rules/cart/cart-changes';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { typeFlags } from '@theke/rules/orders/order-types';
import { reorderItems } from '../cart/reorder-items.ts';
import { useCart } from '../cart/use-cart.ts';
import { menuSections } from '../menu/menu-sections.ts';
import { useNavigate } from '../router/place.ts';
import type { Card } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';
import { useCapacity } from '../shop/use-capacity.ts';

/**
 * Returns a function that puts an earlier order into the cart as available now, and navigates to the menu, which lists
 * what is missing.
 */
export function useOrderAgain(branch: Branch): (order: PublicOrder, from: Card) => void {
  const [, change] = useCart(branch.identifier);
  const { soldOut } = useCapacity(branch.id);
  const navigate = useNavigate();
  return (order, from) => {
    const [zone, now, soldOutIds] = [zoneOf(branch), new Date(), new Set(soldOut)];
    const rows = menuSections(soldCard(from, zone, now), zone, now, soldOutIds).flatMap((section) => section.rows);
    const orderable = rows.filter(({ availability }) => availability === 'orderable').map(({ product }) => product);
    const result = reorderItems(order.items, {
      orderable: new Map(orderable.map((product) => [product.id, product])),
      soldOut: soldOutIds,
    });
    change((before) => ({
      ...result.items.reduce(withItem, before),
      ...typeFlags(order.deliveryType),
    }));
    navigate(`/store/${branch.identifier}`, { state: { gone: result.unavailable } });
  };
}
