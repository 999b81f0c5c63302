import { useEffect, useState } from 'react';
import { staffMessages as messages } from './staff-messages.de.ts';

const stream = '/api/orders/stream';
/** So many are shown, the newest first. */
const max = 6;

type Shown = { key: number; at: number; text: string };

/** What the board's stream says while somebody looks: the browser itself connects anew. */
export function useOrderEvents(): { events: readonly Shown[]; isLive: boolean } {
  const [events, setEvents] = useState<readonly Shown[]>([]);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const source = new EventSource(stream);
    let key = 0;
    const note = (text: string) =>
      setEvents((before) => [{ key: key++, at: Date.now(), text }, ...before].slice(0, max));
    source.onopen = () => setIsLive(true);
    source.onerror = () => setIsLive(false);
    source.addEventListener('order', ({ data }: MessageEvent<string>) => {
      const { id = '' } = JSON.parse(data) as { id?: string };
      note(messages.order(id));
    });
    return () => source.close();
  }, []);
  return { events, isLive };
}
