import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Site } from '@theke/contracts/content/site';
import { type ListedDraft, readSiteDraft, restoreSiteDraft } from '@theke/contracts/content/site-draft';
import { useNotify } from 'ra-core';
import { changedLines } from './changed-lines.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { draftMessages } from './draft-messages.de.ts';
import { GeneratedMarks } from './generated-marks.tsx';
import { pageLines } from './page-lines.ts';

type Props = { record: Site; listed: ListedDraft; onRestored: (fresh: Site) => void; onClose: () => void };

/** Dialog with the differences between an earlier draft and now, and a button to restore it. */
export function DraftDialog({ record, listed, onRestored, onClose }: Props) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { id, version } = record;
  // An earlier draft never changes, so it is cached forever.
  const { data, error } = useQuery({
    ...endpointQuery(api, readSiteDraft, { params: { id, draft: listed.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes = data && changedLines(pageLines(data as unknown as Site), pageLines(record));
  const when = dateTimeText(listed.changedAt, zone);
  const { isBusy, problem, run } = useAction(restoreSiteDraft, {
    onDone: (fresh) => {
      onRestored(fresh);
      notify(draftMessages.restored(when), { type: 'info' });
      onClose();
    },
  });
  return (
    <ComparisonDialog
      title={draftMessages.heading(when)}
      label={draftMessages.restore}
      isBusy={isBusy}
      problem={problem}
      isFailed={error !== null}
      changes={changes}
      proposals={data && <GeneratedMarks page={data as unknown as Site} />}
      texts={draftMessages}
      onRestore={() => void run({ params: { id }, body: { draft: listed.id, version } })}
      onClose={onClose}
    />
  );
}
