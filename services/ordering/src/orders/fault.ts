import type { Fault } from '@theke/contracts/errors';

/** One thing that speaks against an order: a stable code, a German sentence, and where it lies in the request. */
export const fault = (code: string, message: string, field?: string): Fault => ({
  code,
  message,
  ...(field ? { field } : {}),
});
