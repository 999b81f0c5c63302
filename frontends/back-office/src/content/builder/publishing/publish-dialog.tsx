import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { dateTimeText, dayText } from '@theke/admin/ui/format.ts';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { useEffect, useState } from 'react';
import type { PlanTimes } from '../../shared/moment-fields.tsx';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { ChangeList } from './change-list.tsx';
import { PathChange } from './path-change.tsx';
import { PublishChecksList } from './publish-checks-list.tsx';
import * as css from './publish-dialog.module.css';
import { useDraftChanges } from './use-draft-changes.ts';
import { usePageChecks } from './use-page-checks.ts';
import { usePublishing } from './use-publishing.ts';
import { WhenChoice } from './when-choice.tsx';

const texts = builderMessages.publishing;

/** Dialog that lists changes and faults, and publishes the draft now or at a time. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { site, queue, editing, refreshSite } = useBuilder();
  const zone = useZoneOf()();
  const { view, save, session } = editing;
  const changes = useDraftChanges();
  const [plan, setPlan] = useState<PlanTimes>();
  const [now] = useState(() => clockInput(new Date().toISOString(), zone));
  const { isBusy, problem, run } = usePublishing(zone, onClose);
  const checks = usePageChecks(view);
  const errors = checks.filter(({ level }) => level === 'error');
  const warnings = checks.filter(({ level }) => level === 'warning');
  const refused = (problem?.errors ?? []).filter(({ field }) => !errors.some((one) => one.field === field));

  useEffect(() => {
    void queue.flush();
    refreshSite();
  }, [queue, refreshSite]);
  const isSaved = save.kind === 'saved';
  const hasConflicts = session.conflicts.length > 0;
  const isTimeGiven = !plan || (plan.publishAt > now && (plan.unpublishAt === '' || plan.unpublishAt > plan.publishAt));
  const isReady = isSaved && !hasConflicts && errors.length === 0 && isTimeGiven;
  const { published } = site;
  const isMoved = published !== null && published.path !== view.path;

  return (
    <Dialog
      title={texts.title(view.name)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button disabled={!isReady} busyLabel={isBusy && messages.working} onClick={() => void run(plan ?? 'now')}>
            {plan
              ? plan.publishAt === ''
                ? texts.planOpen
                : texts.plan(dateTimeText(instantOfInput(plan.publishAt, zone), zone))
              : texts.publishNow}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>
          {published
            ? changes.length > 0
              ? texts.since(changes.length, dayText(published.publishedAt, zone), published.publishedBy)
              : texts.none
            : texts.first}
        </p>
        {isMoved && <PathChange site={site.id} before={published.path} after={view.path} />}
        {errors.length > 0 && (
          <PublishChecksList kind="late" title={texts.problems} faults={errors} onLeave={onClose} />
        )}
        {refused.length > 0 && (
          <PublishChecksList
            kind="late"
            title={problem?.has('STALE_VERSION') ? texts.outdated : texts.problems}
            faults={refused}
            onLeave={onClose}
          />
        )}
        {warnings.length > 0 && (
          <PublishChecksList kind="soon" title={texts.hints} faults={warnings} onLeave={onClose} />
        )}
        {!isSaved && <Notice kind="soon">{texts.waitForSaving}</Notice>}
        {hasConflicts && <Notice kind="soon">{texts.decideFirst}</Notice>}
        <WhenChoice zone={zone} now={now} plan={plan} onChange={setPlan} />
        {changes.length > 0 && (
          <>
            <h3>{texts.whatChanges}</h3>
            <ChangeList changes={changes} marks={view.generated} />
          </>
        )}
      </div>
    </Dialog>
  );
}
