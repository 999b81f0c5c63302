import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chime } from '../shared/chime.ts';

const loudness = 0.4;
/** Alarm for an order that nobody has seen within the branch's deadline: full volume, every few seconds. */
const alarm = { loudness: 1, every: 5_000 };

/**
 * Plays a sound for each new order, repeated and louder while one is overdue. Must be enabled by a press, as browsers
 * require.
 */
export function useChime(
  newIds: readonly string[] | undefined,
  isOverdue: boolean,
): { isOn: boolean; toggle: () => void } {
  const [audio, setAudio] = useState<AudioContext>();
  const knownIds = useRef<ReadonlySet<string> | undefined>(undefined);
  const ring = useEffectEvent(() => audio && chime(audio, loudness));
  useEffect(() => {
    if (!newIds) return;
    // Orders that existed when the page opened are not new.
    if (knownIds.current && newIds.some((id) => !knownIds.current?.has(id))) ring();
    knownIds.current = new Set([...(knownIds.current ?? []), ...newIds]);
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
