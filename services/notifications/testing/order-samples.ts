// Sample data of this service's tests: one order of a shop and its events.
import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import {
  counterAppointmentProposed,
  orderCanceled,
  orderChanged,
  orderConfirmed,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
  paymentDue,
} from '@theke/contracts/ordering/order-events';
import { erasedContact, type OrderState, orderStateExample } from '@theke/contracts/ordering/order-state';
import type { ServiceParts } from '@theke/kit/service';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

export const guest = {
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  email: 'katharina@example.at',
};
export const branchEmail = 'kueche@marillo.example';

type Given = Partial<Omit<OrderState, 'branch' | 'contact'>> & {
  branch?: string;
  contact?: Partial<OrderState['contact']>;
};

/** Consecutive events of an order as ordering publishes them: each includes the changes of the earlier ones. */
export function anOrder({ branch = uuidv7(), contact = guest, ...given }: Given = {}) {
  const id = uuidv7();
  const uid = id.replaceAll('-', '').slice(-8).toUpperCase();
  const at = '2026-11-21T18:30:00.000Z';
  const first: OrderState = {
    ...orderStateExample,
    contact: { ...orderStateExample.contact, ...contact },
    ...given,
    id,
    uid,
    branch: { id: branch },
  };
  let order = first;
  const about = ({ status }: OrderState) => ({ id, uid, branch, at, status });
  const after = (version: number, changes: Partial<OrderState>) => {
    const { status = order.status } = changes;
    const history = [...order.history, { status, at, by: 'System', reason: null }];
    order = { ...order, history, ...changes, version };
    return { ...about(order), order };
  };
  return {
    id,
    uid,
    branch,
    placed: (version = 1) => orderPlaced(id, version, { ...about(first), order: { ...first, version } }),
    due: () => {
      const changes = { status: 'awaiting-payment', paymentMethod: 'card', history: [] } as const;
      return paymentDue(id, 1, { ...about(first), ...changes, order: { ...first, ...changes, history: [] } });
    },
    changed: ({ contact, ...changes }: Omit<Given, 'branch'>, version = 2) =>
      orderChanged(id, version, after(version, { ...changes, contact: { ...order.contact, ...contact } })),
    confirmed: (appointment: string | null = null, version = 2) =>
      orderConfirmed(id, version, {
        ...after(version, { status: 'confirmed', isConfirmed: true, appointment }),
        appointment,
      }),
    countered: (counterAppointment: string, version = 2) =>
      counterAppointmentProposed(id, version, {
        ...after(version, { status: 'counter-proposed', counterAppointment }),
        counterAppointment,
      }),
    offered: (offer: NonNullable<OrderState['offer']>, version = 2) =>
      orderOffered(id, version, after(version, { status: 'counter-proposed', kind: 'quotation', offer })),
    rejected: (rejectionMessage: string | null = null, version = 2) =>
      orderRejected(id, version, {
        ...after(version, { status: 'rejected', isRejected: true, rejectionMessage }),
        rejectionMessage,
      }),
    canceled: (reason: string | null = null, version = 2) =>
      orderCanceled(id, version, {
        ...after(version, { status: 'canceled', isCanceled: true, cancellationReason: reason }),
        reason,
      }),
    handedOut: (version = 3) => orderHandedOut(id, version, after(version, { status: 'in-delivery' })),
    /** The guest was erased. */
    erased: (version = 9) =>
      orderChanged(
        id,
        version,
        after(version, {
          status: 'completed',
          contact: erasedContact,
          comment: '',
          items: order.items.map((item) => ({ ...item, parts: [] })),
          rejectionMessage: null,
          cancellationReason: null,
          isErased: true,
        }),
      ),
  };
}

/** Publishes the shop data that notifications needs to send messages. */
export async function aShop(
  service: Pick<TestService<ServiceParts>, 'publish' | 'settled'>,
  tenant: string,
  branch: string,
  given: { config?: Partial<z.output<typeof configChanged.data>['config']>; email?: string } = {},
): Promise<void> {
  const config = { ...configChanged.example.config, ...given.config };
  const changed = branches.events.changed;
  await service.publish(tenant, configChanged(tenant, 1, { id: tenant, config }));
  await service.publish(
    tenant,
    tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant, hosts: ['marillo.example'] }),
  );
  await service.publish(
    tenant,
    changed(branch, 1, { ...changed.example, id: branch, email: given.email ?? branchEmail }),
  );
  await service.settled();
}
