import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  type AbsenceOnWire,
  absenceKindLabels,
  absenceStateLabels,
  dayHalfLabels,
  listAbsences,
} from '@theke/contracts/time-tracking/absence';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { longDate } from '../shared/day-text.ts';
import * as css from '../shared/lines.module.css';
import { PanelHeading } from '../shared/panel-heading.tsx';
import { sheetMessages } from '../shared/sheet-messages.de.ts';

const absencesMessages = sheetMessages.absences;

export type AbsenceTools = {
  /** Whether the current user may decide about it. */
  mayDecide: (absence: AbsenceOnWire) => boolean;
  mayWithdraw: (absence: AbsenceOnWire) => boolean;
  onDecide: (absence: AbsenceOnWire) => void;
  onWithdraw: (absence: AbsenceOnWire) => void;
};

type Props = AbsenceTools & {
  title: string;
  /** Text for an empty list. Default: renders nothing. */
  none?: string;
  filter: Record<string, string>;
  isNamed?: boolean;
};

/** List of absences with their state. */
export function AbsenceList({ title, none, filter, isNamed = false, ...tools }: Props) {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listAbsences, { query: { filter, sort: 'from', pageSize: 100 } }),
    staleTime: 0,
  });
  const id = `absences-${isNamed ? 'open' : 'own'}`;
  if (!none && !isError && !data?.data.length) return null;
  return (
    <section aria-labelledby={id}>
      <PanelHeading id={id} title={title} />
      {!data && isError && (
        <ErrorPanel message={absencesMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p>{none}</p>}
      <ul className={css.lines}>
        {data?.data.map((absence) => (
          <AbsenceRow key={absence.id} {...{ absence, isNamed, ...tools }} />
        ))}
      </ul>
      {data && data.meta.total > data.data.length && <p>{absencesMessages.more(data.meta.total - data.data.length)}</p>}
    </section>
  );
}

export const absenceText = ({ kind, from, to }: Pick<AbsenceOnWire, 'kind' | 'from' | 'to'>): string =>
  `${absenceKindLabels[kind]} ${absencesMessages.range(longDate(from), longDate(to))}`;

function AbsenceRow({
  absence,
  isNamed,
  mayDecide,
  mayWithdraw,
  onDecide,
  onWithdraw,
}: AbsenceTools & { absence: AbsenceOnWire; isNamed: boolean }) {
  const { name, kind, from, to, isHalfDay, half, state, reason, answer, decidedBy } = absence;
  const facts = [
    isHalfDay && (half ? dayHalfLabels[half] : absencesMessages.half),
    reason,
    decidedBy ? `${absenceStateLabels[state]} ${absencesMessages.by(decidedBy)}` : absenceStateLabels[state],
    answer,
  ].filter(Boolean);
  return (
    <li>
      <b>{isNamed ? name : absenceKindLabels[kind]}</b>
      <span>{isNamed ? absenceText(absence) : absencesMessages.range(longDate(from), longDate(to))}</span>
      <small>{facts.join(', ')}</small>
      {(mayDecide(absence) || mayWithdraw(absence)) && (
        <span className={css.tools}>
          {mayDecide(absence) && (
            <Button
              kind="second"
              size="small"
              aria-label={absencesMessages.decide(`${name}, ${absenceText(absence)}`)}
              onClick={() => onDecide(absence)}
            >
              {absencesMessages.decideShort}
            </Button>
          )}
          {mayWithdraw(absence) && (
            <Button
              kind="quiet"
              size="small"
              aria-label={absencesMessages.withdrawTitle(absenceText(absence))}
              onClick={() => onWithdraw(absence)}
            >
              {absencesMessages.withdraw}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
