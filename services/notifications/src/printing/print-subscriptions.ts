import { customerErased } from '@theke/contracts/ordering/customer';
import {
  orderCanceled,
  orderConfirmed,
  orderFailed,
  orderPlaced,
  orderRejected,
  receiptRequested,
} from '@theke/contracts/ordering/order-events';
import type { Transaction } from '@theke/kit/database/database';
import type { WorkSubscription } from '@theke/kit/events/subscription';
import { deviceStore } from '../devices/device-store.ts';
import { printJobStore } from './print-job-store.ts';
import { queuePrints } from './queue-prints.ts';

type Deps = { now: () => Date; newId: () => string };
type Told = { id: string; branch: string };

/** What is printed because of what ordering tells. They stand behind what learns of the order from the same event. */
export function printSubscriptions(deps: Deps): readonly WorkSubscription[] {
  const printsOn = (type: string, when: 'placed' | 'confirmed'): WorkSubscription => ({
    kind: 'reaction',
    name: `prints on ${type}`,
    types: [type],
    handle: async (tx, { data }) => {
      const { id, branch } = data as Told;
      const printers = (await deviceStore.printers(tx, branch)).filter((printer) => printer.printsOn === when);
      await queuePrints(deps, tx, printers, { order: id, kind: 'receipt', cause: `order:${id}` });
    },
  });
  const withdraws = (type: string): WorkSubscription => ({
    kind: 'reaction',
    name: `withdraws prints on ${type}`,
    types: [type],
    handle: async (tx: Transaction, { subject }) =>
      printJobStore.withdraw(tx, subject, 'Die Bestellung wurde storniert, bevor der Drucker sie holte.'),
  });
  return [
    printsOn(orderPlaced.type, 'placed'),
    printsOn(orderConfirmed.type, 'confirmed'),
    {
      kind: 'reaction',
      name: `prints on ${receiptRequested.type}`,
      types: [receiptRequested.type],
      handle: async (tx, { data, event }) => {
        const { id, branch } = data as Told;
        const printers = await deviceStore.printers(tx, branch);
        await queuePrints(deps, tx, printers, { order: id, kind: 'receipt', cause: `request:${event.id}` });
      },
    },
    ...[orderRejected, orderCanceled, orderFailed].map(({ type }) => withdraws(type)),
    {
      kind: 'reaction',
      name: `forgets prints on ${customerErased.type}`,
      types: [customerErased.type],
      handle: async (tx, { data }) => void printJobStore.removeOfOrders(tx, (data as { orders: string[] }).orders),
    },
  ];
}
