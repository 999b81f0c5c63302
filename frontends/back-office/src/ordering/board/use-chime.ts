import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chime } from '../domain/chime.ts';

const loudness = 0.4;
/** Once nobody has seen an order for as long as its branch allows: as loud as it gets, every few seconds. */
const alarm = { loudness: 1, every: 5_000 };

/**
 * Rings once for each new order, and louder, again and again, while one is overdue. Browsers allow sound only after a press,
 * so it is switched on by hand.
 */
export function useChime(
  newIds: readonly string[] | undefined,
  isOverdue: boolean,
): { isOn: boolean; toggle: () => void } {
  const [audio, setAudio] = useState<AudioContext>();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const ring = useEffectEvent(() => audio && chime(audio, loudness));
  useEffect(() => {
    if (!newIds) return;
    // What was there when the page opened is no news.
    if (known.current && newIds.some((id) => !known.current?.has(id))) ring();
    known.current = new Set([...(known.current ?? []), ...newIds]);
  }, [newIds]);
  const sound = useEffectEvent(() => audio && chime(audio, alarm.loudness));
  const isOn = audio !== undefined;
  useEffect(() => {
    if (!isOverdue || !isOn) return undefined;
    const timer = setInterval(() => sound(), alarm.every);
    return () => clearInterval(timer);
  }, [isOverdue, isOn]);
  const toggle = () => {
    if (audio) {
      void audio.close();
      setAudio(undefined);
      return;
    }
    const opened = new AudioContext();
    chime(opened, loudness);
    setAudio(opened);
  };
  return { isOn, toggle };
}
