import { setTimeout as wait } from 'node:timers/promises';
import { gatewayContract } from '@theke/contracts/gateway/contract';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { pageOwners } from '@theke/contracts/service-contracts';
import { openBus } from '@theke/kit/bus/open-bus';
import type { Bus, WorkQueues } from '@theke/kit/bus/port';
import { Cache } from '@theke/kit/cache/cache';
import { checkHears } from '@theke/kit/check-contract';
import { readConfig } from '@theke/kit/config';
import { handleBroadcast, typesWithEarlier } from '@theke/kit/events/upcast';
import { answerMetrics } from '@theke/kit/http/answer-metrics';
import { answerProbes } from '@theke/kit/http/answer-probes';
import { failWith, setContext } from '@theke/kit/http/app';
import { chain } from '@theke/kit/http/chain';
import { listen } from '@theke/kit/http/listen';
import { createLog, type Log } from '@theke/kit/log';
import { type Metrics, openMetrics } from '@theke/kit/metrics/metrics';
import { unknown } from '@theke/kit/problem';
import { openTracing } from '@theke/kit/tracing/open-tracing';
import type { Watch } from '@theke/kit/watch';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import type { Frontend } from '@theke/topology/frontends';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { AnswerCache } from './api/answer-cache.ts';
import { findAnswerer } from './api/find-answerer.ts';
import { forgetChanged } from './api/forget-changed.ts';
import { createForward } from './api/forward.ts';
import { gatewayRoutes } from './api/gateway-routes.ts';
import { guestReads } from './api/guest-reads.ts';
import { operationsApi } from './api/operations-api.ts';
import { limitScans, rateLimits } from './api/rate-limits.ts';
import { serveFromCache } from './api/serve-from-cache.ts';
import { createCompress } from './compress.ts';
import { gatewayConfig } from './config.ts';
import { documentRoutes, securityHeaders } from './document/document-routes.ts';
import { readFrontends } from './document/frontends.ts';
import { previewRoutes } from './document/preview-routes.ts';
import { refusePage } from './document/refuse-page.ts';
import { staticFiles } from './document/static-files.ts';
import { oneHostOnly } from './host.ts';
import { originFormOnly } from './origin-form-only.ts';
import { feeds } from './pages/feeds.ts';
import { formPosts } from './pages/form-posts.ts';
import { PageDirectory, type PageOwner } from './pages/page-directory.ts';
import { publicFiles } from './pages/public-files.ts';
import { redirectUseBuffer } from './pages/redirect-use-buffer.ts';
import { whoDraws } from './pages/who-draws.ts';
import { QrDirectory } from './qr/qr-directory.ts';
import { qrRedirect } from './qr/qr-redirect.ts';
import { scanBuffer } from './qr/scan-buffer.ts';
import { createServiceClient, type ServiceMap } from './service-client.ts';
import { ApiKeyCache } from './session/api-key-cache.ts';
import { findCaller, requireKnownCredential } from './session/find-caller.ts';
import { frontdeskPath } from './session/frontdesk-cookie.ts';
import { frontdeskKeyExchange } from './session/frontdesk-key-exchange.ts';
import { frontdeskModule } from './session/frontdesk-module.ts';
import { knownBrowser } from './session/known-browser.ts';
import { LoginThrottle } from './session/login-throttle.ts';
import { sameOriginOnly } from './session/same-origin.ts';
import { SessionCache } from './session/session-cache.ts';
import { takeApiKey } from './session/take-api-key.ts';
import { TokenCache } from './session/token-cache.ts';
import { UnknownCredentialLimiter } from './session/unknown-credential-limiter.ts';
import { admit } from './shares/admit.ts';
import { type ConnectionShares, shareConnections } from './shares/connection-shares.ts';
import { FairQueue, queueFairly } from './shares/fair-queue.ts';
import { holdUpFloods } from './shares/hold-up-floods.ts';
import { endSlowReaders } from './shares/least-speed.ts';
import { createRateLimitKeyFinder } from './shares/rate-limit-key.ts';
import { RecentCredentials } from './shares/recent-credentials.ts';
import { RecentDevices } from './shares/recent-devices.ts';
import { steadyReadiness } from './steady-readiness.ts';
import { findTenant } from './tenant/find-tenant.ts';
import { TenantDirectory } from './tenant/tenant-directory.ts';

export type GatewayOptions = {
  services: ServiceMap;
  /** Service by first path segment under `/api`, or by first two; from packages/topology/src/topology.ts. */
  apiMap: Readonly<Record<string, string>>;
  /** Frontends with their builds and paths; from packages/topology/src/frontends.ts. */
  frontends: readonly Frontend[];
  /** Services that own pages. Default: those whose contracts say so. */
  pageOwners?: readonly PageOwner[];
  workQueues: WorkQueues;
  /** Folder of the built frontends. */
  dist: string;
  /** Shown on the login page of a demo tenant. */
  demoAccounts?: InitConfig['demoAccounts'];
  env?: Record<string, string | undefined>;
  /** Shared with services in the same process; the creator closes it. */
  bus?: Bus;
  metrics?: Metrics;
};

