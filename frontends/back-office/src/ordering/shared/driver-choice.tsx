import { may, useMe } from '@theke/admin/api/session.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { BareSelect } from '@theke/ui/bare-select';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Bike } from 'lucide-react';
import * as css from './driver-choice.module.css';
import { driverMessages } from './driver-messages.de.ts';
import { ticketOf } from './ticket-of.ts';
import { takesDriver, useAssignDriver, useDriverOf, useDrivers } from './use-drivers.ts';

/**
 * Choice of an order's driver (DELIVERY-04). Nothing for other orders, and in a branch without drivers; afterwards the
 * driver's name.
 */
export function DriverChoice({ order }: { order: Order }) {
  const me = useMe();
  const isOpen = takesDriver(order) && may(me, 'orders.write');
  const drivers = useDrivers(order.branch.id, isOpen);
  const chosen = useDriverOf(order);
  const assign = useAssignDriver();
  if (!isOpen || (drivers.length === 0 && !order.driver))
    return order.driver && <p className={css.driver}>{order.driver.name}</p>;
  // A driver who was assigned and no longer delivers stays visible.
  const isFormer = order.driver && !drivers.some(({ id }) => id === order.driver?.id);
  const choices = isFormer && order.driver ? [order.driver, ...drivers] : drivers;
  const change = (driver: string | null) => assign({ order: order.id, driver });
  return (
    <div className={css.driver}>
      <Bike {...icon} size={18} />
      <BareSelect
        className={css.choice}
        aria-label={driverMessages.driverOf(ticketOf(order))}
        value={chosen ?? ''}
        onChange={({ target }) => change(target.value || null)}
      >
        <option value="">{driverMessages.none}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </BareSelect>
      {chosen === null && drivers.some(({ id }) => id === me.id) && (
        <Button kind="quiet" size="small" onClick={() => change(me.id)}>
          {driverMessages.toMe}
        </Button>
      )}
    </div>
  );
}
