import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { postRevisions } from '@theke/contracts/content/entry-revision';
import type { Plan } from '@theke/contracts/content/plan';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { MomentFields, type PlanTimes } from './moment-fields.tsx';
import { planningMessages } from './planning-messages.de.ts';

type Planned = Pick<Plan, 'publishAt' | 'unpublishAt' | 'planFailure'> & { id: string; version: number };
type Props = {
  endpoint: (typeof postRevisions)['plan'];
  record: Planned;
  /** Whether the form has unsaved changes, which have to be saved first. */
  isDirty: boolean;
  onChanged: (fresh: Planned) => void;
};

/** When the draft is published and taken back, with a dialog to plan it (PLAN-01). */
export function Planning({ endpoint, record, isDirty, onChanged }: Props) {
  const notify = useNotify();
  const zone = useZoneOf()();
  const [isOpen, setOpen] = useState(false);
  const { id, version, publishAt, unpublishAt, planFailure } = record;
  const isPlanned = publishAt !== null || unpublishAt !== null;
  const cancel = useAction(endpoint, {
    onDone: (fresh) => {
      onChanged(fresh as unknown as Planned);
      notify(planningMessages.canceled, { type: 'info' });
    },
    onProblem: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <div>
      {publishAt !== null && <p>{planningMessages.begins(dateTimeText(publishAt, zone))}</p>}
      {unpublishAt !== null && <p>{planningMessages.ends(dateTimeText(unpublishAt, zone))}</p>}
      {planFailure !== null && <Notice kind="late">{planningMessages.failed(planFailure)}</Notice>}
      {isPlanned ? (
        <Button
          kind="quiet"
          size="small"
          type="button"
          disabled={isDirty}
          busyLabel={cancel.isBusy && messages.working}
          onClick={() => void cancel.run({ params: { id }, body: { version, publishAt: null, unpublishAt: null } })}
        >
          {planningMessages.cancel}
        </Button>
      ) : (
        <Button kind="quiet" size="small" type="button" disabled={isDirty} onClick={() => setOpen(true)}>
          {planningMessages.plan}
        </Button>
      )}
      {isOpen && (
        <PlanDialog
          endpoint={endpoint}
          record={record}
          zone={zone}
          onPlanned={(fresh) => {
            onChanged(fresh);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type DialogProps = Pick<Props, 'endpoint' | 'record'> & {
  zone: string;
  onPlanned: (fresh: Planned) => void;
  onClose: () => void;
};

function PlanDialog({ endpoint, record: { id, version }, zone, onPlanned, onClose }: DialogProps) {
  const notify = useNotify();
  const [times, setTimes] = useState<PlanTimes>({ publishAt: '', unpublishAt: '' });
  const [now] = useState(() => clockInput(new Date().toISOString(), zone));
  const instant = (typed: string) => (typed === '' ? null : instantOfInput(typed, zone));
  const { isBusy, problem, run } = useAction(endpoint, {
    onDone: (fresh) => {
      notify(planningMessages.planned, { type: 'info' });
      onPlanned(fresh as unknown as Planned);
    },
  });
  const { publishAt, unpublishAt } = times;
  const isOrdered = unpublishAt === '' || publishAt === '' || publishAt < unpublishAt;
  return (
    <DecisionDialog
      title={planningMessages.title}
      label={planningMessages.save}
      busyLabel={isBusy && messages.working}
      isDisabled={(publishAt === '' && unpublishAt === '') || !isOrdered}
      onDecide={() =>
        void run({
          params: { id },
          body: { version, publishAt: instant(publishAt), unpublishAt: instant(unpublishAt) },
        })
      }
      onClose={onClose}
    >
      <MomentFields zone={zone} plan={times} onChange={setTimes} now={now} />
      <p>{planningMessages.hint}</p>
      {problem && <Notice kind="late">{problem.message}</Notice>}
    </DecisionDialog>
  );
}
