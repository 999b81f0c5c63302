import type { Order } from '@theke/contracts/ordering/order';
import { icon } from '@theke/ui/icon';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import * as css from './order-kind.module.css';
import { orderMessages } from './order-messages.de.ts';

const signs = { takeaway: ShoppingBag, delivery: Bike, dineIn: Utensils };

/**
 * Icon and text of the order type: a table by number, a delivery with its area, pre-orders and quotation requests by
 * name.
 */
export function OrderKind({
  order: { deliveryType, tableIdentifier, deliveryArea, kind },
}: {
  order: Pick<Order, 'deliveryType' | 'tableIdentifier' | 'deliveryArea' | 'kind'>;
}) {
  const Sign = signs[deliveryType];
  return (
    <span className={css.kind}>
      <Sign {...icon} size={18} />
      <span>
        {tableIdentifier === null ? (
          orderMessages.deliveryTypes[deliveryType]
        ) : (
          <b className={css.table}>{orderMessages.board.table(tableIdentifier)}</b>
        )}
        {deliveryArea && <small>{deliveryArea}</small>}
        {kind !== 'order' && (
          <>
            {' '}
            <em>{orderMessages.board.kinds[kind]}</em>
          </>
        )}
      </span>
    </span>
  );
}
