import { useMe } from '@theke/admin/api/session.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnPunches } from './use-own-punches.ts';

/**
 * Height of the punch card when it was last shown on this device. The space is reserved while it loads, to avoid
 * layout shift; for another state its real height applies.
 */
export function useCardHeight({ isShown, presence }: Pick<OwnPunches, 'isShown' | 'presence'>): {
  /** In pixels. */
  reserved: number | undefined;
  card: RefObject<HTMLDivElement | null>;
} {
  const key = `theke-own-card-${useMe().id}`;
  const card = useRef<HTMLDivElement>(null);
  const [stored] = useState(() => {
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
  const isComing = isShown === undefined || (isShown && presence === stored.as);
  return { reserved: isComing && stored.height > 0 ? stored.height : undefined, card };
}
