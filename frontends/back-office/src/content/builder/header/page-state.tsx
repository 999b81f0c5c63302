import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { planSite } from '@theke/contracts/content/site-publishing';
import { Button } from '@theke/ui/button';
import { StateMark } from '@theke/ui/state-mark';
import { useNotify } from 'ra-core';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './builder-header.module.css';

type Props = { changes: number; canPublish: boolean };

/** Whether guests see the draft, and the plan. */
export function PageState({ changes, canPublish }: Props) {
  const { site, editing, onSite } = useBuilder();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { isBusy, run } = useAction(planSite, {
    onDone: (fresh) => {
      onSite(fresh);
      notify(builderMessages.planCanceled, { type: 'info' });
    },
    onProblem: ({ message }) => notify(message, { type: 'error' }),
  });
  const { publishAt, unpublishAt, planFailure, published } = site;
  const plan = [
    publishAt && builderMessages.planned(dateTimeText(publishAt, zone)),
    unpublishAt && builderMessages.plannedEnd(dateTimeText(unpublishAt, zone)),
  ].filter(Boolean);
  return (
    <>
      {!published && <StateMark state="off">{builderMessages.never}</StateMark>}
      {published && changes > 0 && <StateMark state="soon">{builderMessages.changes(changes)}</StateMark>}
      {published && changes === 0 && <StateMark state="open">{builderMessages.isShown}</StateMark>}
      {planFailure && <StateMark state="closed">{builderMessages.planFailed(planFailure)}</StateMark>}
      {plan.length > 0 && (
        <span className={css.plan}>
          <StateMark state="soon">{plan.join('. ')}</StateMark>
          {canPublish && (
            <Button
              kind="quiet"
              size="small"
              busyLabel={isBusy && messages.working}
              onClick={() =>
                void run({
                  params: { id: site.id },
                  body: { version: editing.session.version, publishAt: null, unpublishAt: null },
                })
              }
            >
              {builderMessages.cancelPlan}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
