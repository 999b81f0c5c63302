import type { Order } from '@theke/contracts/ordering/order';
import { icon } from '@theke/ui/icon';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import { messages } from '../messages.de.ts';

const signs = { takeaway: ShoppingBag, delivery: Bike, dineIn: Utensils };

/** Sign and word of a way to order. */
export function OrderKind({
  deliveryType,
  className,
}: {
  deliveryType: Order['deliveryType'];
  className?: string | undefined;
}) {
  const Sign = signs[deliveryType];
  return (
    <span className={className}>
      <Sign {...icon} size={18} />
      {messages.deliveryTypes[deliveryType]}
    </span>
  );
}
