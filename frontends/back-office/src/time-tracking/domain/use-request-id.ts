import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { useRef } from 'react';

/** What is sent again after a broken connection is the same request; what was changed in between is another one. */
export function useRequestId(): (asked: object) => string {
  const last = useRef({ text: '', id: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (text !== last.current.text) last.current = { text, id: randomUuid() };
    return last.current.id;
  };
}
