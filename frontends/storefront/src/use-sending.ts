import { useState } from 'react';

type Sending<A> = { isPending: boolean /** What is or was sent. */; sent?: A; error?: unknown };

type Then<R> = { onSuccess: (reply: R) => void; onError?: (error: unknown) => void };

/**
 * One thing at a time that a guest sends, and how it went. TanStack Query's `useMutation` does the same, and retries and caches besides, which
 * a guest's answer is not; every page's first load would carry its 1 kB.
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
