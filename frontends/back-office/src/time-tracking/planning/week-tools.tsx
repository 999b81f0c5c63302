import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  copyWorkingSchedules,
  type PlannedWeek,
  publishWorkingSchedules,
} from '@theke/contracts/time-tracking/working-schedule';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useToast } from '@theke/ui/toast';
import { Copy, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../shared/refusal.tsx';
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
  const toast = useToast();
  const [isChoosing, setChoosing] = useState(false);
  const body = { branch: { id: branch }, monday };
  const breaches = week?.warnings.filter(({ severity }) => severity === 'breach').length ?? 0;
  const changes = (week?.drafts ?? 0) + (week?.removed ?? 0);

  const copying = useAction(copyWorkingSchedules, {
    onDone: async ({ copied, left }) => {
      await onDone();
      toast({ text: copied + left === 0 ? planMessages.copyNone : planMessages.copied(copied, left) });
    },
    onProblem: onDone,
  });
  const publishing = useAction(publishWorkingSchedules, {
    onDone: async () => {
      await onDone();
      toast({ text: planMessages.isPublished });
    },
    onProblem: onDone,
  });
  const isBusy = copying.isBusy || publishing.isBusy;
  function copy() {
    publishing.reset();
    if (!isBusy) void copying.run({ body: { ...body, from: addDays(monday, -7) } });
  }
  function publish() {
    copying.reset();
    if (!isBusy) void publishing.run({ body });
  }
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
              <Button kind="second" busyLabel={copying.isBusy && messages.working} onClick={copy}>
                <Copy {...icon} size={16} />
                {planMessages.copy}
              </Button>
            </>
          )}
          <Button
            busyLabel={publishing.isBusy && messages.working}
            disabled={breaches > 0 || changes === 0}
            onClick={publish}
          >
            {label}
          </Button>
        </div>
      </PlanSteps>
      {isChoosing && <TemplateDialog {...{ branch, monday, onDone }} onClose={() => setChoosing(false)} />}
      <Refusal className={css.problem} failed={planMessages.createFailed} problem={copying.problem} />
      <Refusal className={css.problem} failed={planMessages.updateFailed} problem={publishing.problem} />
    </>
  );
}
