import type { EventDefinition } from '@theke/contracts/event';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { ServiceContract, Subscribes } from '@theke/contracts/service-contract';
import type { Subscription } from './events/subscription.ts';
import type { ServiceParts } from './service.ts';

/**
 * Checks that a service implements exactly what its contract declares: queues, pages and tests of others are derived
 * from the contract.
 * @throws Error naming every difference
 */
export function checkContract(
  { endpoints, subscribes, snapshots, service }: ServiceContract,
  parts: ServiceParts,
): void {
  const answered = parts.routes.map((route) => route.endpoint.name);
  refuse(service, [
    ...difference(
      'a handler',
      endpoints.map(({ name }) => name),
      answered,
    ),
    ...answered.filter((name, at) => answered.indexOf(name) !== at).map((name) => `two handlers for ${name}`),
    ...differencesOf(subscribes, parts.subscriptions ?? []),
    ...difference(
      'a snapshot',
      typesOf(snapshots),
      (parts.snapshots ?? []).flatMap(({ types }) => types),
    ),
    ...(parts.jobs ?? [])
      // The tenant directory needs no copy.
      .filter(
        ({ needsTenants }) =>
          needsTenants && !parts.listTenants && !typesOf(subscribes.copies).includes(tenantChanged.type),
      )
      .map(({ name }) => `the job "${name}" needs a copy of ${tenantChanged.type}`),
  ]);
}

/** Like `checkContract`, for subscriptions only: the gateway. */
export function checkHears({ subscribes, service }: ServiceContract, subscriptions: readonly Subscription[]): void {
  refuse(service, differencesOf(subscribes, subscriptions));
}

function refuse(service: string, differences: readonly string[]): void {
  if (differences.length > 0) throw new Error(`${service} differs from its contract: ${differences.join('; ')}`);
}

const typesOf = (events: readonly EventDefinition[] | '*' = []): readonly string[] =>
  events === '*' ? ['*'] : events.map(({ type }) => type);

function differencesOf(
  { copies, reactions, broadcasts }: Subscribes,
  subscriptions: readonly Subscription[],
): string[] {
  const real = (kind: Subscription['kind']) =>
    subscriptions.filter((one) => one.kind === kind).flatMap(({ types }) => types);
  return [
    ...difference('a copy', typesOf(copies), real('copy')),
    ...difference('a reaction', typesOf(reactions), real('reaction')),
    ...difference('a broadcast', typesOf(broadcasts), real('broadcast')),
  ];
}

function difference(what: string, declared: readonly string[], real: readonly string[]): string[] {
  const missing = declared.filter((name) => !real.includes(name));
  // '*' includes every event.
  const extra = declared.includes('*') ? [] : real.filter((name) => !declared.includes(name));
  const list = (says: string, names: readonly string[]) =>
    names.length > 0 ? [`${says} ${[...new Set(names)].join(', ')}`] : [];
  return [...list(`${what} is declared and not there:`, missing), ...list(`${what} is there and not declared:`, extra)];
}
