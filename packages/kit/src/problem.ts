import type { Fault } from '@theke/contracts/errors';

/**
 * A failure that its caller can do something about: a status, and German faults. Anything else that is thrown is a
 * defect and becomes a 500 without details.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly faults: Fault[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, faults: Fault[], retryAfter?: number) {
    super(faults.map((fault) => `${fault.code}: ${fault.message}`).join(' '));
    this.status = status;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

const problem =
  (status: number) =>
  (code: string, message: string, field?: string): Problem =>
    new Problem(status, [{ message, code, ...(field ? { field } : {}) }]);

export const malformed = problem(400);
export const forbidden = problem(403);
export const notFound = problem(404);
export const conflict = problem(409);
export const invalid = problem(422);

/** 409 for who changes what somebody has changed since they read it. */
export const stale = (what: string) =>
  conflict('STALE_VERSION', `${what}: Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.`, 'version');

export const unauthenticated = () => problem(401)('UNAUTHENTICATED', 'Bitte melden Sie sich an.');
export const unavailable = (message: string) => new Problem(503, [{ message, code: 'UNAVAILABLE' }], 5);

/** 404 for a path nothing answers, and for ids that do not exist or belong to someone else: one answer for all. */
export const unknown = (what: string) => notFound('NOT_FOUND', `${what} wurde nicht gefunden.`);
