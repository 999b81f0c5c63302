import { useMe } from '@theke/admin/api/session.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnPunches } from './use-own-punches.ts';

/**
 * How high one's punch card was last on this device: as much room is kept until it has come, with what one may choose there, so that what is read below
 * stays in its place. Once one stands otherwise it is as high as it is.
 */
export function useCardHeight({ isShown, presence }: Pick<OwnPunches, 'isShown' | 'presence'>): {
  /** In pixels. */
  reserved: number | undefined;
  card: RefObject<HTMLDivElement | null>;
} {
  const key = `theke-own-card-${useMe().id}`;
  const card = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => {
    const [as, height] = localStorage.getItem(key)?.split(' ') ?? [];
    return { as, height: Number(height) };
  });
  useEffect(() => {
    const shown = card.current?.firstElementChild;
    if (isShown === false) localStorage.removeItem(key);
    if (!isShown || !(shown instanceof HTMLElement) || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => localStorage.setItem(key, `${presence} ${shown.offsetHeight}`));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [key, isShown, presence]);
  const isComing = isShown === undefined || (isShown && presence === kept.as);
  return { reserved: isComing && kept.height > 0 ? kept.height : undefined, card };
}
