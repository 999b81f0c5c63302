import { useEffect, useState } from 'react';
import { staffMessages as messages } from './staff-messages.de.ts';

const stream = '/api/orders/stream';
/** Number of events shown, newest first. */
const max = 6;

type Shown = { key: number; at: number; text: string };

/** Subscribes to the order board's event stream; the browser reconnects automatically. */
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
