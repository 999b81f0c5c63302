import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { minuteText } from '@theke/admin/ui/format.ts';
import {
  decideCorrectionRequest,
  type NamedCorrectionRequest,
  readCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { TextArea } from '@theke/ui/text-area';
import { useToast } from '@theke/ui/toast';
import { useNow } from '@theke/ui/use-now';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Face } from '../shared/face.tsx';
import { signedText } from '../shared/hours-text.ts';
import { Refusal } from '../shared/refusal.tsx';
import { RequestBars } from '../shared/request-bars.tsx';
import { requestMessages } from '../shared/request-messages.de.ts';
import { changeTexts, requestedDifference } from '../shared/request-texts.ts';
import { RequestedChange } from '../shared/requested-change.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { CheckLines } from './check-lines.tsx';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';
import { RequestHistory } from './request-history.tsx';

type Props = {
  request: NamedCorrectionRequest;
  /** Returns to the list, on narrow screens. */
  onBack: () => void;
  onDecided: () => void;
};

/** Details of a request: recorded and requested times, findings, punches and the decision. */
export function RequestPanel({ request, onBack, onDecided }: Props) {
  const { user, name, branch, askedAt, reason, state } = request;
  const me = useMe();
  const now = useNow(60_000);
  const zone = useZoneOf()(branch.id);
  const { data, isError } = useQuery({
    ...endpointQuery(useApi(), readCorrectionRequest, { params: { id: request.id } }),
    staleTime: 0,
  });
  // Only administrators may decide about their own requests.
  const isMine = user.id === me.id && !me.roles.includes('ROLE_ADMIN');
  return (
    <div className={css.panel}>
      <Button kind="quiet" size="small" className={css.back} onClick={onBack}>
        <ArrowLeft {...icon} size={16} />
        {correctionMessages.back}
      </Button>
      <header className={css.whose}>
        <Face id={user.id} name={name} isLarge />
        <div>
          <h2 id="request">{name}</h2>
          <p>{correctionMessages.asked(minuteText(askedAt, now, zone))}</p>
        </div>
      </header>
      <div>
        <p className={css.day}>{changeTexts(request, zone).day}</p>
        <RequestedChange {...{ request, zone }} />
      </div>
      <RequestBars {...{ request, zone }} />
      <div>
        <h3>{correctionMessages.reason}</h3>
        <p>{reason}</p>
      </div>
      {!data && !isError && <Skeleton width="100%" height={96} />}
      {!data && isError && <Notice kind="late">{correctionMessages.check.failed}</Notice>}
      {data?.check && <CheckLines check={data.check} />}
      {request.answer && (
        <div>
          <h3>{correctionMessages.answer}</h3>
          <p>{request.answer}</p>
        </div>
      )}
      {data && <RequestHistory request={data} {...{ now, zone }} />}
      {state === 'requested' && isMine && <Notice>{correctionMessages.own}</Notice>}
      {state === 'requested' && !isMine && <Decision request={request} onDecided={onDecided} />}
    </div>
  );
}

function Decision({ request, onDecided }: Pick<Props, 'request' | 'onDecided'>) {
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, input, run } = useAction(decideCorrectionRequest, {
    invalidates: sheetKeys,
    onDone: (_, { body }) => {
      toast({ text: correctionMessages.decided[body.state] });
      onDecided();
    },
  });
  const difference = requestedDifference(request);
  const { decision } = requestMessages;
  const decide = (state: 'approved' | 'rejected') => {
    setMissing(state === 'rejected' && answer.trim() === '');
    if (state === 'rejected' && answer.trim() === '') return;
    void run({ params: { id: request.id }, body: { state, answer } });
  };
  const busy = (state: 'approved' | 'rejected') => isBusy && input?.body.state === state && messages.working;
  return (
    <div className={css.decision}>
      <Refusal failed={decision.failed} problem={problem} />
      <TextArea
        label={correctionMessages.answer}
        optional={correctionMessages.needed}
        error={isMissing ? decision.missing : undefined}
        rows={2}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className={css.buttons}>
        <Button kind="danger" busyLabel={busy('rejected')} onClick={() => decide('rejected')}>
          {decision.reject}
        </Button>
        <Button busyLabel={busy('approved')} onClick={() => decide('approved')}>
          {difference === undefined ? decision.approve : decision.approveBy(signedText(difference))}
        </Button>
      </div>
    </div>
  );
}
