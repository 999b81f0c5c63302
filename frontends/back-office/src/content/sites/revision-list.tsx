import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Site } from '@theke/contracts/content/site';
import { listSiteRevisions } from '@theke/contracts/content/site-revision';
import { Button } from '@theke/ui/button';
import { StateMark } from '@theke/ui/state-mark';
import { lazy, Suspense, useState } from 'react';
import * as css from './revision-list.module.css';
import { siteMessages as words } from './site-messages.de.ts';

const RevisionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-revision" */ './revision-dialog.tsx')).RevisionDialog,
}));

const pageSize = 10;

/** What was published of a page, the newest first: when, by whom, and which of it guests see. */
export function RevisionList({ record, onChanged }: { record: Site; onChanged: (fresh: Site) => void }) {
  const api = useApi();
  const zone = useZoneOf()();
  const [size, setSize] = useState(pageSize);
  const [open, setOpen] = useState<number>();
  const { id, version, published } = record;
  const query = endpointQuery(api, listSiteRevisions, { params: { id }, query: { page: 1, pageSize: size } });
  const { data, isError } = useQuery({
    ...query,
    // Another version of the page may have been published.
    queryKey: [...query.queryKey, version, published?.revision ?? 0],
    placeholderData: keepPreviousData,
  });
  const revisions = data?.data ?? [];
  if (!isError && revisions.length === 0) return null;
  const more = (data?.meta.total ?? 0) - revisions.length;
  return (
    <section className={css.revisions} aria-labelledby="site-revisions">
      <h2 id="site-revisions">{words.revisions}</h2>
      {isError && <p>{words.revisionsFailed}</p>}
      <ol>
        {revisions.map(({ revision, publishedAt, publishedBy, isShown }) => (
          <li key={revision}>
            <div>
              <b>{dateTimeText(publishedAt, zone)}</b>
              <span>
                {words.revision(revision)}, {words.by(publishedBy)}
              </span>
              {isShown && <StateMark state="open">{words.shown}</StateMark>}
            </div>
            <Button kind="second" size="small" aria-label={words.lookAt(revision)} onClick={() => setOpen(revision)}>
              {words.look}
            </Button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button kind="quiet" size="small" onClick={() => setSize(Math.min(100, size + pageSize))}>
          {words.more(more)}
        </Button>
      )}
      {open !== undefined && (
        <Suspense>
          <RevisionDialog record={record} revision={open} onRestored={onChanged} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
