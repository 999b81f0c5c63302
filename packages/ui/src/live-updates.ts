import { useEffect, useEffectEvent, useState } from 'react';

/** `ready` comes with every (re)connect and after a gap, `order` with every change of an order. */
const events = ['ready', 'order'];

/** Every ten seconds (STATUS-06). */
const pollMs = 10_000;

/**
 * Calls `onChange` whenever the server says on the event stream `url` that something changed, after every (re)connect,
 * and, while the stream is down, every ten seconds. Undefined `url` rests. Answers whether the stream is up.
 */
export function useLiveUpdates(url: string | undefined, onChange: () => void): boolean {
  const [isLive, setIsLive] = useState(false);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!url) return;
    let source: EventSource | undefined;
    const open = () => {
      source = new EventSource(url);
      source.onopen = () => setIsLive(true);
      for (const name of events) source.addEventListener(name, () => change());
      source.onerror = () => setIsLive(false);
    };
    open();
    // A stream that the browser gave up (an error status) is opened again with the next poll.
    const timer = setInterval(() => {
      if (source?.readyState === EventSource.OPEN) return;
      change();
      if (source?.readyState === EventSource.CLOSED) open();
    }, pollMs);
    return () => {
      clearInterval(timer);
      source?.close();
      setIsLive(false);
    };
  }, [url]);
  return isLive;
}
