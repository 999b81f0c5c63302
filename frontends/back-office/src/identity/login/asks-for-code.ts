import type { ApiError } from '@theke/ui/api-error';

/** Whether a refused login goes on with a code of the second step. */
export const asksForCode = (problem: ApiError | undefined): boolean =>
  problem?.has('SECOND_FACTOR_REQUIRED') === true || problem?.has('SECOND_FACTOR_WRONG') === true;