/** Minimum speed of reading a response, in bytes per second: below that of a phone with a poor connection. */
const minSpeed = 2_000;

export type RunningGateway = {
  app: Express;
  port: number;
  /** Port of `/metrics` for Prometheus. */
  metricsPort: number;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
};

/** Starts the gateway: tenant by host, sessions, rate limits, `/api` routing, pages, static files. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const config = readConfig(gatewayConfig, options.env ?? process.env);
  const log = createLog('gateway', config.LOG_LEVEL);
  const now = Date.now;
  const metrics = options.metrics ?? openMetrics();
  const watch = {
    metrics: metrics.of('gateway'),
    tracing: await openTracing('gateway', config.OTEL_EXPORTER_OTLP_ENDPOINT),
  };
  const frontends = readFrontends(options.dist, options.frontends);
  const inEveryLanguage = { de: frontends, en: readFrontends(options.dist, options.frontends, 'en') };
  const bus = options.bus ?? (await openBus({ url: config.BUS_URL, workQueues: options.workQueues, log }));
  watch.metrics.lookUp(async () => ({ isBusConnected: bus.isHealthy() }));
  const client = createServiceClient(options.services, config.THEKE_SECRET, now);
  const directory = new TenantDirectory(client, log);
  const pages = new PageDirectory(client, options.pageOwners ?? pageOwners, now);
  const codes = new QrDirectory(client, log);
  const scans = scanBuffer(bus, now, log);
  const redirectUses = redirectUseBuffer(bus, now, log);
  const strangers = new UnknownCredentialLimiter(config.RATE_LIMIT_UNKNOWN);
  const sessions = new SessionCache(client, now, strangers);
  const keys = new ApiKeyCache(client, now, strangers);
  const tokens = new TokenCache(client, now, strangers);
  const devices = new RecentDevices(now);
  const browsers = knownBrowser(config.THEKE_SECRET, now);
  const findRateLimitKey = createRateLimitKeyFinder(devices, browsers);
  let connections: ConnectionShares | undefined;
  const compress = createCompress();
  const forwarding = createForward(options.services, config.THEKE_SECRET, now, log, compress);
  const demoAccounts = (tenant: string) => {
    const found = directory.all.find((one) => one.tenant.id === tenant)?.tenant;
    if (!found?.isDemo) return [];
    const isFirst = found.hosts.includes('localhost');
    return (options.demoAccounts ?? []).filter(({ email }) => email.endsWith('@demo.example') === isFirst);
  };

  // One check at a time, cached for a second: the endpoint is public, and a check calls every service.
  const readiness = new Cache<{ isReady: boolean }>({ ttlMs: 1_000, maxItems: 1 });
  const isReady = async () => (await readiness.read('', askAll))?.isReady === true;
  const areServicesReady = steadyReadiness(async () => {
    const answers = await Promise.all(
      Object.values(options.services).map(({ url }) =>
        fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(2_000) }).then(
          (reply) => reply.ok,
          () => false,
        ),
      ),
    );
    return answers.every(Boolean);
  });
  const askAll = async () => ({
    isReady: (await areServicesReady()) && directory.isReady && bus.isHealthy(),
  });

  const composing = { now, log, demoAccounts, environment: config.NODE_ENV };
  const answers = new AnswerCache(now);
  const guests = guestReads(answers, client, composing);
  const init = { ...composing, read: guests.read };
  const operations = operationsApi({
    services: Object.keys(options.services),
    client,
    bus,
    now,
  });
  const apiMap = new Map(Object.entries(options.apiMap));
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // `/API/login` is not `/api/login`: checks and routes must agree on the spelling.
  app.enable('case sensitive routing');
  app.set('trust proxy', config.TRUST_PROXY);
  const turns = new FairQueue({ perTurn: 8, maxWaiting: 20_000 });
  const credentials = new RecentCredentials(now);
  let isLeaving = false;
  const probes = express.Router();
  answerProbes(probes, isReady, () => isLeaving);
  app.use(
    chain(
      takeApiKey,
      queueFairly(turns, (request, response) => credentials.businessOf(request, response)),
      setContext(log, watch),
      originFormOnly,
      oneHostOnly,
      onlyUnder('/health/', probes),
      securityHeaders,
      exceptApi(staticFiles(options, inEveryLanguage)),
      findTenant(directory),
      onlyUnder(qrPrefix, limitScans(config, findRateLimitKey)),
      onlyUnder(qrPrefix, qrRedirect({ directory: codes, scans, now, isUncounted: config.UNCOUNTED_NETWORKS })),
      onlyUnder('/api/', sameOriginOnly),
      findCaller({ sessions, keys, tokens, browsers, log }),
      (request, response, next) => {
        devices.watch(request, response);
        if (!findRateLimitKey(request, response).isGuest) {
          connections?.markAuthenticated(request.socket);
          credentials.remember(request, response);
        }
        next();
      },
      rateLimits(config, findRateLimitKey),
      admit(config, findRateLimitKey),
      frontdeskModule,
      onlyUnder(
        '/api/',
        chain(
          requireKnownCredential,
          guests.load,
          gatewayRoutes({
            ...init,
            client,
            sessions,
            operations,
            browsers,
            brake: new LoginThrottle(config.RATE_LIMIT_ACCOUNT),
            compress,
          }),
          (_request, response, next) => {
            // Public reads were answered above; all other responses are private.
            response.setHeader('cache-control', 'no-store');
            next();
          },
          formPosts(client),
          publicFiles(client),
          (request, response, next) => {
            const service = findAnswerer(apiMap, request.path);
            if (service) forwarding.forward(service, request, response, next);
            else next(unknown('Diese Adresse'));
          },
        ),
      ),
    ),
  );
  app.get(['/image/{*path}', '/images/{*path}', '/upload/{*path}', '/font/{*path}'], (request, response, next) =>
    forwarding.forward('media', request, response, next),
  );
  app.use(compress);
  app.get(`${frontdeskPath}/:branch/:key`, frontdeskKeyExchange(keys));
  app.use(feeds({ read: guests.read, now }));
  app.use(previewRoutes({ ...init, frontends, client, secret: config.THEKE_SECRET }));
  app.use(
    documentRoutes({
      ...init,
      frontends: inEveryLanguage,
      whoDraws: whoDraws(frontends, pages),
      redirectUses,
      frameOf: (tenant) => pages.frame(tenant),
      hasPageOwners: !pages.isEmpty,
    }),
  );
  app.use((_request, _response, next) => next(unknown('Diese Adresse')));
  app.use(holdUpFloods, refusePage, failWith(log));

  const subscriptions = [
    directory.subscription,
    sessions.subscription,
    keys.subscription,
    tokens.subscription,
    forgetChanged(answers),
    ...pages.subscriptions,
    codes.subscription,
  ];
  // The contract names the default owners; tests with other owners subscribe to other events.
  if (!options.pageOwners) checkHears(gatewayContract, subscriptions);
  const broadcasts = await Promise.all(
    subscriptions.map((one) => bus.broadcast(typesWithEarlier(one), handleBroadcast(one), one.onReset)),
  );
  await directory.read();
  codes.learn(directory.all.map(({ tenant }) => tenant.id));
  const serveCached = serveFromCache(app, { turns, directory, guests, log, watch });
  const http = await listen(serveCached, config.PORT, config.HOST);
  const slowReaders = endSlowReaders(http.server, minSpeed);
  if (config.TRUST_PROXY === 0) connections = shareConnections(http.server, config.MAX_CONNECTIONS_PER_NETWORK);
  // A separate port, because the main one is public.
  const inside = await listen(insideOf(metrics, watch, log), config.METRICS_PORT, config.METRICS_HOST);
  log.info({ port: http.port, metricsPort: inside.port }, 'gateway started');
  return {
    app,
    port: http.port,
    metricsPort: inside.port,
    isReady,
    async stop() {
      isLeaving = true;
      if (config.LEAVE_AFTER > 0) await wait(config.LEAVE_AFTER * 1_000);
      directory.stop();
      codes.stop();
      slowReaders.stop();
      await http.close();
      await Promise.all([scans.flush(), redirectUses.flush()]);
      await Promise.all(broadcasts.map((one) => one.close()));
      forwarding.close();
      client.close();
      if (!options.bus) await bus.close();
      await inside.close();
      await watch.tracing.stop();
    },
  };
}

/** Internal endpoints. */
function insideOf(metrics: Metrics, watch: Watch, log: Log): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(setContext(log, watch));
  app.get('/metrics', answerMetrics(metrics));
  app.use((_request, _response, next) => next(unknown('Diese Adresse')));
  app.use(failWith(log));
  return app;
}

/** Static files are served for unknown hosts, too. */
const exceptApi =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith('/api/') ? next() : handler(request, response, next);

/** Like `app.use(prefix, handler)`, but the handler sees the full path, which is forwarded to services. */
const onlyUnder =
  (prefix: string, handler: RequestHandler): RequestHandler =>
  (request: Request, response: Response, next) =>
    request.path.startsWith(prefix) ? handler(request, response, next) : next();
