import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { imageDeleted, imageStored } from '@theke/contracts/media/image';
import { changesOf, defineContract } from '@theke/contracts/service-contract';
import { z } from 'zod';
import { copies } from '../src/events/copies.ts';
import { reaction } from '../src/events/subscription.ts';
import { everyTenant } from '../src/jobs/every.ts';
import { eitherResourceStore } from '../src/resource/either-resource-store.ts';
import { nextNumber } from '../src/resource/next-number.ts';
import { pictureCopies, updatePictureLooks, withLooks } from '../src/resource/picture-looks.ts';
import type { UnitOfWork } from '../src/resource/resource-store.ts';
import { defineService } from '../src/service.ts';
import { pages } from './resource-store-conformance.ts';

export const heldCopies = copies({ users, tenants: tenantChanged });
export const pageStore = eitherResourceStore(pages);

/** Creates or updates a page from a business' configuration; leaves it unchanged if the name is the same. */
export const pageOfConfig = reaction(configChanged, {
  name: 'a page of the configuration',
  async handle(unit: UnitOfWork, { subject, time, data: { config } }) {
    const before = await pageStore.find(unit, subject);
    if (before?.name === config.shopName) return;
    const doc = pages.draft.parse({ name: config.shopName, path: '/impressum' });
    const after = before
      ? await pageStore.update(unit, subject, before.version, doc, new Date(time))
      : await pageStore.insert(unit, subject, doc, new Date(time));
    if (after) unit.publish(pages.events.changed(subject, after.version, after));
  },
});

/** A small service that is independent of the database, for the kit's tests on both. */
export const either = defineService({
  contract: defineContract({
    service: 'catalog',
    resources: { pages },
    subscribes: {
      copies: [...changesOf(users), tenantChanged, imageStored, imageDeleted],
      reactions: [configChanged, imageStored],
    },
  }),
  config: z.object({}),
  migrations: new URL('./sample-migrations/', import.meta.url),
  onDocuments: true,
  resources: {
    pages: {
      beforeSave: async (unit, doc, before) => ({
        ...(await withLooks(unit, doc)),
        number: before ? before.number : await nextNumber(unit, 'pages'),
      }),
    },
  },
  setup: ({ db, resources }) => ({
    db,
    routes: [],
    subscriptions: [
      ...heldCopies.subscriptions(),
      ...pictureCopies.subscriptions(),
      pageOfConfig,
      updatePictureLooks([pages]),
    ],
    jobs: [
      everyTenant('1 h', {
        name: 'a page each hour',
        run: (tenant) => resources.pages.createFrom(tenant, { name: 'Stunde', path: `/stunde-${Date.now()}` }),
      }),
    ],
  }),
});
