import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { addDays, dateOf, dateText, localTime, startOf } from '@theke/rules/time/local-time';
import { isoWeekOf, mondayOf } from '@theke/rules/working-time/calendar';
import { Button } from '@theke/ui/button';
import { useNow } from '@theke/ui/use-now';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { usePreviewBranch } from '../shared/use-preview-branch.ts';
import { draftedStream } from './drafted-stream.ts';
import { streamMessages } from './stream-messages.de.ts';
import { weekDays } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';
import * as css from './week-plan.module.css';

const messages = streamMessages.week;

/** The week that results from the entries of the form, for the chosen branch. */
export function WeekPlan() {
  const { branch, branches, choose } = usePreviewBranch();
  const [, setSearch] = useSearchParams();
  const draft = useWatch() as Parameters<typeof draftedStream>[0];
  const { data: segments = [] } = useEveryEntry(digitalSignageSegments);
  const now = useNow(30_000).getTime();
  const zone = branch?.timeZone ?? 'Europe/Vienna';
  const thisMonday = mondayOf(dateOf(localTime(zone, now)));
  const [weeks, setWeeks] = useState(0);
  if (!branch) return <p className={css.none}>{signageMessages.preview.noBranch}</p>;
  const monday = addDays(thisMonday, 7 * weeks);
  const [from, to] = [dateText(startOf(monday)).slice(0, 6), dateText(startOf(addDays(monday, 6)))];
  const place = { timeZone: branch.timeZone, openingHours: branch.openingHours };
  return (
    <section className={css.plan} aria-labelledby="week-plan">
      <div className={css.head}>
        <h3 id="week-plan">{messages.title}</h3>
        <span className={css.weeks}>
          <ToolButton label={messages.previous} Icon={ChevronLeft} onClick={() => setWeeks(weeks - 1)} />
          <span aria-live="polite">{messages.label(Number(isoWeekOf(monday).slice(-2)), from, to)}</span>
          <ToolButton label={messages.next} Icon={ChevronRight} onClick={() => setWeeks(weeks + 1)} />
          {weeks !== 0 && (
            <Button kind="quiet" size="small" onClick={() => setWeeks(0)}>
              {messages.current}
            </Button>
          )}
        </span>
        <BranchChoice
          label={signageMessages.branch}
          branches={branches}
          value={branch.id}
          onChoose={choose}
          className={css.branch}
        />
      </div>
      <WeekGrid
        days={weekDays(draftedStream(draft), place, monday)}
        segments={segments}
        entries={draft.entries ?? []}
        zone={zone}
        now={now}
        onChoose={(at) =>
          setSearch((current) => changedSearch(current, { at: new Date(at).toISOString() }), { replace: true })
        }
      />
      <p className={css.hint}>{messages.hint}</p>
    </section>
  );
}
