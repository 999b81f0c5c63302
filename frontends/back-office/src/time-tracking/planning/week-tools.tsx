import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  copyWorkingSchedules,
  type PlannedWeek,
  publishWorkingSchedules,
} from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { Copy, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { planMessages } from './plan-messages.de.ts';
import { PlanSteps } from './plan-steps.tsx';
import type { PlanView } from './plan-view.ts';
import * as css from './planning.module.css';
import { TemplateDialog } from './template-dialog.tsx';

type Props = {
  branch: string;
  view: PlanView;
  day: LocalDate;
  week: PlannedWeek | undefined;
  onView: (view: PlanView) => void;
  onDay: (day: LocalDate) => void;
  onDone: () => Promise<unknown>;
};

/** Toolbar of the plan with date navigation and actions on the week, which is published as a whole. */
export function WeekTools({ branch, view, day, week, onView, onDay, onDone }: Props) {
  const monday = mondayOf(day);
  const api = useApi();
  const toast = useToast();
  const [busy, setBusy] = useState<'copy' | 'publish'>();
  const [isChoosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const body = { branch: { id: branch }, monday };
  const breaches = week?.warnings.filter(({ severity }) => severity === 'breach').length ?? 0;
  const changes = (week?.drafts ?? 0) + (week?.removed ?? 0);

  async function run(what: 'copy' | 'publish', failed: string, work: () => Promise<string>) {
    setBusy(what);
    setProblem(undefined);
    try {
      const text = await work();
      await onDone();
      toast({ text });
    } catch (error) {
      setProblem(`${failed} ${ApiError.from(error).message}`);
      await onDone();
    }
    setBusy(undefined);
  }
  const copy = () =>
    run('copy', planMessages.createFailed, async () => {
      const { copied, left } = await api(copyWorkingSchedules, { body: { ...body, from: addDays(monday, -7) } });
      return copied + left === 0 ? planMessages.copyNone : planMessages.copied(copied, left);
    });
  const publish = () =>
    run('publish', planMessages.updateFailed, async () => {
      await api(publishWorkingSchedules, { body });
      return planMessages.isPublished;
    });
  const label =
    breaches > 0
      ? planMessages.publishBreaches(breaches)
      : changes > 0
        ? planMessages.publish(changes)
        : planMessages.nothing;
  return (
    <>
      <PlanSteps {...{ view, day, onView, onDay }}>
        <div className={css.acts}>
          {view === 'week' && (
            <>
              <Button kind="second" onClick={() => setChoosing(true)}>
                <LayoutTemplate {...icon} size={16} />
                {planMessages.templates.open}
              </Button>
              <Button kind="second" busyLabel={busy === 'copy' && messages.working} onClick={() => void copy()}>
                <Copy {...icon} size={16} />
                {planMessages.copy}
              </Button>
            </>
          )}
          <Button
            busyLabel={busy === 'publish' && messages.working}
            disabled={breaches > 0 || changes === 0}
            onClick={() => void publish()}
          >
            {label}
          </Button>
        </div>
      </PlanSteps>
      {isChoosing && <TemplateDialog {...{ branch, monday, onDone }} onClose={() => setChoosing(false)} />}
      {problem && (
        <Notice kind="late" role="alert" className={css.problem}>
          {problem}
        </Notice>
      )}
    </>
  );
}
