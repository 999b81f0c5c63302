import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import type { EventDefinition } from '@theke/contracts/event';
import { configChanged } from '@theke/contracts/identity/config';
import { changesOf, defineContract } from '@theke/contracts/service-contract';
import { z } from 'zod';
import { copyOf, reaction } from '../src/events/subscription.ts';
import { defineService } from '../src/service.ts';

/**
 * A small service for the kit's own tests: two resources of the catalog's contracts, a copy and a reaction. It has the
 * catalog's name, because only an event's owner may publish it.
 */
export const sample = defineService({
  contract: defineContract({
    service: 'catalog',
    // Without a bin: this service copies no tenants.
    resources: { branches: { ...branches, isBinned: false }, categories },
    subscribes: { copies: changesOf(products), reactions: [configChanged, categories.events.changed] },
  }),
  config: z.object({}),
  migrations: new URL('./sample-migrations/', import.meta.url),
  setup(base) {
    return {
      db: base.db,
      routes: [],
      subscriptions: [
        copyOf(products.events, {
          apply: async (tx, { id, name }) => {
            await tx.query(
              'insert into product_copy (id, name) values ($1, $2) on conflict (tenant_id, id) do update set name = $2',
              [id, name],
            );
          },
          remove: async (tx, id) => {
            await tx.query('delete from product_copy where id = $1', [id]);
          },
        }),
        reaction<EventDefinition>([configChanged, categories.events.changed], {
          name: 'counts what it hears',
          handle: async (tx, { type }) => {
            await tx.query('insert into heard (type) values ($1)', [type]);
          },
        }),
      ],
    };
  },
});
