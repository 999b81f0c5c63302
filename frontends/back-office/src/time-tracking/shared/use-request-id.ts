import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { useRef } from 'react';

/** Idempotency key of a request: the same while the content is unchanged, for retries. */
export function useRequestId(): (body: object) => string {
  const last = useRef({ text: '', id: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, id: randomUuid() };
    return last.current.id;
  };
}
