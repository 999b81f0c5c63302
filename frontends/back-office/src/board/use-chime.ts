import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chime } from './chime.ts';

const loudness = 0.4;

/** Rings once for each new order. Browsers allow sound only after a press, so it is switched on by hand. */
export function useChime(newIds: readonly string[] | undefined): { isOn: boolean; toggle: () => void } {
  const [audio, setAudio] = useState<AudioContext>();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const ring = useEffectEvent(() => audio && chime(audio, loudness));
  useEffect(() => {
    if (!newIds) return;
    // What was there when the page opened is no news.
    if (known.current && newIds.some((id) => !known.current?.has(id))) ring();
    known.current = new Set([...(known.current ?? []), ...newIds]);
  }, [newIds]);
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
  return { isOn: audio !== undefined, toggle };
}
