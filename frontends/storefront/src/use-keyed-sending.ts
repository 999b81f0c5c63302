import { ApiError } from '@theke/ui/api-error';
import { randomId } from './random-id.ts';
import { useSending } from './use-sending.ts';

type Keyed<B> = { key: string; body: B };
type Then<R> = { onSuccess: (reply: R) => void; onError: (error: ApiError) => void };

/**
 * Like `useSending`, with a random key. After an unknown outcome, the same body is sent under the same key, so that the
 * server executes it once. A changed body, and one after a refusal, gets a new key.
 */
export function useKeyedSending<B, R>(request: (input: Keyed<B>) => Promise<R>, { onSuccess, onError }: Then<R>) {
  const { send, isPending, sent, error } = useSending(request, {
    onSuccess,
    onError: (failure) => onError(ApiError.from(failure)),
  });
  const isRefused = error !== undefined && !ApiError.from(error).isOutcomeUnknown;
  const sendKeyed = (body: B): void => {
    const isRepeated = sent && !isRefused && JSON.stringify(sent.body) === JSON.stringify(body);
    send({ key: isRepeated ? sent.key : randomId(), body });
  };
  return { send: sendKeyed, isPending, error };
}
