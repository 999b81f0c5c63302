import { ApiError } from '@theke/ui/api-error';

/** No response, or a service is unavailable: the same call may be sent again if a repetition changes nothing. */
export const isWorthWaiting = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
