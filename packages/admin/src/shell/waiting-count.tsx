import { classNames } from '@theke/ui/class-names';
import { lazy, Suspense, useState } from 'react';
import * as css from './navigation.module.css';

type Props = { load: () => Promise<() => number>; isTrouble: boolean };

/** Number of entries that wait for a person; nothing while there are none. Its hook is loaded after the page. */
export function WaitingCount({ load, isTrouble }: Props) {
  const [Count] = useState(() => lazy(async () => ({ default: makeCount(await load()) })));
  return (
    <Suspense>
      <Count isTrouble={isTrouble} />
    </Suspense>
  );
}

const makeCount = (useCount: () => number) =>
  function Count({ isTrouble }: { isTrouble: boolean }) {
    const count = useCount();
    return count > 0 && <b className={classNames(css.count, isTrouble && css.bad)}>{count}</b>;
  };
