import { useEffect, useState } from 'react';

/** Pixels below the position of a section after scrolling to it (MENU-10). */
const belowLanding = 50;
/** A root margin in pixels larger than any menu. */
const allAbove = 1_000_000;

/**
 * Returns the last section, in page order, whose top is above the reading line. Uses IntersectionObserver, because
 * measuring on every scroll event would force layouts.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const names = key.split(' ');
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const sections = names.flatMap((id) => document.getElementById(id) ?? []);
      if (!sections[0]) return;
      const line = landingPosition(sections[0]) + belowLanding;
      const passed = new Set<string>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) passed.add(target.id);
            else passed.delete(target.id);
          setCurrent(names.findLast((id) => passed.has(id)) ?? names[0]);
        },
        { rootMargin: `${allAbove}px 0px ${line + 1 - window.innerHeight}px 0px` },
      );
      for (const section of sections) observer.observe(section);
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [key]);
  return current;
}

/** Distance of a section from the window's top after scrolling to it. */
const landingPosition = (section: Element) =>
  (Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0) +
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
