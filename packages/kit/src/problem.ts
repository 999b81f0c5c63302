import type { Fault } from '@theke/contracts/errors';

/**
 * An error that the caller can act on: a status and German faults. Any other exception is a defect and becomes a 500
 * without details.
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

/** 409 for a change based on an outdated version. */
export const stale = (what: string) =>
  conflict('STALE_VERSION', `${what}: Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.`, 'version');

export const unauthenticated = () => problem(401)('UNAUTHENTICATED', 'Bitte melden Sie sich an.');
export const unavailable = (message: string) => new Problem(503, [{ message, code: 'UNAVAILABLE' }], 5);

/** 404 for unknown paths, and for ids that do not exist or belong to another tenant: the same answer for all. */
export const unknown = (what: string) => notFound('NOT_FOUND', `${what} wurde nicht gefunden.`);
