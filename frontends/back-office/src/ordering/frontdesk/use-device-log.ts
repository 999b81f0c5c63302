import { useEffect, useEffectEvent, useRef } from 'react';

/** Maximum number of log lines that are sent. */
const max = 200;

/** Log of this page for support: connection states and received orders. Contains ids only. */
export function useDeviceLog(isLive: boolean, newIds: readonly string[] | undefined) {
  const lines = useRef<string[]>([]);
  const knownIds = useRef<ReadonlySet<string>>(new Set());
  const note = useEffectEvent((text: string) => {
    lines.current = [...lines.current, `${new Date().toISOString()} ${text}`].slice(-max);
  });
  useEffect(() => note(isLive ? 'verbunden' : 'nicht verbunden'), [isLive]);
  useEffect(() => {
    for (const id of newIds ?? []) if (!knownIds.current.has(id)) note(`neue Bestellung ${id}`);
    knownIds.current = new Set([...knownIds.current, ...(newIds ?? [])]);
  }, [newIds]);
  return lines;
}
