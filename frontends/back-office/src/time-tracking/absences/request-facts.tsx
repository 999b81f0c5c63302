import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { type ReactNode, useState } from 'react';
import { absentDaysText } from '../shared/absence-text.ts';
import { dateAt, dayText } from '../shared/day-text.ts';
import { daysText } from '../shared/days-text.ts';
import { signedText } from '../shared/hours-text.ts';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-requests.module.css';

const { requests: texts } = absenceMessages;

/** What a decision depends on: the balance, others who are absent, and planned shifts. */
export const RequestFacts = ({ request }: { request: AbsenceRequest }) => (
  <dl className={css.facts}>
    <Balance request={request} />
    <Fact label={texts.others} isWarning={request.others.length > 0}>
      <Others others={request.others} />
    </Fact>
    <Fact label={texts.shifts} isWarning={request.shifts.length > 0}>
      <Shifts shifts={request.shifts} />
    </Fact>
  </dl>
);

type FactProps = { label: string; isWarning?: boolean; children: ReactNode };

const Fact = ({ label, isWarning = false, children }: FactProps) => (
  <div className={classNames(isWarning && css.warning)}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Balance({ request: { kind, holidays, timeBalance } }: { request: AbsenceRequest }) {
  if (kind === 'time-off')
    return (
      <Fact label={texts.timeBalance} isWarning={timeBalance !== null && timeBalance <= 0}>
        {timeBalance === null ? texts.noBalance : texts.timeBalanceIs(signedText(timeBalance))}
      </Fact>
    );
  if (kind !== 'holiday') return null;
  if (!holidays) return <Fact label={texts.holidays}>{texts.noAccount}</Fact>;
  const { days, free, entitled } = holidays;
  return days > free ? (
    <Fact label={texts.holidays} isWarning>
      {texts.tooMany(daysText(days), daysText(Math.max(0, free)))}
    </Fact>
  ) : (
    <Fact label={texts.holidays}>
      {texts.uses(daysText(days), days === 1, daysText(free - days), daysText(entitled))}
    </Fact>
  );
}

const Others = ({ others }: Pick<AbsenceRequest, 'others'>) =>
  others.length === 0 ? (
    texts.nobodyElse
  ) : (
    <>
      {texts.othersAway(new Set(others.map(({ user }) => user.id)).size)}
      <Lines
        lines={others.map((other) => ({
          key: other.id,
          text: [
            `${other.name}: ${absenceKindLabels[other.kind]}`,
            absentDaysText(other),
            other.state === 'requested' && texts.isAsked,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </>
  );

function Shifts({ shifts }: Pick<AbsenceRequest, 'shifts'>) {
  const zoneOf = useZoneOf();
  if (shifts.length === 0) return texts.noShifts;
  return (
    <>
      {texts.shiftsTouched(shifts.length)}
      <Lines
        lines={shifts.map(({ id, branch, startAt, endAt }) => {
          const zone = zoneOf(branch.id);
          const clock = (at: string) => clockText(localTime(zone, Date.parse(at)));
          return { key: id, text: `${dayText(dateAt(startAt, zone))} ${clock(startAt)} bis ${clock(endAt)}` };
        })}
      />
    </>
  );
}

/** Number of lines before expanding. */
const maxLines = 3;

function Lines({ lines }: { lines: readonly { key: string; text: string }[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className={css.lines}>
        {(isWhole ? lines : lines.slice(0, maxLines)).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {!isWhole && lines.length > maxLines && (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          {texts.allShifts(lines.length)}
        </button>
      )}
    </>
  );
}
