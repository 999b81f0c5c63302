import { useEffect, useState } from 'react';

/** Which of these sections, in the order of the page, is the last whose top lies above the reader's line. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const names = key.split(' ');
    const look = () => {
      const passed = names.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < 200,
      );
      setCurrent(passed.at(-1) ?? names[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return current;
}
