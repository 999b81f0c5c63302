import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { randomId } from './random-id.ts';
import { useSending } from './use-sending.ts';

type Keyed<B> = { key: string; body: B };
type Then<R> = { onSuccess: (reply: R) => void; onError: (error: ApiError) => void };

/**
 * Like `useSending`, with a random key. After an unknown outcome, the same body is sent under the same key, so that the
 * server executes it once. A changed body, and one after a refusal, gets a new key.
 */
export function useKeyedSending<B, R>(request: (input: Keyed<B>) => Promise<R>, { onSuccess, onError }: Then<R>) {
  const [sent, setSent] = useState({ body: '', key: '' });
  const { send, isPending, error } = useSending(request, {
    onSuccess,
    onError: (failure) => {
      const problem = ApiError.from(failure);
      if (!problem.isOutcomeUnknown) setSent({ body: '', key: '' });
      onError(problem);
    },
  });
  const sendKeyed = (body: B): void => {
    const text = JSON.stringify(body);
    const key = sent.body === text ? sent.key : randomId();
    setSent({ body: text, key });
    send({ key, body });
  };
  return { send: sendKeyed, isPending, error };
}
