import { unknownHost, unknownTv } from '@theke/contracts/unknown-codes';

/**
 * `key`: the shop does not know the TV any more. `address`: the answer is not from the TV's shop, but from a proxy, a
 * captive portal or a server without this shop. `rejected`: the shop refused this request; repeating it changes
 * nothing.
 */
export type FailureKind = 'network' | 'server' | 'key' | 'address' | 'rejected';

export class CallFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(kind: FailureKind, status = 0) {
    super(`${kind} ${status}`);
    this.kind = kind;
    this.status = status;
  }
}

/** Statuses with which a server or proxy says that it does not serve the URL, or not to this client. */
const notServed: readonly number[] = [401, 403, 404, 407, 410, 421, 451];

/**
 * Kind of failure of a response. Only the shop's own code ends a TV's key, because a proxy or a changed domain also
 * answers 403 and 404.
 * @param body text of the response
 */
export function failureKind(status: number, body: string): FailureKind {
  if (status >= 500 || status === 408 || status === 429) return 'server';
  const code = errorCode(body);
  if (code === unknownTv) return 'key';
  const isOfShop = code !== undefined && code !== unknownHost && status !== 401 && status !== 403;
  return notServed.includes(status) && !isOfShop ? 'address' : 'rejected';
}

/** Code of the first error; undefined if the body is not an error response of Theke. */
function errorCode(body: string): string | undefined {
  try {
    const { errors } = JSON.parse(body) as { errors?: { code?: unknown }[] };
    const code = errors?.[0]?.code;
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

export const failureOf = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure('network');
