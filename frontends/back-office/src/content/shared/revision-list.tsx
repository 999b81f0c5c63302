import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { Button } from '@theke/ui/button';
import { StateMark } from '@theke/ui/state-mark';
import { useState } from 'react';
import { RevisionDialog } from './revision-dialog.tsx';
import * as css from './revision-list.module.css';
import { revisionMessages } from './revision-messages.de.ts';
import type { Revised, Revisions } from './revisions.ts';

const pageSize = 10;

type Props<R extends Revised> = { revisions: Revisions; record: R; onChanged: (fresh: R) => void };

/** Whether a revision of a page contains accepted proposals (AI-05). */
const isGenerated = (listed: object): boolean => 'isGenerated' in listed && listed.isGenerated === true;

/** List of published revisions, newest first, with time, user and the current one. */
export function RevisionList<R extends Revised>({ revisions: of, record, onChanged }: Props<R>) {
  const api = useApi();
  const zone = useZoneOf()();
  const [open, setOpen] = useState<number>();
  const { id, version } = record;
  const { data, isError, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    // The version is part of the key, because publishing adds a revision.
    queryKey: [...endpointKey(of.list, { params: { id } }), version],
    queryFn: ({ pageParam, signal }) => api(of.list, { params: { id }, query: { page: pageParam, pageSize } }, signal),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
    placeholderData: keepPreviousData,
  });
  const revisions = data?.pages.flatMap((page) => page.data) ?? [];
  if (!isError && revisions.length === 0) return null;
  const more = (data?.pages.at(-1)?.meta.total ?? 0) - revisions.length;
  return (
    <section className={css.revisions} aria-labelledby="revisions">
      <h2 id="revisions">{revisionMessages.revisions}</h2>
      {isError && <p>{revisionMessages.revisionsFailed}</p>}
      <ol>
        {revisions.map(({ revision, publishedAt, publishedBy, isShown, ...listed }) => (
          <li key={revision}>
            <div>
              <b>{dateTimeText(publishedAt, zone)}</b>
              <span>
                {revisionMessages.revision(revision)}, {revisionMessages.by(publishedBy)}
                {isGenerated(listed) && `, ${revisionMessages.withProposal}`}
              </span>
              {isShown && <StateMark state="open">{revisionMessages.shown}</StateMark>}
            </div>
            <Button
              kind="second"
              size="small"
              aria-label={revisionMessages.lookAt(revision)}
              onClick={() => setOpen(revision)}
            >
              {revisionMessages.look}
            </Button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button kind="quiet" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {revisionMessages.more(more)}
        </Button>
      )}
      {open !== undefined && (
        <RevisionDialog
          revisions={of}
          record={record}
          revision={open}
          onRestored={(fresh) => onChanged(fresh as R)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
