import type { Fault } from '@theke/contracts/errors';

/** One fault of an order: a stable code, a German sentence and its field in the request. */
export const fault = (code: string, message: string, field?: string): Fault => ({
  code,
  message,
  ...(field ? { field } : {}),
});
