// A service that is new in an installation, or that subscribes to a new copy, fetches the snapshots it needs before it
// is ready. Only the tenant directory (identity) knows every tenant, so the request takes three steps:
//
//   consumer  -> requested { to, kinds }           -> directory
//   directory -> requested { to, kinds, tenants }  -> each owner of a kind
//   owner     -> snapshots ..., sent { kinds }     -> consumer
//
// These messages travel by `bus.sendTo` into work queues, past outbox and inbox: repeating any of them is harmless.
import { setTimeout as wait } from 'node:timers/promises';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { z } from 'zod';
import type { Bus, CloudEvent, WorkQueues } from '../bus/port.ts';
import type { Log } from '../log.ts';
import { kindOf } from './kind-of.ts';
import type { WorkSubscription } from './subscription.ts';

/** The kinds of aggregates of which a service has received all snapshots. */
export type FetchedCopies = { list(): Promise<string[]>; add(kinds: readonly string[]): Promise<void> };

type Deps = {
  service: string;
  bus: Bus;
  workQueues: WorkQueues;
  subscriptions: readonly WorkSubscription[];
  fetched: FetchedCopies;
  /** Ids of all tenants; only the directory has it. */
  listTenants: (() => Promise<readonly string[]>) | undefined;
  /** Sends a tenant's snapshots of these kinds to a consumer. @returns their number */
  replay(to: string, tenant: string, kinds: readonly string[]): Promise<number>;
  newId: () => string;
  now: () => Date;
  log: Log;
};

export type InitialSnapshots = {
  /** Whether an event is one of these messages and not for the inbox. */
  isMessage(event: CloudEvent): boolean;
  handle(event: CloudEvent): Promise<void>;
  /** Requests missing snapshots, and repeats the request until they have arrived. */
  start(): Promise<void>;
  /** Whether every copy has been filled once. */
  isComplete(): Promise<boolean>;
  stop(): void;
};

const requestedType = 'kit.snapshots-requested.v1';
const sentType = 'kit.snapshots-sent.v1';
const request = z.object({ to: z.string(), kinds: z.array(z.string()), tenants: z.array(z.string()).optional() });
const sent = z.object({ kinds: z.array(z.string()) });

/** A request is repeated after this time in ms, e.g. if an owner crashed while sending. */
const retryMs = 30_000;
const noTenant = '00000000-0000-0000-0000-000000000000';
const ownerOf = (kind: string): string => kind.split('.')[0] ?? '';
const directory = ownerOf(tenantChanged.type);

export function initialSnapshots(deps: Deps): InitialSnapshots {
  const { service, bus, workQueues, fetched, log } = deps;
  // A service started alone, as in its tests, has no owners to send a request to.
  const needed = [
    ...new Set(deps.subscriptions.filter(({ kind }) => kind === 'copy').flatMap(({ types }) => types.map(kindOf))),
  ].filter((kind) => workQueues[directory] && workQueues[ownerOf(kind)]);
  let isFilled = false;
  let retrying: NodeJS.Timeout | undefined;
  /** Consumers that this process is sending to. */
  const sending = new Set<string>();

  const missing = async (): Promise<string[]> => {
    if (isFilled) return [];
    const fetchedKinds = new Set(await fetched.list());
    const missingKinds = needed.filter((kind) => !fetchedKinds.has(kind));
    isFilled = missingKinds.length === 0;
    return missingKinds;
  };

  const send = (to: string, type: string, data: unknown): Promise<void> =>
    bus.sendTo(to, [
      {
        specversion: '1.0',
        id: deps.newId(),
        source: `/services/${service}`,
        type,
        subject: noTenant,
        time: deps.now().toISOString(),
        datacontenttype: 'application/json',
        tenantid: noTenant,
        aggregateversion: 0,
        data,
      },
    ]);

  async function ask(): Promise<void> {
    const kinds = await missing();
    if (kinds.length === 0) return clearInterval(retrying);
    log.info({ kinds }, 'requesting snapshots from their owners');
    await send(directory, requestedType, { to: service, kinds });
  }

  /** The directory forwards a request, with all tenants, to each owner. */
  async function passOn({ to, kinds }: z.output<typeof request>): Promise<void> {
    const tenants = (await deps.listTenants?.()) ?? [];
    for (const owner of new Set(kinds.map(ownerOf)))
      await send(owner, requestedType, { to, kinds: kinds.filter((kind) => ownerOf(kind) === owner), tenants });
  }

  async function sendSnapshots(to: string, kinds: readonly string[], tenants: readonly string[]): Promise<void> {
    if (sending.has(to)) return;
    sending.add(to);
    try {
      let count = 0;
      for (const tenant of tenants) count += await deps.replay(to, tenant, kinds);
      await send(to, sentType, { kinds });
      log.info({ to, kinds, count }, 'snapshots sent');
    } catch (error) {
      log.warn({ err: error, to }, 'snapshots could not be sent, the consumer requests them again');
    } finally {
      sending.delete(to);
    }
  }

  /** The snapshots precede this message in the queue, but may be handled in any order. */
  async function noteWhenHandled(kinds: readonly string[]): Promise<void> {
    while ((await bus.depth(service)).waiting > 0) await wait(50);
    await fetched.add(kinds);
  }

  const inBackground = (work: Promise<void>) =>
    void work.catch((error) => log.warn({ err: error }, 'snapshot request failed, it is repeated'));

  return {
    isMessage: ({ type }) => type === requestedType || type === sentType,
    async handle({ type, data }) {
      // In the background: this takes longer than the handler timeout.
      if (type === sentType) return inBackground(noteWhenHandled(sent.parse(data).kinds));
      const requested = request.parse(data);
      if (requested.tenants) inBackground(sendSnapshots(requested.to, requested.kinds, requested.tenants));
      else await passOn(requested);
    },
    async start() {
      if ((await missing()).length === 0) return;
      inBackground(ask());
      retrying = setInterval(() => inBackground(ask()), retryMs);
      retrying.unref();
    },
    isComplete: async () => (await missing()).length === 0,
    stop: () => clearInterval(retrying),
  };
}
