import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@theke/contracts/endpoint';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { isConcurrencyFailure, isDatabaseAway } from '../database/database.ts';
import { type Identity, identityHeader, identityReader } from '../identity-token.ts';
import type { Log } from '../log.ts';
import { malformed, Problem, unavailable, unknown } from '../problem.ts';
import { type RequestContext, wellFormedTraceparent, withRequestContext } from '../request-context.ts';
import type { Span } from '../tracing/tracing.ts';
import type { Watch } from '../watch.ts';
import { admission } from './admission.ts';
import { chain } from './chain.ts';
import { compressLong } from './compress-long.ts';
import { fileBody } from './file-body.ts';
import { parseCall } from './parse-call.ts';
import type { Route } from './route.ts';
import { type Found, routeTable } from './route-table.ts';
import { sendJson } from './send-json.ts';

export type AppOptions = {
  service: string;
  secret: string;
  log: Log;
  watch: Watch;
  routes: readonly Route[];
  /** Routes for operators; not subject to admission, because they are needed most during overload. */
  operations: readonly Route[];
  now: () => Date;
  /** Maximum number of concurrent requests, and of open streams. */
  limits: { requests: number; streams: number };
  /** Routes outside `/api` that only this service needs, such as media's pictures. */
  extend?: (app: Express) => void;
};

const megabyte = 1_000_000;

/**
 * Answers a request with this caller's identity, without verifying it again: for a gateway in the same process.
 * @returns false if no contract matches the path; then nothing was done
 */
export type ServeWithin = (request: Request, response: Response, who: Identity) => boolean;

/** A route and the middleware before it. */
type RouteEntry = { route: Route; before: RequestHandler };

/** The service's HTTP server: validates requests by contract, answers JSON, and reports errors in German. */
export function createApp(options: AppOptions): { app: Express; serveWithin: ServeWithin } {
  const { log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  const enter = setContext(log, options.watch);
  const fail = failWith(log);
  app.use(enter);
  options.extend?.(app);
  const requests = admission({
    capacity: options.limits.requests,
    queue: options.limits.requests * 2,
    timeoutMs: 2_000,
  });
  const streams = admission({ capacity: options.limits.streams, queue: 0, timeoutMs: 0 });
  const counted = countStream(options.watch);
  const readIdentity = identityReader(options.secret);
  const toRouteEntry = (
    route: Route,
    ...admitted: RequestHandler[]
  ): RouteEntry & Pick<Endpoint, 'method' | 'path'> => {
    const { endpoint } = route;
    const path = endpoint.needs === 'internal' ? endpoint.path : `/api${endpoint.path}`;
    // After the body is read: slow uploads hold no slot.
    const before = chain(
      ...(endpoint.takesFile ? [fileBody(endpoint)] : []),
      ...(endpoint.body ? jsonBody(endpoint) : []),
      ...admitted,
    );
    return { method: endpoint.method, path, route, before };
  };
  const find = routeTable(
    [
      ...options.operations.map((route) => toRouteEntry(route)),
      ...options.routes.map((route) =>
        route.endpoint.reply.kind === 'stream' ? toRouteEntry(route, streams, counted) : toRouteEntry(route, requests),
      ),
    ].map(({ method, path, ...value }) => ({ method, path, value })),
  );

  /** @param who identity of the caller. Default: the one in the gateway's signed token */
  async function serve({ value, params }: Found<RouteEntry>, request: Request, response: Response, who?: Identity) {
    const { route, before } = value;
    nameEndpoint(response, route.endpoint.name);
    request.params = decoded(params);
    await runMiddleware(before, request, response);
    const token = request.headers[identityHeader];
    await answer(
      route,
      who ?? readIdentity(typeof token === 'string' ? token : undefined, options.now().getTime()),
      request,
      response,
    );
  }

  app.use((request, response, next) => {
    const [found] = find(request.method, request.path);
    return found ? serve(found, request, response) : next(unknown('Diese Adresse'));
  });
  app.use(fail);
  return {
    app,
    serveWithin(request, response, who) {
      const [found] = find(request.method, request.path);
      if (!found) return false;
      const refuse = (error: unknown) => fail(error, request, response, () => undefined);
      enter(request, response, () => void serve(found, request, response, who).catch(refuse));
      return true;
    },
  };
}

/** @throws URIError, which is answered with 400 */
const decoded = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

/**
 * Resolves when the middleware calls `next`; never if it has answered itself or the client has left. @throws the error
 * passed to `next` or thrown
 */
const runMiddleware = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((done, fail) => {
    handler(request, response, (error?: unknown) => (error ? fail(error) : done()));
  });

/** Request state for metrics and traces; `endpoint` is the label. */
type Seen = { endpoint: string };

/** Sets the endpoint label of a request for metrics and traces: a contract's name, or another of a few fixed names. */
export const nameEndpoint = (response: Response, endpoint: string): void => {
  (response.locals.seen as Seen).endpoint = endpoint;
};

/** Middleware that sets the endpoint label of a path. */
export const named =
  (endpoint: string): RequestHandler =>
  (_request, response, next) => {
    nameEndpoint(response, endpoint);
    next();
  };

/** Label of requests that are not counted, such as probes: frequent and without information. */
export const unseen = 'unseen';

/** Sets request id and trace, and records metrics and one log line per request, with ids only. */
export function setContext(log: Log, watch: Watch): RequestHandler {
  const begin = watchRequests(log, watch);
  return (request, response, next) => {
    // In one process with the gateway: the gateway has already created a context for this request.
    const outer = response.locals.context as RequestContext | undefined;
    const { context, seen } = begin(request, response, request.originalUrl, outer);
    if (!outer) response.setHeader('x-request-id', context.requestId);
    response.locals.context = context;
    response.locals.seen = seen;
    withRequestContext(context, next);
  };
}

/** A class, because an object literal with a getter is garbage collected minutes after its request (ADR 0014). */
class ContextOfSpan implements RequestContext {
  readonly requestId: string;
  actor: string;
  readonly #span: Span;

  constructor(requestId: string, span: Span, actor: string) {
    this.requestId = requestId;
    this.#span = span;
    this.actor = actor;
  }

  get traceparent(): string {
    return this.#span.traceparent;
  }
}

type Begin = (
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  outer?: RequestContext,
) => { context: RequestContext; seen: Seen };

/** Starts a request: creates its id and span. Records its metrics and log line when the response closes. */
export function watchRequests(log: Log, { metrics, tracing }: Watch): Begin {
  return (request, response, url, outer) => {
    const sentId = request.headers['x-request-id'];
    const requestId =
      outer?.requestId ?? (typeof sentId === 'string' && /^[\w-]{8,64}$/.test(sentId) ? sentId : randomUUID());
    const began = performance.now();
    const { method = '' } = request;
    const parent = outer?.traceparent ?? wellFormedTraceparent(request.headers.traceparent);
    const span = tracing.start({ name: method, kind: 'server', parent });
    const seen: Seen = { endpoint: 'other' };
    const context = new ContextOfSpan(requestId, span, outer?.actor ?? 'guest');
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1_000;
      const status = response.statusCode;
      const { endpoint } = seen;
      if (!outer) {
        const line = { method, path: url.split('?')[0], status, ms: Math.round(seconds * 1_000) };
        withRequestContext(context, () => log.debug(line, 'request'));
      }
      if (endpoint !== unseen && !isStream(response)) metrics.answered({ method, endpoint, status, seconds });
      span.end({
        name: `${method} ${endpoint}`,
        attributes: { 'http.request.method': method, 'http.response.status_code': status },
        error: status >= 500 ? String(status) : undefined,
      });
    });
    return { context, seen };
  };
}

