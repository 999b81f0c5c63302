import { webhookKeptDays } from '@theke/contracts/notifications/webhook';
import type { Database } from '@theke/kit/database/database';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { webhookDeliveryStore } from './webhook-delivery-store.ts';

const day = 24 * 60 * 60_000;
/** Deliveries deleted in one transaction. */
const together = 1_000;

/** Deletes deliveries and their attempts after 30 days (HOOK-09). */
export const deleteOldWebhooks = ({ db, now }: { db: Database; now: () => Date }): Job =>
  everyTenant('1 h', {
    name: 'delete old webhooks',
    async run(tenant) {
      const before = new Date(now().getTime() - webhookKeptDays * day);
      const deleteSome = () => db.withTenant(tenant, (tx) => webhookDeliveryStore.removeBefore(tx, before, together));
      while ((await deleteSome()) === together);
    },
  });
