import type { EventDefinition } from '@theke/contracts/event';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import type { ServiceContract, Subscribes } from '@theke/contracts/service-contract';
import type { Subscription } from './events/subscription.ts';
import type { ServiceParts } from './service.ts';

/**
 * What a service does is what its contract declares, one to one: others have their queues, pages and tests from there.
 * @throws Error that names every difference
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
      .filter(({ needsTenants }) => needsTenants && !typesOf(subscribes.copies).includes(tenantChanged.type))
      .map(({ name }) => `the job "${name}" needs a copy of ${tenantChanged.type}`),
  ]);
}

/** The same for what has subscriptions and nothing else of a service: the gateway. */
export function checkHears({ subscribes, service }: ServiceContract, subscriptions: readonly Subscription[]): void {
  refuse(service, differencesOf(subscribes, subscriptions));
}

function refuse(service: string, differences: readonly string[]): void {
  if (differences.length > 0)
    throw new Error(`${service} is not what its contract declares: ${differences.join('; ')}`);
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
  // Who subscribes to everything subscribes to each.
  const extra = declared.includes('*') ? [] : real.filter((name) => !declared.includes(name));
  const list = (says: string, names: readonly string[]) =>
    names.length > 0 ? [`${says} ${[...new Set(names)].join(', ')}`] : [];
  return [...list(`${what} is declared and not there:`, missing), ...list(`${what} is there and not declared:`, extra)];
}
