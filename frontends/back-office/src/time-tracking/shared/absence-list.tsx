import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  type AbsenceOnWire,
  absenceKindLabels,
  absenceStateLabels,
  listAbsences,
} from '@theke/contracts/time-tracking/absence';
import { Button, buttonClass } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { Link } from 'react-router';
import { absenceText, absentDaysText } from './absence-text.ts';
import * as css from './lines.module.css';
import { PanelHeading } from './panel-heading.tsx';
import { sheetMessages } from './sheet-messages.de.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const absencesMessages = sheetMessages.absences;

type Props = { user: string; year: number };

/** A person's absences of a year with their state. Open requests are decided on their own page. */
export function AbsenceList({ user, year }: Props) {
  const [withdrawn, setWithdrawn] = useState<AbsenceOnWire>();
  const filter = { user, toFrom: `${year}-01-01`, fromUntil: `${year + 1}-01-01` };
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(useApi(), listAbsences, { query: { filter, sort: 'from', pageSize: 100 } }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="absences">
      <PanelHeading id="absences" title={absencesMessages.title} />
      {!data && isError && (
        <ErrorPanel message={absencesMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p>{absencesMessages.none}</p>}
      <ul className={css.lines}>
        {data?.data.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} onWithdraw={() => setWithdrawn(absence)} />
        ))}
      </ul>
      {data && data.meta.total > data.data.length && <p>{absencesMessages.more(data.meta.total - data.data.length)}</p>}
      {withdrawn && <WithdrawDialog absence={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </section>
  );
}

function AbsenceRow({ absence, onWithdraw }: { absence: AbsenceOnWire; onWithdraw: () => void }) {
  const { user, name, kind, state, reason, answer, decidedBy } = absence;
  const me = useMe();
  // Only administrators decide about themselves.
  const leads = may(me, 'working-times.write') && (me.roles.includes('ROLE_ADMIN') || user.id !== me.id);
  const isDecidable = state === 'requested' && leads;
  const isWithdrawable = (state === 'requested' && user.id === me.id) || (state === 'approved' && leads);
  const facts = [
    reason,
    decidedBy ? `${absenceStateLabels[state]} ${absencesMessages.by(decidedBy)}` : absenceStateLabels[state],
    answer,
  ].filter(Boolean);
  return (
    <li>
      <b>{absenceKindLabels[kind]}</b>
      <span>{absentDaysText(absence)}</span>
      <small>{facts.join(', ')}</small>
      {(isDecidable || isWithdrawable) && (
        <span className={css.tools}>
          {isDecidable && (
            <Link
              className={buttonClass({ kind: 'second', size: 'small' })}
              to="/absences"
              aria-label={absencesMessages.decide(`${name}, ${absenceText(absence)}`)}
            >
              {absencesMessages.decideShort}
            </Link>
          )}
          {isWithdrawable && (
            <Button
              kind="quiet"
              size="small"
              aria-label={absencesMessages.withdrawTitle(absenceText(absence))}
              onClick={onWithdraw}
            >
              {absencesMessages.withdraw}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
