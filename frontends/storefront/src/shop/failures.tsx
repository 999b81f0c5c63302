import { type Query, useQueryClient } from '@tanstack/react-query';
import { removed, updated } from '@theke/rules/lists/client-list';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useOnline } from '@theke/ui/use-online';
import { useEffect, useState } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './failures.module.css';

/** What could not be loaded anew while a page shows what it knew before, and how to try it once more. */
type Failure = { readonly id: string; readonly message: string; recover(): Promise<unknown> };

/** What a page is drawn from. Where there was nothing yet the place itself says so; the rest is asked for again by itself. */
const kinds: ReadonlySet<unknown> = new Set(['shop', 'card']);

const failureOf = (query: Query): Failure => ({
  id: query.queryHash,
  message: messages.loadFailed,
  recover: () => query.fetch().catch(() => undefined),
});

/** What failed so far and was not made good: by whichever way it comes in the end, it goes from here. */
function useFailures(): readonly Failure[] {
  const cache = useQueryClient().getQueryCache();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useEffect(
    () =>
      cache.subscribe(({ query }) => {
        const { status, data } = query.state;
        if (!kinds.has(query.queryKey[0]) || status === 'pending') return;
        setFailures((before) => {
          const hasFailed = status === 'error' && data !== undefined;
          return hasFailed ? updated(before, failureOf(query)) : removed(before, query.queryHash);
        });
      }),
    [cache],
  );
  return failures;
}

/** Says once for all of them that what is shown may be old, and tries them again. Without a connection the header says why. */
export function Failures() {
  const failures = useFailures();
  const isOnline = useOnline();
  if (failures.length === 0 || !isOnline) return null;
  return (
    <Notice kind="soon" role="status" className={css.failures}>
      <p>{[...new Set(failures.map(({ message }) => message))].join(' ')}</p>
      <Button kind="second" onClick={() => void Promise.all(failures.map((failure) => failure.recover()))}>
        {messages.retry}
      </Button>
    </Notice>
  );
}
