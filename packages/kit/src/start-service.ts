import type { Express } from 'express';
import type { z } from 'zod';
import { openBus } from './bus/open-bus.ts';
import type { Bus, CloudEvent, WorkQueues } from './bus/port.ts';
import { checkContract } from './check-contract.ts';
import { documentsConfig, platformConfig, readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { databasePrefix } from './database/layout.ts';
import { createEventFilter, inboxHandler } from './events/inbox.ts';
import { initialSnapshots } from './events/initial-snapshots.ts';
import { replay } from './events/replay.ts';
import type { BroadcastSubscription, WorkSubscription } from './events/subscription.ts';
import { startTimers } from './events/timers.ts';
import { createToEvent } from './events/to-event.ts';
import { handleBroadcast, typesWithEarlier } from './events/upcast.ts';
import { watchedEnclose, watchedHandle, watchedPublish } from './events/watched.ts';
import { answerMetrics } from './http/answer-metrics.ts';
import { answerProbes } from './http/answer-probes.ts';
import { createApp, type ServeWithin } from './http/app.ts';
import { headersBehindGateway, type Listening, listen } from './http/listen.ts';
import { startJobs } from './jobs/jobs.ts';
import { createLog, type Log } from './log.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { newId } from './new-id.ts';
import { figuresHistory } from './operations/figures-history.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { readFigures } from './operations/service-figures.ts';
import { slowestLately } from './operations/slowest-lately.ts';
import type { ServiceDefinition, ServiceParts } from './service.ts';
import { openPostgresStorage } from './storage/postgres-storage.ts';
import type { Storage, StorageDeps } from './storage/storage.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Watch } from './watch.ts';

/** Interval of recording metrics for the history, in ms. */
const historyEveryMs = 60_000;

export type StartOptions = {
  /** Event types per work queue, from packages/topology/src/topology.ts. */
  workQueues: WorkQueues;
  env?: Record<string, string | undefined>;
  /** A bus shared by several services of a process; the creator closes it. */
  bus?: Bus;
  /** Prefix of the database's name. Default: `theke_`. */
  databasePrefix?: string;
  now?: () => Date;
  /** Whether recurring jobs run when due, or only by `runJobs`. Default: on time. */
  jobs?: 'on-time' | 'on-call';
  /** Default: JSON lines on standard output. */
  log?: Log;
  /** Metrics shared by several services of a process. */
  metrics?: Metrics;
};

export type RunningService<P extends ServiceParts = ServiceParts> = {
  name: string;
  app: Express;
  /** Handles requests in the same process without `app`. Undefined if the service has middleware before its routes. */
  serveWithin: ServeWithin | undefined;
  port: number;
  parts: P;
  bus: Bus;
  /** Whether bus and database are connected and every copy has been filled once. */
  isReady(): Promise<boolean>;
  /** Sends the consumer `to` snapshots of a tenant's aggregates; returns their number (events/replay.ts). */
  replay(to: string, tenant: string): Promise<number>;
  /** Runs due timers without waiting for the next sweep. */
  runTimers(): Promise<void>;
  /** Runs due recurring jobs. */
  runJobs(): Promise<void>;
  /** Stops accepting, finishes running work, publishes the outbox, closes. */
  stop(): Promise<void>;
};

/**
 * Starts a service: database, bus, subscriptions, HTTP. Resolves when it accepts requests; closes everything if it
 * fails.
 */
export async function startService<C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options: StartOptions,
): Promise<RunningService<P>> {
  /** Close functions of what has been opened; called in reverse order. */
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    return await open(definition, options, opened, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open<C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options: StartOptions,
  opened: (() => Promise<void> | void)[],
  close: () => Promise<void>,
): Promise<RunningService<P>> {
  const { service } = definition.contract;
  const metrics = options.metrics ?? openMetrics();
  const env = options.env ?? process.env;
  const isOnDocuments = definition.onDocuments === true && Boolean(env.DOCUMENTS_URL);
  const base = readConfig(isOnDocuments ? platformConfig.omit({ DATABASE_URL: true }) : platformConfig, env);
  const config = readConfig(definition.config, env);
  const log = options.log ?? createLog(service, base.LOG_LEVEL);
  const now = options.now ?? (() => new Date());
  const tracing = await openTracing(service, base.OTEL_EXPORTER_OTLP_ENDPOINT);
  opened.push(() => tracing.stop());
  const watch: Watch = { metrics: metrics.of(service), tracing };

  const bus = options.bus ?? (await openBus({ url: base.BUS_URL, workQueues: options.workQueues, log }));
  if (!options.bus) opened.push(() => bus.close());
  const toEvent = createToEvent(service, newId, now);
  const storage = await openStorage(isOnDocuments, definition, env, base.THEKE_SECRET, {
    service,
    prefix: options.databasePrefix ?? databasePrefix,
    toEvent,
    enclose(serverUrl) {
      const enclose = bus.within?.(serverUrl);
      return enclose && watchedEnclose(enclose, tracing);
    },
    log,
  });
  opened.push(storage.close);
  // Services that support both databases only use `UnitOfWork` (service.ts).
  const db = storage.db as Database;

  const parts = await definition.setup({ config, db, log, now, newId, secret: base.THEKE_SECRET });
  checkContract(definition.contract, parts);
  const subscriptions = parts.subscriptions ?? [];
  const work = subscriptions
    .filter((one): one is WorkSubscription => one.kind !== 'broadcast')
    .map((one) => (isOnDocuments ? { ...one, handleMany: undefined } : one));
  checkNames('subscriptions', work);
  const handlers = parts.timers ?? [];
  checkNames('timers', handlers);
  const jobs = parts.jobs ?? [];
  checkNames('jobs', jobs);
  if (handlers.length > 0 && !storage.timers) throw new Error(`${service} has timers, but timers need PostgreSQL`);
  const resourceNames = Object.values(definition.contract.resources).map(({ name }) => name);
  const relaying = await storage.startRelay({ publish: watchedPublish(bus.publish, tracing) }, [
    ...resourceNames,
    ...(parts.collections ?? []),
  ]);
  opened.push(relaying.stop);

  const lag = slowestLately();
  const hasQueue = options.workQueues[service] !== undefined;
  const figures = () =>
    readFigures({
      queue: hasQueue ? service : undefined,
      bus,
      db,
      backlog: storage.backlog,
      timers: handlers.map(({ name }) => name),
      now,
    });
  watch.metrics.lookUp(figures);
  const history = figuresHistory();
  const noteFigures = async () => {
    const { queue, outbox } = await figures();
    const at = now().getTime();
    history.note({ lag: lag.at(at) ?? null, waiting: queue?.waiting ?? null, outbox: outbox?.age ?? null }, at);
  };
  const noting = setInterval(noteFigures, historyEveryMs);
  noting.unref();
  opened.push(() => clearInterval(noting));
  const replayTo = (to: string, tenant: string, kinds?: readonly string[]) =>
    replay({ bus, workQueues: options.workQueues, toEvent, snapshots: parts.snapshots ?? [] }, to, tenant, kinds);
  const initial = initialSnapshots({
    ...{ service, bus, newId, now, log, workQueues: options.workQueues },
    subscriptions: work,
    fetched: storage.fetchedCopies,
    listTenants: parts.listTenants,
    replay: replayTo,
  });
  const isReady = async () => bus.isHealthy() && (await db.isHealthy()) && (await initial.isComplete());
  const { app, serveWithin } = createApp({
    service,
    secret: base.THEKE_SECRET,
    log,
    now,
    watch,
    routes: parts.routes,
    operations: operationsRoutes({ service, bus, hasQueue, figures, lag, history, now, log }),
    limits: { requests: base.MAX_REQUESTS, streams: base.MAX_STREAMS },
    extend: (at) => {
      answerProbes(at, isReady);
      at.get('/metrics', answerMetrics(metrics));
      parts.extend?.(at);
    },
  });
  if (hasQueue) {
    const note = (seconds: number) => lag.note(seconds, now().getTime());
    const apply = inboxHandler(service, db, work, log);
    const handle = watchedHandle(
      (event, claim) => (initial.isMessage(event) ? initial.handle(event) : apply(event, claim)),
      watch,
      now,
      note,
    );
    const isWanted = createEventFilter(work);
    const handlesEvent = (event: CloudEvent) => initial.isMessage(event) || isWanted(event);
    const working = await bus.work(service, handle, { storedAt: storage.storedAt, isHandled: handlesEvent });
    opened.push(() => working.close());
    await initial.start();
    opened.push(() => initial.stop());
  }
  const broadcasts = subscriptions.filter((each): each is BroadcastSubscription => each.kind === 'broadcast');
  for (const subscription of broadcasts) {
    const broadcastSubscription = await bus.broadcast(
      typesWithEarlier(subscription),
      handleBroadcast(subscription),
      subscription.onReset,
    );
    opened.push(() => broadcastSubscription.close());
  }
  // Without timers there is no sweep for them.
  const timers =
    handlers.length > 0 && storage.timers
      ? startTimers({ service, handlers, ...storage.timers, now, log, tracing })
      : undefined;
  opened.push(() => timers?.stop());
  const recurring = startJobs({
    service,
    jobs: [storage.tidy, ...jobs],
    claim: storage.claim,
    tenants: parts.listTenants ?? storage.tenants,
    now,
    log,
    tracing,
    mode: options.jobs ?? 'on-time',
  });
  const http: Listening = await listen(app, base.PORT, base.HOST, headersBehindGateway);
  opened.push(
    () => parts.flush?.(),
    () => http.close(),
    () => parts.stop?.(),
    () => {
      for (const subscription of broadcasts) subscription.onStop?.();
    },
    // Before the resources that its jobs use.
    () => recurring.stop(),
  );
  log.info({ port: http.port }, 'service started');

  return {
    name: service,
    app,
    serveWithin: parts.extend ? undefined : serveWithin,
    port: http.port,
    parts,
    bus,
    isReady,
    runTimers: async () => timers?.runDue(),
    runJobs: () => recurring.runDue(),
    replay: replayTo,
    async stop() {
      await close();
      log.info({}, 'service stopped');
    },
  };
}

/**
 * Opens MongoDB if the service supports it and it is configured, otherwise PostgreSQL. Drivers that are not used are
 * not loaded.
 */
async function openStorage(
  isOnDocuments: boolean,
  { migrations }: Pick<ServiceDefinition, 'migrations'>,
  env: Record<string, string | undefined>,
  secret: string,
  deps: StorageDeps,
): Promise<Storage> {
  if (isOnDocuments) {
    const { openDocumentStorage } = await import('./storage/document-storage.ts');
    const { DOCUMENTS_URL: serverUrl } = readConfig(documentsConfig, env);
    return openDocumentStorage(deps, { serverUrl, secret });
  }
  const { DATABASE_URL: serverUrl } = readConfig(platformConfig, env);
  return openPostgresStorage(deps, { serverUrl, secret, migrations });
}

function checkNames(what: string, named: readonly { name: string }[]): void {
  const names = named.map((one) => one.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two ${what} have the name "${twice}"`);
}
