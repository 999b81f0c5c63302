import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { useNotify } from 'ra-core';
import { changedLines } from './changed-lines.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { revisionMessages } from './revision-messages.de.ts';
import type { Revised, Revisions } from './revisions.ts';

type Props = {
  revisions: Revisions;
  record: Revised;
  revision: number;
  onRestored: (fresh: Revised) => void;
  onClose: () => void;
};

/** Dialog with the differences between a revision and now, and a button to restore it. */
export function RevisionDialog({ revisions, record, revision, onRestored, onClose }: Props) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { id, version } = record;
  // A revision never changes, so it is cached forever.
  const { data, error } = useQuery({
    ...endpointQuery(api, revisions.read, { params: { id, revision: String(revision) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changes = data && changedLines(revisions.lines(data), revisions.lines(record));

  const { isBusy, problem, run } = useAction(revisions.restore, {
    onDone: (fresh) => {
      onRestored(fresh);
      notify(revisionMessages.restored(revision), { type: 'info' });
      onClose();
    },
  });

  return (
    <ComparisonDialog
      title={
        data
          ? `${revisionMessages.revision(revision)}, ${dateTimeText(String(data.publishedAt), zone)}`
          : revisionMessages.revision(revision)
      }
      label={revisionMessages.restore}
      isBusy={isBusy}
      problem={problem}
      isFailed={error !== null}
      changes={changes}
      proposals={data && revisions.proposals?.(data)}
      texts={{ ...revisionMessages, failed: revisionMessages.revisionFailed }}
      onRestore={() => void run({ params: { id }, body: { revision, version } })}
      onClose={onClose}
    />
  );
}
