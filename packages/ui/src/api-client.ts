import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { ApiError } from './api-error.ts';

/** Timeout of a call, in ms: enough for a slow phone connection. */
const timeoutMs = 20_000;
/**
 * Largest body in bytes sent with `keepalive`, so that it survives closing the page (a delayed move). Browsers limit
 * all such bodies to 64 kB.
 */
const maxKeepaliveLength = 1_000;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
};

/**
 * An endpoint known by its type only: method and path are checked against the contract, but no schema is bundled.
 * Keeps zod out of guest pages: `route<typeof createOrder>('POST', '/orders')`.
 */
export const route = <E extends Endpoint>(method: E['method'], path: E['path']): E =>
  ({ method, path }) as unknown as E;

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  const append = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) append(`${name}[${key}]`, inner);
    else search.set(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) append(name, value);
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Builds the URL `/api/orders/:id` with its parameters encoded.
 * @param base path prefix of the API. Default: the root
 */
export function urlOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: Pick<Parts, 'params' | 'query'> = {},
  base = '',
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return `${base}/api${filled}${queryString(query)}`;
}

async function readFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return ApiError.ofAnswer(response.status, (body as { errors?: unknown } | undefined)?.errors);
}

/**
 * Calls an endpoint and returns the content of `data`, or the whole page of a list.
 * @throws ApiError; an abort by the caller's signal is rethrown unchanged
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
      keepalive: endpoint.method !== 'GET' && (text?.length ?? 0) <= maxKeepaliveLength,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.ofNetwork();
  }
  if (!response.ok) throw await readFailure(response);
  if (response.status === 204) return undefined as Replied<E>;
  const answer: unknown = await response.json().catch(() => {
    throw ApiError.ofNetwork();
  });
  return ('meta' in (answer as object) ? answer : (answer as { data: unknown }).data) as Replied<E>;
}
