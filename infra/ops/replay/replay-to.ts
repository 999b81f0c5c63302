import type { Tenant } from '@theke/contracts/identity/tenant';
import type { RunningService } from '@theke/kit/start-service';

export type Owner = Pick<RunningService, 'name' | 'replay'>;

/** Every owner publishes its data to the consumer, tenant by tenant. @returns how many snapshots each owner sent */
export async function replayTo(
  consumer: string,
  owners: readonly Owner[],
  tenants: readonly Pick<Tenant, 'id'>[],
): Promise<Record<string, number>> {
  const sent: Record<string, number> = {};
  for (const owner of owners) {
    sent[owner.name] = 0;
    for (const { id } of tenants) sent[owner.name] = (sent[owner.name] ?? 0) + (await owner.replay(consumer, id));
  }
  return sent;
}
