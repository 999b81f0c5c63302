import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';

/** A failure without a sentence of the server's gets one that says what was tried (OFFICE-03). */
export const withMessage = <T>(call: Promise<T>, fallback: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const [first, ...others] = error.errors;
    throw new ApiError(error.status, [{ code: 'UNKNOWN', ...first, message: sentenceOf(error, fallback) }, ...others]);
  });
