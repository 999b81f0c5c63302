import { ApiError } from '@theke/ui/api-error';
import { sentenceOf } from '@theke/ui/sentence-of';

/** What failed without a sentence of the server's is told by what was tried (OFFICE-03). */
export const telling = <T>(call: Promise<T>, fallback: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const [first, ...others] = error.errors;
    throw new ApiError(error.status, [{ code: 'UNKNOWN', ...first, message: sentenceOf(error, fallback) }, ...others]);
  });
