import { useQuery } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Site } from '@theke/contracts/content/site';
import { type ListedDraft, listSiteDrafts } from '@theke/contracts/content/site-draft';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { DraftDialog } from './draft-dialog.tsx';
import { draftMessages } from './draft-messages.de.ts';
import * as css from './revision-list.module.css';
import { revisionMessages } from './revision-messages.de.ts';

/** Number of lines before expanding. */
const max = 5;

/** Earlier drafts of a page that were not published, newest first; nothing if there are none. */
export function DraftList({ record, onChanged }: { record: Site; onChanged: (fresh: Site) => void }) {
  const api = useApi();
  const zone = useZoneOf()();
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<ListedDraft>();
  const { id, version } = record;
  const { data = [], isError } = useQuery({
    queryKey: [...endpointKey(listSiteDrafts, { params: { id } }), version],
    queryFn: ({ signal }) => api(listSiteDrafts, { params: { id } }, signal),
  });
  if (!isError && data.length === 0) return null;
  return (
    <section className={css.revisions} aria-labelledby="earlier-drafts">
      <h2 id="earlier-drafts">{draftMessages.title}</h2>
      {isError && <p>{draftMessages.listFailed}</p>}
      <ol>
        {(isWhole ? data : data.slice(0, max)).map((draft) => (
          <li key={draft.id}>
            <div>
              <b>{dateTimeText(draft.changedAt, zone)}</b>
              <span>{revisionMessages.by(draft.changedBy)}</span>
            </div>
            <Button
              kind="second"
              size="small"
              type="button"
              aria-label={draftMessages.lookAt(dateTimeText(draft.changedAt, zone))}
              onClick={() => setOpen(draft)}
            >
              {revisionMessages.look}
            </Button>
          </li>
        ))}
      </ol>
      {!isWhole && data.length > max && (
        <Button kind="quiet" size="small" type="button" onClick={() => setWhole(true)}>
          {revisionMessages.more(data.length - max)}
        </Button>
      )}
      {open && <DraftDialog record={record} listed={open} onRestored={onChanged} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
