import type { EventDefinition } from '@theke/contracts/event';
import {
  orderCanceled,
  orderConfirmed,
  orderFailed,
  orderPlaced,
  orderRejected,
  receiptRequested,
} from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { readOnce } from '@theke/kit/database/shared-statements';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { z } from 'zod';
import { deviceStore } from '../devices/device-store.ts';
import { dueTimeOf } from '../receipts/kitchen-content.ts';
import { shopStore } from '../shop/shop-store.ts';
import { printJobStore } from './print-job-store.ts';
import { queuePrints } from './queue-prints.ts';
import { slipDue } from './slip-due.ts';

type Deps = { now: () => Date; newId: () => string };

/** Creates print jobs from ordering's events. Each is rendered when a printer fetches it, from the current order. */
export function printSubscriptions(deps: Deps): readonly WorkSubscription[] {
  const printersOf = readOnce(deviceStore.printers);
  const printsOn = (
    event: EventDefinition<z.ZodType<{ id: string; branch: string; order: OrderState }>>,
    when: 'placed' | 'confirmed',
  ) =>
    reaction(event, {
      name: `prints on ${event.type}`,
      isIndependent: true,
      handle: async (tx, { data: { id, branch, order } }) => {
        const printers = (await printersOf(tx, branch)).filter((printer) => printer.printsOn === when);
        const mayWait = dueTimeOf(order) !== null && printers.some(({ prints }) => prints === 'kitchen-slip');
        const due = mayWait ? slipDue(order, await shopStore.branch(tx, branch), deps.now()) : null;
        await queuePrints(deps, tx, printers, { order: id, kind: 'receipt', cause: `order:${id}`, slipDue: due });
      },
    });
  const withdraws = (event: EventDefinition) =>
    reaction(event, {
      name: `withdraws prints on ${event.type}`,
      handle: async (tx, { subject }) =>
        printJobStore.withdraw(tx, subject, 'Die Bestellung wurde storniert, bevor der Drucker sie holte.'),
    });
  return [
    printsOn(orderPlaced, 'placed'),
    printsOn(orderConfirmed, 'confirmed'),
    reaction(receiptRequested, {
      name: `prints on ${receiptRequested.type}`,
      handle: async (tx, { data: { id, branch }, event }) => {
        const printers = await deviceStore.printers(tx, branch);
        await queuePrints(deps, tx, printers, { order: id, kind: 'receipt', cause: `request:${event.id}` });
      },
    }),
    ...[orderRejected, orderCanceled, orderFailed].map(withdraws),
  ];
}
