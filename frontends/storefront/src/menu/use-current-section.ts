import { useEffect, useState } from 'react';

/** Loaded once a card is drawn: nobody has scrolled before. */
const sectionsInSight = () => import(/* webpackChunkName: "sections" */ './sections-in-sight.ts');

/** Scrolls to a section; what lies on the way is laid out only then. */
export const goTo = (section: Element): void =>
  void sectionsInSight().then(
    ({ goToSection }) => goToSection(section),
    () => section.scrollIntoView(),
  );

/** Which of these sections, in the order of the page, somebody reads. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    sectionsInSight().then(
      ({ watchSections }) => {
        if (!isGone) stop = watchSections(key.split(' '), setCurrent);
      },
      // Without it the bar only marks the first.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [key]);
  return current;
}
