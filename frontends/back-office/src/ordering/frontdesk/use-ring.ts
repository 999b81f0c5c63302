import { useEffect, useEffectEvent, useState } from 'react';
import { chime } from '../shared/chime.ts';

/** Ring intervals in ms. */
const every = { usual: 8_000, loud: 4_000 };

/**
 * Rings repeatedly while an order is unseen; louder and more often after the branch's deadline. Browsers play sound
 * only after a press.
 */
export function useRing(mode: 'nobody' | 'usual' | 'loud') {
  const [audio, setAudio] = useState<AudioContext>();
  const ring = useEffectEvent((volume: number) => audio && chime(audio, volume));
  const isOn = audio !== undefined;
  useEffect(() => {
    if (mode === 'nobody' || !isOn) return undefined;
    const volume = mode === 'loud' ? 1 : 0.4;
    ring(volume);
    const timer = setInterval(() => ring(volume), every[mode]);
    return () => clearInterval(timer);
  }, [mode, isOn]);
  const toggle = () => {
    if (audio) {
      void audio.close();
      setAudio(undefined);
      return;
    }
    setAudio(new AudioContext());
  };
  return { isOn, toggle, once: () => audio && chime(audio, 0.6) };
}
