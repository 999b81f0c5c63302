import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Two short tones made by the browser: no file to load, nothing to license. */
function chime(audio: AudioContext): void {
  for (const [index, frequency] of [880, 1175].entries()) {
    const begin = audio.currentTime + index * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.4, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  }
}

/** Rings once for each new order. Browsers allow sound only after a press, so it is switched on by hand. */
export function useChime(newIds: readonly string[] | undefined): { isOn: boolean; toggle: () => void } {
  const [audio, setAudio] = useState<AudioContext>();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const ring = useEffectEvent(() => audio && chime(audio));
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
    chime(opened);
    setAudio(opened);
  };
  return { isOn: audio !== undefined, toggle };
}
