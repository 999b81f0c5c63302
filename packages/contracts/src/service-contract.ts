import type { Endpoint } from './endpoint.ts';
import { type EventDefinition, versionsOf } from './event.ts';
import { findFrameOf, findPageOf } from './page-owner.ts';
import { type AnyResource, endpointsOf } from './resource.ts';

/** By the name that code uses: `externalUsers`. */
export type Resources = Readonly<Record<string, AnyResource>>;

/** Which events a service subscribes to, by what it does with them (packages/kit/src/events/subscription.ts). */
export type Subscribes = {
  /** It keeps the newest state of what these tell of. Their owner can publish them anew. */
  copies?: readonly EventDefinition[];
  /** It does something about each of them, once. `*`: about everything. */
  reactions?: readonly EventDefinition[] | '*';
  /** Each of its replicas receives them while it is connected. */
  broadcasts?: readonly EventDefinition[];
};

type Given<R extends Resources> = {
  service: string;
  /** What it keeps by definition. Endpoints, events, table, snapshots and permissions follow. */
  resources?: R;
  /** What it answers besides, in the order in which paths are compared: fixed ones before those with parameters. */
  endpoints?: readonly Endpoint[];
  /** Paths of two segments that it answers although the first is another's: of statistics, those whose figures it keeps itself (ADR 0021). */
  pathPrefixes?: readonly string[];
  /** What it publishes besides. */
  events?: readonly EventDefinition[];
  /** Of `events`, those that carry a whole state and can be published anew for a new copy. */
  snapshots?: readonly EventDefinition[];
  /** It owns paths of pages, and after these a path may be drawn by somebody else. It then answers `findPageOf(service)` and `findFrameOf(service)`. */
  pages?: readonly EventDefinition[];
  subscribes?: Subscribes;
};

/** Everything that one service answers, publishes and subscribes to. */
export type ServiceContract<R extends Resources = Resources> = Required<Given<R>>;

/**
 * The one declaration of a service: the topology's API paths and queues, its README, the gateway's cache and most of the tests
 * follow from it. What the service really does is compared with it when it starts.
 */
export function defineContract<const R extends Resources = Record<never, never>>(given: Given<R>): ServiceContract<R> {
  const resources = (given.resources ?? {}) as R;
  const all = Object.values(resources);
  const pages = given.pages ?? [];
  return {
    service: given.service,
    resources,
    // `/users/me` stands before `/users/:id`, which would take `me` for an id.
    endpoints: [
      ...(given.endpoints ?? []),
      ...(pages.length > 0 ? [findPageOf(given.service), findFrameOf(given.service)] : []),
      ...all.flatMap(endpointsOf),
    ],
    pathPrefixes: given.pathPrefixes ?? [],
    events: [...all.flatMap(changesOf), ...(given.events ?? [])],
    snapshots: [...all.flatMap(changesOf), ...(given.snapshots ?? [])],
    pages,
    subscribes: given.subscribes ?? {},
  };
}

/** The two events of a resource: whoever keeps a copy needs both. */
export const changesOf = ({ events }: Pick<AnyResource, 'events'>): EventDefinition[] => [
  events.changed,
  events.deleted,
];

/** The version before an event may still be under way. */
const typesOf = (events: readonly EventDefinition[] = []): string[] =>
  events.flatMap(versionsOf).map(({ type }) => type);

/** The event types that a service's work queue receives. */
export const queuedTypes = ({ subscribes: { copies, reactions } }: Pick<ServiceContract, 'subscribes'>): string[] =>
  reactions === '*' ? ['*'] : [...new Set([...typesOf(copies), ...typesOf(reactions)])];

/** The event types that every replica of a service receives. */
export const broadcastTypes = ({ subscribes: { broadcasts } }: Pick<ServiceContract, 'subscribes'>): string[] => [
  ...new Set(typesOf(broadcasts)),
];

/** The first segments of the paths under `/api` that a service answers from outside; two of what it answers beneath another's. */
export const apiOf = ({ endpoints, pathPrefixes }: Pick<ServiceContract, 'endpoints' | 'pathPrefixes'>): string[] => {
  const answered = endpoints.filter(({ needs }) => needs !== 'internal').map(({ path }) => path);
  return [
    ...new Set(answered.map((path) => (pathPrefixes.includes(path) ? path.slice(1) : (path.split('/')[1] as string)))),
  ];
};
