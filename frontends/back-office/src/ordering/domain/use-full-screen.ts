import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** The whole screen for the page, on and off; undefined on devices that cannot (an iPhone). */
export function useFullScreen(): { isOn: boolean; toggle: () => void } | undefined {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isOn, toggle };
}
