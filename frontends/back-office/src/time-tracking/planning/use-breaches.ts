import { useEffect, useState } from 'react';
import type { breachesOf } from './breaches-of.ts';

/** The legal rules, once loaded; the page works without them, and the server checks each week anyway. */
export function useBreaches(): typeof breachesOf | undefined {
  const [breaches, setBreaches] = useState<{ of: typeof breachesOf }>();
  useEffect(() => {
    let isHere = true;
    void import(/* webpackChunkName: "part-laws" */ './breaches-of.ts').then(
      ({ breachesOf: of }) => {
        if (isHere) setBreaches({ of });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return breaches?.of;
}