/** Streams last for hours and are counted while open. */
const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

const countStream =
  ({ metrics }: Watch): RequestHandler =>
  (_request, response, next) => {
    metrics.streamOpened();
    response.once('close', metrics.streamClosed);
    next();
  };

const keepBytes = (request: IncomingMessage & { bytes?: Buffer }, _response: unknown, body: Buffer): void => {
  request.bytes = body;
};

/** Reads an endpoint's JSON body within its limit. @throws Problem 400, 413 or 415 */
export function jsonBody(endpoint: Endpoint): RequestHandler[] {
  const parse = express.json({
    limit: endpoint.bodyLimit ?? megabyte,
    strict: false,
    type: 'application/json',
    ...(endpoint.keepsBytes && { verify: keepBytes }),
  });
  const check: RequestHandler = (request, _response, next) => {
    const isEmpty =
      request.headers['content-length'] === '0' ||
      (!request.headers['content-length'] && !request.headers['transfer-encoding']);
    if (isEmpty || request.is('application/json')) return next();
    next(
      new Problem(415, [
        { message: 'Bitte senden Sie die Daten als JSON (application/json).', code: 'UNSUPPORTED_MEDIA_TYPE' },
      ]),
    );
  };
  return [check, parse];
}

async function answer(
  route: Route,
  identity: Identity | undefined,
  request: Request,
  response: Response,
): Promise<void> {
  const { endpoint } = route;
  if (!identity)
    throw new Problem(401, [{ message: 'Dieser Dienst antwortet nur über das Gateway.', code: 'NO_IDENTITY' }]);
  const actor = identity.user ? `user:${identity.user.id}` : identity.key ? `key:${identity.key.id}` : undefined;
  if (actor) (response.locals.context as { actor: string }).actor = actor;
  response.locals.failed = endpoint.failed;
  if (endpoint.reply.kind === 'binary') compressLong(request, response);
  const result = await route.handle(parseCall(endpoint, identity, request), response, request);
  switch (endpoint.reply.kind) {
    case 'data':
      sendJson(response, endpoint.status, { data: result });
      break;
    case 'list':
      sendJson(response, endpoint.status, result);
      break;
    case 'empty':
      response.status(endpoint.status).end();
  }
}

/** Converts errors of express and its body parser to a Problem. */
function problemOf(error: unknown, failed?: string): Problem | undefined {
  if (error instanceof Problem) return error;
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large')
    return new Problem(413, [{ message: 'Die gesendeten Daten sind zu groß.', code: 'TOO_LARGE' }]);
  if (type === 'entity.parse.failed')
    return malformed('MALFORMED_JSON', 'Die gesendeten Daten sind kein lesbares JSON.');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new Problem(415, [
      { message: 'Bitte senden Sie die Daten als JSON in UTF-8.', code: 'UNSUPPORTED_MEDIA_TYPE' },
    ]);
  if (type === 'request.aborted' || status === 400 || error instanceof URIError)
    return malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.');
  if (isDatabaseAway(error) || isConcurrencyFailure(error))
    return unavailable(
      failed ?? 'Das ist gerade nicht möglich. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    );
  return undefined;
}

/** Last error handler: a Problem is answered with its faults, anything else with 500 and the request id only. */
export function failWith(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const failed = response.locals.failed as string | undefined;
    const problem = problemOf(error, failed);
    if (problem) {
      if (problem.retryAfter) response.setHeader('retry-after', String(problem.retryAfter));
      sendJson(response, problem.status, { errors: problem.faults });
      return;
    }
    const id = String(response.getHeader('x-request-id'));
    log.error({ err: error }, 'unexpected error');
    const message = failed ?? `Ein unbekannter Fehler ist aufgetreten. (Kennung: ${id})`;
    sendJson(response, 500, { errors: [{ message, code: 'UNEXPECTED' }] });
  };
}
