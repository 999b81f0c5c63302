// What the tests of this service are about: one order of a shop, and what ordering tells of it.
import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import {
  counterAppointmentProposed,
  orderCanceled,
  orderChanged,
  orderConfirmed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import type { ServiceParts } from '@theke/kit/service';
import type { TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

type Placed = z.output<typeof orderPlaced.data>;

export const guest = {
  firstName: 'Katharina',
  lastName: 'Wiesinger',
  phone: '+436641234567',
  email: 'katharina@example.at',
};
export const branchEmail = 'kueche@marillo.example';

/** An order's events, as ordering would tell them. */
export function anOrder({ branch = uuidv7(), ...given }: Partial<Placed> = {}) {
  const id = uuidv7();
  const uid = id.replaceAll('-', '').slice(-8).toUpperCase();
  const base = { id, uid, branch, at: '2026-11-21T18:30:00.000Z' };
  return {
    id,
    uid,
    branch,
    placed: (version = 1) => orderPlaced(id, version, { ...orderPlaced.example, contact: guest, ...given, ...base }),
    changed: (changes: Partial<z.output<typeof orderChanged.data>>, version = 2) =>
      orderChanged(id, version, { ...orderChanged.example, contact: guest, ...base, ...changes }),
    confirmed: (appointment: string | null = null, version = 2) =>
      orderConfirmed(id, version, { ...base, status: 'confirmed', appointment }),
    countered: (counterAppointment: string, version = 2) =>
      counterAppointmentProposed(id, version, { ...base, status: 'counter-proposed', counterAppointment }),
    rejected: (rejectionMessage: string | null = null, version = 2) =>
      orderRejected(id, version, { ...base, status: 'rejected', rejectionMessage }),
    canceled: (reason: string | null = null, version = 2) =>
      orderCanceled(id, version, { ...base, status: 'canceled', reason }),
    handedOut: (version = 3) => orderHandedOut(id, version, { ...base, status: 'in-delivery' }),
  };
}

/** What notifications has to know of a shop before it writes in its name. */
export async function aShop(
  service: Pick<TestService<ServiceParts>, 'tell' | 'settled'>,
  tenant: string,
  branch: string,
  given: { config?: Partial<z.output<typeof configChanged.data>['config']>; email?: string } = {},
): Promise<void> {
  const config = { ...configChanged.example.config, ...given.config };
  const changed = branches.events.changed;
  await service.tell(tenant, configChanged(tenant, 1, { id: tenant, config }));
  await service.tell(
    tenant,
    tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant, hosts: ['marillo.example'] }),
  );
  await service.tell(tenant, changed(branch, 1, { ...changed.example, id: branch, email: given.email ?? branchEmail }));
  await service.settled();
}
