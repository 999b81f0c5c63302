import type { Fault } from '@theke/contracts/errors';
import { identityHeader, signIdentity } from '../src/identity-token.ts';
import type { Caller } from './callers.ts';

/** Secret of the tests' identities and services. */
export const testSecret = 'a-secret-of-the-tests-and-of-nobody-else';

export type RequestOptions = {
  /** Default: no identity header. */
  as?: Caller;
  /** Sent as JSON; a string or buffer is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Time of a service with a test clock: an identity is valid for a minute. */
  now?: Date;
  /** `manual`: returns a redirect instead of following it. */
  redirect?: 'manual';
};

export type Reply = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The parsed JSON; an empty object if the response is not JSON. */
  body: { data?: unknown; meta?: { total: number; page: number; pageSize: number }; errors?: Fault[] };
};

/** Sends a request to a running service over its socket, without the gateway. `path` is complete: `/api/orders`. */
export async function request(
  service: { port: number },
  method: string,
  path: string,
  { as, body, headers, now = new Date(), redirect }: RequestOptions = {},
): Promise<Reply> {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    method,
    ...(redirect && { redirect }),
    headers: {
      ...(as ? { [identityHeader]: signIdentity(testSecret, as, now.getTime()) } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = bytes.length > 0 && response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson ? (JSON.parse(bytes.toString()) as Reply['body']) : {},
  };
}
