import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { ToolRow } from '@theke/admin/lists/tool-row.tsx';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { timeText } from '@theke/admin/ui/format.ts';
import { dateOf, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { useNow } from '@theke/ui/use-now';
import { useSearchParams } from 'react-router';
import { LegalTextsNotice } from '../../identity/shared/legal-texts-notice.tsx';
import { SetupNotice } from '../../identity/shared/setup/setup-notice.tsx';
import { daysText, wholeDay } from '../shared/day-texts.ts';
import { PastDays } from './past-days.tsx';
import { daysOf, periodIn, periods } from './period.ts';
import { RunningDay } from './running-day.tsx';
import { todayLink } from './today-link.ts';
import { todayMessages } from './today-messages.de.ts';

/** Figures of today, yesterday or the last seven days, each compared with the same weekdays a week ago. */
export function TodayPage() {
  return may(useMe(), 'statistics.read') ? <TodayOf /> : <NotAllowed title={todayLink.label} />;
}

function TodayOf() {
  const zone = useZoneOf()();
  const now = useNow(10_000);
  const today = dateOf(localTime(zone, now.getTime()));
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search.get('days'));
  const { days, before } = daysOf(period, today);
  const asides = {
    today: `${weekdayOf(today)}, ${wholeDay(today)}, ${timeText(now, zone)}`,
    yesterday: `${weekdayOf(days.to)}, ${wholeDay(days.to)}`,
    week: daysText(days),
  };
  return (
    <>
      <PageBar title={todayMessages.titles[period]} aside={<span className={table.muted}>{asides[period]}</span>} />
      <SetupNotice>
        <LegalTextsNotice isOnPage />
      </SetupNotice>
      <ToolRow>
        <ViewTabs
          views={periods.map((one) => ({
            label: todayMessages.titles[one],
            isOn: one === period,
            onChoose: () => setSearch((current) => changedSearch(current, { days: one === 'today' ? undefined : one })),
          }))}
        />
      </ToolRow>
      {period === 'today' ? (
        <RunningDay now={now} days={days} before={before} />
      ) : (
        <PastDays key={period} period={period} days={days} before={before} />
      )}
    </>
  );
}
