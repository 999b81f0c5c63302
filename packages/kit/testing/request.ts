import type { Fault } from '@theke/contracts/errors';
import { identityHeader, signIdentity } from '../src/identity-token.ts';
import type { Caller } from './callers.ts';

/** Signs the tests' identities; the harness starts services with it. */
export const testSecret = 'a-secret-of-the-tests-and-of-nobody-else';

export type RequestOptions = {
  /** Nobody: the header is missing. */
  as?: Caller;
  /** Sent as JSON; a string or buffer as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** For services whose clock is the test's: an identity counts for a minute of it. */
  now?: Date;
  /** `manual`: a redirect is the answer, and not what it leads to. */
  redirect?: 'manual';
};

export type Reply = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** The parsed JSON; an empty object where the answer is none. */
  body: { data?: unknown; meta?: { total: number; page: number; pageSize: number }; errors?: Fault[] };
};

/** Sends one request to a running service over its socket, past the gateway. `path` is whole: `/api/orders`. */
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
