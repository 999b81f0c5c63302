import { useEffect, useState } from 'react';

/** Below where a category lies once one went to it (MENU-10). */
const belowLanding = 50;
/** Higher than any card. */
const allAbove = 1_000_000;

/**
 * Which of these sections, in the order of the page, is the last whose top lies above the reader's line. The browser tells whose top crossed
 * it, however far one jumped: to measure them at each step of the way would lay out the page anew each time.
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
      const line = landingOf(sections[0]) + belowLanding;
      const above = new Set<string>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) above.add(target.id);
            else above.delete(target.id);
          setCurrent(names.findLast((id) => above.has(id)) ?? names[0]);
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

/** How far from the window's top a section lies once one went to it. */
const landingOf = (section: Element) =>
  (Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0) +
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
