import type { Fault } from '@theke/contracts/errors';
import { networkTexts } from './api-error.de.ts';
import { faultText } from './fault-texts.de.ts';

/** `status` if no response arrived. */
const noAnswer = 0;

const offline: Fault = { code: 'OFFLINE', message: networkTexts.offline };
const unreachable: Fault = { code: 'UNREACHABLE', message: networkTexts.unreachable };
const unknown: Fault = { code: 'UNKNOWN', message: networkTexts.unknown };

/** A failed call, with at least one message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  readonly errors: readonly Fault[];

  constructor(status: number, errors: readonly Fault[]) {
    super(errors[0]?.message ?? unknown.message);
    this.status = status;
    this.errors = errors.length > 0 ? errors : [unknown];
  }

  /** Refused by the server with `errors`; their messages are translated to the page's language. */
  static ofAnswer(status: number, errors: unknown): ApiError {
    const faults: readonly Fault[] = Array.isArray(errors) ? errors : [];
    return new ApiError(
      status,
      faults.map((fault) => ({ ...fault, message: faultText(fault) })),
    );
  }

  /** No response: offline, server unreachable or timeout. */
  static ofNetwork(): ApiError {
    return new ApiError(noAnswer, [globalThis.navigator?.onLine === false ? offline : unreachable]);
  }

  /** Converts any error; unknown ones get a general message. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError(noAnswer, []);
  }

  /** Whether the server may have executed the request although the call failed; only repeating it can tell. */
  get isOutcomeUnknown(): boolean {
    return this.status === noAnswer || this.status >= 500;
  }

  has(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/** Returns the messages for any error. */
export const faultsIn = (error: unknown): readonly Fault[] => ApiError.from(error).errors;
