import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { ApiError } from './api-error.ts';

/** Long enough for a slow phone, short enough that nobody stares at a button for ever. */
const timeoutMs = 20_000;
/** What so little is sent with may arrive after its page was closed (a move that was held back); browsers keep 64 kB for all of them. */
const maxKept = 1_000;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
};

/**
 * An endpoint known by its type alone: method and path are checked against the contract, the schemas stay on the server.
 * Guests' pages use this, so that they do not load zod: `route<typeof createOrder>('POST', '/orders')`.
 */
export const route = <E extends Endpoint>(method: E['method'], path: E['path']): E =>
  ({ method, path }) as unknown as E;

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) put(`${name}[${key}]`, inner);
    else search.set(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) put(name, value);
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * `/orders/:id` with its parameters filled in and encoded, under `/api`.
 * @param base path that the API is reached under, where that is not the root
 */
export function urlOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: Pick<Parts, 'params' | 'query'> = {},
  base = '',
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return `${base}/api${filled}${queryString(query)}`;
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return ApiError.ofAnswer(response.status, (body as { errors?: unknown } | undefined)?.errors);
}

/**
 * Calls the API as its contract says and answers what stands under `data`, or the whole page of a list. Throws ApiError;
 * an abort by the caller's signal is thrown as it is.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
  base = '',
): Promise<Replied<E>> {
  const { params, query, body, headers } = sent as Parts;
  const timeout = AbortSignal.timeout(timeoutMs);
  const text = body === undefined ? undefined : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, { ...(params && { params }), ...(query && { query }) }, base), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...Object.fromEntries(Object.entries(headers ?? {}).filter(([, value]) => value !== undefined)),
      } as Record<string, string>,
      ...(text !== undefined && { body: text }),
      keepalive: endpoint.method !== 'GET' && (text?.length ?? 0) <= maxKept,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.ofNetwork();
  }
  if (!response.ok) throw await failureOf(response);
  if (response.status === 204) return undefined as Replied<E>;
  const answer: unknown = await response.json().catch(() => {
    throw ApiError.ofNetwork();
  });
  return ('meta' in (answer as object) ? answer : (answer as { data: unknown }).data) as Replied<E>;
}
