import type { Endpoint } from './endpoint.ts';
import { type EventDefinition, versionsOf } from './event.ts';
import { findFrameEndpoint, findPageEndpoint } from './page-owner.ts';
import { type AnyResource, endpointsOf } from './resource.ts';

/** By the name in code: `externalUsers`. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** Subscribed events by purpose (packages/kit/src/events/subscription.ts). */
export type Subscribes = {
  /** Events stored as copies of the newest state. Their owner can publish snapshots of them. */
  copies?: readonly EventDefinition[];
  /** Events handled once each. `*`: all events. */
  reactions?: readonly EventDefinition[] | '*';
  /** Events that every connected replica receives. */
  broadcasts?: readonly EventDefinition[];
};

type ContractOptions<R extends Resources> = {
  service: string;
  /** Resources. Endpoints, events, tables, snapshots and permissions are derived from them. */
  resources?: R;
  /** Additional endpoints in matching order: fixed paths before those with parameters. */
  endpoints?: readonly Endpoint[];
  /**
   * Two-segment paths that it serves although the first segment belongs to another service: statistics about its own
   * data (ADR 0021).
   */
  pathPrefixes?: readonly string[];
  /** Additional events. */
  events?: readonly EventDefinition[];
  /** Events of `events` with complete state that can be published as snapshots for a new copy. */
  snapshots?: readonly EventDefinition[];
  /**
   * Events after which page paths of this service may change. With any, the service implements
   * `findPageEndpoint(service)` and `findFrameEndpoint(service)`.
   */
  pages?: readonly EventDefinition[];
  /** Events after which only those pages may change whose reply names the event's subject in `parts`. */
  pageParts?: readonly EventDefinition[];
  subscribes?: Subscribes;
};

/** The endpoints, events and subscriptions of a service. */
export type ServiceContract<R extends Resources = Resources> = Required<ContractOptions<R>>;

/**
 * Declares a service. The topology's API paths and queues, its README, the gateway's cache and most tests are derived
 * from it. Service start verifies that the implementation matches.
 */
export function defineContract<const R extends Resources = Record<never, never>>(
  options: ContractOptions<R>,
): ServiceContract<R> {
  const resources = (options.resources ?? {}) as R;
  const all = Object.values(resources);
  const pages = options.pages ?? [];
  return {
    service: options.service,
    resources,
    // `/users/me` must precede `/users/:id`, which would match `me` as an id.
    endpoints: [
      ...(options.endpoints ?? []),
      ...(pages.length > 0 ? [findPageEndpoint(options.service), findFrameEndpoint(options.service)] : []),
      ...all.flatMap(endpointsOf),
    ],
    pathPrefixes: options.pathPrefixes ?? [],
    events: [...all.flatMap(changesOf), ...(options.events ?? [])],
    snapshots: [...all.flatMap(changesOf), ...(options.snapshots ?? [])],
    pages,
    pageParts: options.pageParts ?? [],
    subscribes: options.subscribes ?? {},
  };
}

/** Both events of a resource, for copies. */
export const changesOf = ({ events }: Pick<AnyResource, 'events'>): EventDefinition[] => [
  events.changed,
  events.deleted,
];

/** Queues may still contain the previous version of an event. */
const typesOf = (events: readonly EventDefinition[] = []): string[] =>
  events.flatMap(versionsOf).map(({ type }) => type);

/** Event types that the work queue of a service receives. */
export const queuedTypes = ({ subscribes: { copies, reactions } }: Pick<ServiceContract, 'subscribes'>): string[] =>
  reactions === '*' ? ['*'] : [...new Set([...typesOf(copies), ...typesOf(reactions)])];

/**
 * First path segments under `/api` that a service serves publicly; two segments for those under another service's
 * prefix.
 */
export const apiOf = ({ endpoints, pathPrefixes }: Pick<ServiceContract, 'endpoints' | 'pathPrefixes'>): string[] => {
  const answered = endpoints.filter(({ needs }) => needs !== 'internal').map(({ path }) => path);
  return [
    ...new Set(answered.map((path) => (pathPrefixes.includes(path) ? path.slice(1) : (path.split('/')[1] as string)))),
  ];
};
