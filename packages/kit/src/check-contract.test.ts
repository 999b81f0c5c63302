import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { tags } from '@theke/contracts/catalog/tag';
import { listTenants, tenantChanged } from '@theke/contracts/identity/tenant';
import { changesOf, defineContract } from '@theke/contracts/service-contract';
import { checkContract, checkHears } from './check-contract.ts';
import type { Subscription } from './events/subscription.ts';
import { route } from './http/route.ts';
import { everyTenant } from './jobs/every.ts';
import type { ServiceParts } from './service.ts';

const contract = defineContract({
  service: 'identity',
  endpoints: [listTenants],
  events: [tenantChanged],
  snapshots: [tenantChanged],
  subscribes: { copies: changesOf(products), reactions: [tags.events.changed], broadcasts: [tenantChanged] },
});
const handle = async () => undefined;
const subscriptions: Subscription[] = [
  { kind: 'copy', name: 'copies', types: changesOf(products).map(({ type }) => type), handle },
  { kind: 'reaction', name: 'reacts', types: [tags.events.changed.type], handle },
  { kind: 'broadcast', types: [tenantChanged.type], handle, onReset: () => undefined },
];
const answer = route(listTenants, async () => []);
const parts: ServiceParts = {
  routes: [answer],
  subscriptions,
  snapshots: [{ types: [tenantChanged.type], facts: async function* () {} }],
};

test('accepts a service that matches its contract', () => {
  expect(() => checkContract(contract, parts)).not.toThrow();
});

test('accepts a tenant job of the tenant directory, which copies no tenants', () => {
  const jobs = [everyTenant('1 h', { name: 'tidy', run: handle })];
  expect(() => checkContract(contract, { ...parts, jobs, listTenants: async () => [] })).not.toThrow();
});

test.each<[string, Partial<ServiceParts>, string]>([
  [
    'a tenant job without copies of tenants',
    { jobs: [everyTenant('1 h', { name: 'tidy', run: handle })] },
    'the job "tidy" needs a copy of identity.tenant-changed.v1',
  ],
  ['an endpoint without a handler', { routes: [] }, 'a handler is declared and not there: listTenants'],
  ['two handlers', { routes: [answer, answer] }, 'two handlers for listTenants'],
  [
    'a handler without an endpoint',
    { routes: [answer, { ...answer, endpoint: { ...answer.endpoint, name: 'listCats' } }] },
    'a handler is there and not declared: listCats',
  ],
  [
    'a copy without a subscription',
    { subscriptions: subscriptions.slice(1) },
    'a copy is declared and not there: catalog.product-changed.v1',
  ],
  [
    'a reaction that is not declared',
    { subscriptions: [...subscriptions, { ...subscriptions[0], kind: 'reaction' } as Subscription] },
    'a reaction is there and not declared: catalog.product-changed.v1, catalog.product-deleted.v1',
  ],
  [
    'a broadcast without a subscription',
    { subscriptions: subscriptions.slice(0, 2) },
    'a broadcast is declared and not there: identity.tenant-changed.v1',
  ],
  [
    'a snapshot that is not implemented',
    { snapshots: [] },
    'a snapshot is declared and not there: identity.tenant-changed.v1',
  ],
])('reports %s', (_, change, says) => {
  expect(() => checkContract(contract, { ...parts, ...change })).toThrow(says);
});

test("accepts '*' for a service that subscribes to everything, and requires it", () => {
  const all = defineContract({ service: 'identity', subscribes: { reactions: '*' } });
  const audit: Subscription = { kind: 'reaction', name: 'audit', types: ['*'], handle };
  expect(() => checkHears(all, [audit])).not.toThrow();
  expect(() => checkHears(all, [])).toThrow(
    'identity differs from its contract: a reaction is declared and not there: *',
  );
});
