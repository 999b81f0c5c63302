import { replacements } from '@theke/contracts/contracts';
import { type EventDefinition, kindOf } from '@theke/contracts/event';
import type { CloudEvent } from '../bus/port.ts';
import type { Transaction } from '../database/database.ts';
import type { UnitOfWork, UnitsOfWork } from '../resource/resource-store.ts';
import { findCopy } from './copies.ts';
import type { BroadcastSubscription, Delivery, WorkSubscription } from './subscription.ts';
import { toDelivery } from './to-delivery.ts';

/**
 * Converts a delivery of a legacy event to its replacement.
 * @returns undefined if the event is incomplete and there is no copy of its aggregate
 */
export async function upcastDelivery(
  db: UnitsOfWork<UnitOfWork>,
  delivery: Delivery<unknown>,
  { replacement, to }: { replacement: EventDefinition; to: readonly WorkSubscription[] },
): Promise<Delivery<unknown> | undefined> {
  const { subject, tenant } = delivery;
  const heldCopy = to.find(({ held }) => held)?.held;
  const held = await db.withTenant(tenant, (tx) =>
    heldCopy ? heldCopy(tx as Transaction, subject) : findCopy(tx, kindOf(replacement), subject),
  );
  const data = replacement.replaces?.upcast(delivery, held);
  return data === undefined ? undefined : { ...delivery, type: replacement.type, data };
}

/** The event types of a broadcast, including the legacy ones they replace. */
export const typesWithEarlier = ({ types }: BroadcastSubscription): string[] => [
  ...types,
  ...[...replacements].filter(([, { type }]) => types.includes(type)).map(([earlier]) => earlier),
];

/** A legacy event shows that something has changed, so the subscriber reads its state again. */
export const handleBroadcast =
  ({ types, handle, onReset }: BroadcastSubscription) =>
  async (event: CloudEvent): Promise<void> => {
    if (types.includes('*') || types.includes(event.type)) return handle(toDelivery(event));
    onReset();
  };
