import { useState } from 'react';

type Sending<A> = { isPending: boolean /** Input of the current or last request. */; sent?: A; error?: unknown };

type Then<R> = { onSuccess: (reply: R) => void; onError?: (error: unknown) => void };

/**
 * Sends one request at a time and tracks its state. Replaces TanStack Query's `useMutation`, which adds unneeded
 * retries and caching, and 1 kB to the first load.
 */
export function useSending<A, R>(send: (input: A) => Promise<R>, { onSuccess, onError }: Then<R>) {
  const [sending, setSending] = useState<Sending<A>>({ isPending: false });
  const start = async (input: A): Promise<void> => {
    setSending({ isPending: true, sent: input });
    try {
      onSuccess(await send(input));
      setSending({ isPending: false, sent: input });
    } catch (error) {
      setSending({ isPending: false, sent: input, error });
      onError?.(error);
    }
  };
  return { ...sending, send: (input: A): void => void start(input) };
}
