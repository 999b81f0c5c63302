import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { NamedCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { listWorkingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import { classNames } from '@theke/ui/class-names';
import { barScale } from './bar-scale.ts';
import { dateAt } from './day-text.ts';
import * as css from './request-bars.module.css';
import { requestMessages } from './request-messages.de.ts';
import { dayRange } from './worked-time.ts';

const messages = requestMessages.decision.bars;
const hour = 3_600_000;

type Span = { startAt: string; endAt: string | null };
type Bar = { label: string; look: string; spans: readonly Span[] };

/** Bars of planned, punched and requested times on a common scale. */
export function RequestBars({ request, zone }: { request: NamedCorrectionRequest; zone: string }) {
  const { user, was } = request;
  const api = useApi();
  const day = dayRange(dateAt(request.startAt, zone), zone);
  const filter = { user: user.id, startAtFrom: day.from, startAtUntil: day.until };
  // Optional: requests can be decided without the plan.
  const { data } = useQuery(endpointQuery(api, listWorkingSchedules, { query: { filter, sort: 'startAt' } }));
  const bars: Bar[] = [
    { label: messages.plan, look: css.plan ?? '', spans: data?.data ?? [] },
    { label: messages.was, look: css.was ?? '', spans: was ? [was] : [] },
    { label: messages.asked, look: css.asked ?? '', spans: [request] },
  ].filter(({ spans }) => spans.length > 0);
  const { from, to } = barScale(bars.flatMap(({ spans }) => spans));
  const percent = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  const step = Math.ceil((to - from) / hour / 5) * hour;
  const marks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const spanText = ({ startAt, endAt }: Span) =>
    requestMessages.requests.span(
      timeText(startAt, zone),
      endAt === null ? requestMessages.requests.open : timeText(endAt, zone),
    );
  return (
    <div className={css.bars}>
      <dl>
        {bars.map(({ label, look, spans }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {spans.map((span) => {
                const [start, end] = [Date.parse(span.startAt), Date.parse(span.endAt ?? span.startAt)];
                // Short bars have their times beside them, if there is space.
                const isShort = end - start < (to - from) * 0.4;
                const labelClass = isShort && (start + end < from + to ? css.after : css.before);
                return (
                  <span
                    key={span.startAt}
                    className={classNames(look, labelClass)}
                    style={{ left: percent(start), right: `calc(100% - ${percent(end)})` }}
                  >
                    <i>{spanText(span)}</i>
                  </span>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
      <ol aria-hidden="true">
        {marks.map((at) => (
          <li key={at} style={{ left: percent(at) }}>
            {timeText(new Date(at).toISOString(), zone).slice(0, 2)}
          </li>
        ))}
      </ol>
    </div>
  );
}
