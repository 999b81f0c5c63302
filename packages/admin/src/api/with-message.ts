import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';

/** Replaces a failure without a server message by `fallback`, which names the failed action (OFFICE-03). */
export const withMessage = <T>(call: Promise<T>, fallback: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const [first, ...further] = error.errors;
    throw new ApiError(error.status, [{ code: 'UNKNOWN', ...first, message: sentenceOf(error, fallback) }, ...further]);
  });
