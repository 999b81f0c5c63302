import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { useRef } from 'react';

/** Idempotency key of a request: the same while the content is unchanged, for retries. */
export function useRequestId(): (asked: object) => string {
  const last = useRef({ text: '', id: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (text !== last.current.text) last.current = { text, id: randomUuid() };
    return last.current.id;
  };
}
