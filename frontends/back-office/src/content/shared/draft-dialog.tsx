import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { Site } from '@theke/contracts/content/site';
import { type ListedDraft, readSiteDraft, restoreSiteDraft } from '@theke/contracts/content/site-draft';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { changedLines } from './changed-lines.ts';
import { draftMessages } from './draft-messages.de.ts';
import { LineChanges } from './line-changes.tsx';
import { pageLines } from './page-lines.ts';
import { revisionMessages } from './revision-messages.de.ts';

type Props = { record: Site; listed: ListedDraft; onRestored: (fresh: Site) => void; onClose: () => void };

/** Dialog with the differences between an earlier draft and now, and a button to restore it. */
export function DraftDialog({ record, listed, onRestored, onClose }: Props) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { isDirty } = useFormState();
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
    <DecisionDialog
      title={draftMessages.heading(when)}
      label={draftMessages.restore}
      busyLabel={isBusy && revisionMessages.restoring}
      isDisabled={isDirty || !changes || changes.length === 0}
      onDecide={() => void run({ params: { id }, body: { draft: listed.id, version } })}
      onClose={onClose}
    >
      {!data && <p>{error ? draftMessages.draftFailed : messages.loading}</p>}
      {problem && <Notice kind="late">{problem.message}</Notice>}
      {changes && <p>{changes.length > 0 ? draftMessages.comparison(changes.length) : draftMessages.same}</p>}
      {changes && changes.length > 0 && (
        <>
          <LineChanges changes={changes} />
          <p>{isDirty ? revisionMessages.saveFirst : draftMessages.hint}</p>
        </>
      )}
    </DecisionDialog>
  );
}
