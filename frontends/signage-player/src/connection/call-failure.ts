/** `key`: the server does not know the key. `rejected`: it refused this request; repeating it changes nothing. */
export type FailureKind = 'network' | 'server' | 'key' | 'rejected';

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

/**
 * Kind of failure of a response status.
 * @param isState whether the request was for the state, whose 404 means an unknown key
 */
export function failureKind(status: number, isState: boolean): FailureKind {
  if (status === 401 || status === 403 || (status === 404 && isState)) return 'key';
  if (status >= 500 || status === 408 || status === 429) return 'server';
  return 'rejected';
}

export const failureOf = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure('network');
