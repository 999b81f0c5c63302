import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import { absenceKindLabels, decideAbsence } from '@theke/contracts/time-tracking/absence';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { Link } from 'react-router';
import { absenceText, absentDaysText } from '../shared/absence-text.ts';
import { Face } from '../shared/face.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-requests.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { RequestFacts } from './request-facts.tsx';

const { requests: texts } = absenceMessages;

/** One open request: whose, when, what it depends on, and the decision. */
export function RequestCard({ request }: { request: AbsenceRequest }) {
  const { id, user, name, kind, reason, askedAt, isDecidable } = request;
  const now = useNow(60_000);
  const zone = useZoneOf()(undefined);
  const toast = useToast();
  const [isRejecting, setRejecting] = useState(false);
  const { isBusy, problem, run } = useAction(decideAbsence, {
    invalidates: sheetKeys,
    onDone: () => toast({ text: texts.decided.approved(name) }),
  });
  const whose = `${name}, ${absenceText(request)}`;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <Face id={user.id} name={name} isLarge />
        <div>
          <h2>
            <Link to={`/time-sheets?person=${user.id}`}>{name}</Link>
          </h2>
          <small>{texts.asked(minuteText(askedAt, now, zone))}</small>
        </div>
      </div>
      <p className={css.what}>
        <b>{absenceKindLabels[kind]}</b> {absentDaysText(request)}
      </p>
      {reason && <p className={css.reason}>{`„${reason}“`}</p>}
      <RequestFacts request={request} />
      <Refusal failed={texts.failed} problem={problem} />
      {isDecidable ? (
        <div className={css.buttons}>
          <Button
            kind="second"
            size="small"
            aria-label={texts.rejectOf(whose)}
            onClick={() => setRejecting(true)}
            disabled={isBusy}
          >
            {texts.reject}
          </Button>
          <Button
            size="small"
            aria-label={texts.approveOf(whose)}
            busyLabel={isBusy && messages.working}
            onClick={() => void run({ params: { id }, body: { state: 'approved' } })}
          >
            {texts.approve}
          </Button>
        </div>
      ) : (
        <Notice>{texts.own}</Notice>
      )}
      {isRejecting && <RejectDialog request={request} onClose={() => setRejecting(false)} />}
    </li>
  );
}
