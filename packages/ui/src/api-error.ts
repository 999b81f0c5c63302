import type { Fault } from '@theke/contracts/errors';
import { networkTexts } from './api-error.de.ts';
import { faultText } from './fault-texts.de.ts';

/** `status` of an answer that never came. */
const noAnswer = 0;

const offline: Fault = { code: 'OFFLINE', message: networkTexts.offline };
const unreachable: Fault = { code: 'UNREACHABLE', message: networkTexts.unreachable };
const unknown: Fault = { code: 'UNKNOWN', message: networkTexts.unknown };

/** A call that failed, with at least one sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly errors: readonly Fault[];

  constructor(status: number, errors: readonly Fault[]) {
    super(errors[0]?.message ?? unknown.message);
    this.status = status;
    this.errors = errors.length > 0 ? errors : [unknown];
  }

  /** The server refused, and said why in its `errors`; the reader is told it in their own language. */
  static ofAnswer(status: number, errors: unknown): ApiError {
    const faults: readonly Fault[] = Array.isArray(errors) ? errors : [];
    return new ApiError(
      status,
      faults.map((fault) => ({ ...fault, message: faultText(fault) })),
    );
  }

  /** No answer came: offline, or the server could not be reached, or not in time. */
  static ofNetwork(): ApiError {
    return new ApiError(noAnswer, [globalThis.navigator?.onLine === false ? offline : unreachable]);
  }

  /** Any error at all as one that can be told: one of ours as it is, whatever else as an unknown one. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError(noAnswer, []);
  }

  /** Whether the server may have done what was asked although it did not say so; only the same call again can tell. */
  get isOutcomeUnknown(): boolean {
    return this.status === noAnswer || this.status >= 500;
  }

  has(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/** What to tell about any error at all. */
export const faultsIn = (error: unknown): readonly Fault[] => ApiError.from(error).errors;
