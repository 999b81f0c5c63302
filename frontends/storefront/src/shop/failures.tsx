import { type Query, useQueryClient } from '@tanstack/react-query';
import { removed, updated } from '@theke/rules/lists/client-list';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useOnline } from '@theke/ui/use-online';
import { useEffect, useState } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './failures.module.css';

/** A failed reload while earlier data is shown, and its retry. */
type Failure = { readonly id: string; readonly message: string; recover(): Promise<unknown> };

/** Query keys of page data. Without earlier data the page itself reports a failure; other queries are polled. */
const kinds: ReadonlySet<unknown> = new Set(['shop', 'card']);

const toFailure = (query: Query): Failure => ({
  id: query.queryHash,
  message: messages.loadFailed,
  recover: () => query.fetch().catch(() => undefined),
});

/** Returns the failed queries until they succeed by any request. */
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
          return hasFailed ? updated(before, toFailure(query)) : removed(before, query.queryHash);
        });
      }),
    [cache],
  );
  return failures;
}

/** Reports once that the data may be outdated, with a retry button. While offline, the header gives the reason. */
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
