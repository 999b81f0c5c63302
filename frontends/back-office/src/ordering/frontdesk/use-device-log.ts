import { useEffect, useEffectEvent, useRef } from 'react';

/** As many lines as a log is sent with. */
const max = 200;

/** What this page went through, for whoever asks for it: states of its connection and orders that came. Ids only. */
export function useDeviceLog(isLive: boolean, newIds: readonly string[] | undefined) {
  const lines = useRef<string[]>([]);
  const known = useRef<ReadonlySet<string>>(new Set());
  const note = useEffectEvent((text: string) => {
    lines.current = [...lines.current, `${new Date().toISOString()} ${text}`].slice(-max);
  });
  useEffect(() => note(isLive ? 'verbunden' : 'nicht verbunden'), [isLive]);
  useEffect(() => {
    for (const id of newIds ?? []) if (!known.current.has(id)) note(`neue Bestellung ${id}`);
    known.current = new Set([...known.current, ...(newIds ?? [])]);
  }, [newIds]);
  return lines;
}
