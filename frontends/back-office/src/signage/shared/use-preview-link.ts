import type { ContentPackage } from '@theke/contracts/signage/package';
import { type RefObject, useEffect, useState } from 'react';

export type Played = {
  content: ContentPackage;
  /** Epoch milliseconds; the player then shows this time instead of now. */
  at?: number | undefined;
  isPaused?: boolean | undefined;
  /** Id of the item to show. */
  item?: string | undefined;
};

/**
 * Sends content to the player in a frame of this origin: the player says that it is ready, then gets each change.
 * @returns whether the player is ready
 */
export function usePreviewLink(frame: RefObject<HTMLIFrameElement | null>, played: Played | undefined): boolean {
  const [readyCount, setReady] = useState(0);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if ((data as { type?: unknown } | null)?.type !== 'theke-signage-preview-ready') return;
      // Also after the player has reloaded itself.
      setReady((count) => count + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  useEffect(() => {
    if (readyCount > 0 && played)
      frame.current?.contentWindow?.postMessage({ type: 'theke-signage-preview', ...played }, window.location.origin);
  }, [frame, played, readyCount]);
  return readyCount > 0;
}
