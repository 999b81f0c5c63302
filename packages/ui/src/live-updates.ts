import { useEffect, useEffectEvent, useState } from 'react';

/** `ready` is sent on every (re)connect and after a gap, the others on every change of what they name. */
const events = ['ready', 'order', 'site', 'generation', 'reservation'];

/** Polling interval in ms (STATUS-06). */
const pollMs = 10_000;

/**
 * Calls `onChange` when the event stream at `url` reports a change, on every (re)connect, and every ten seconds while
 * the stream is down. Does nothing while `url` is undefined.
 * @returns whether the stream is connected
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
    // The browser does not reconnect after an error status, so the next poll opens the stream again.
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
