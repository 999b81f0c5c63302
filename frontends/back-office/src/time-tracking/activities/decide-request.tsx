import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import {
  decideCorrectionRequest,
  type NamedCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { Segmented } from '@theke/ui/segmented';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../domain/decision-form.tsx';
import { Refusal } from '../domain/refusal.tsx';
import { requestMessages } from '../domain/request-messages.de.ts';
import { pausesText, timesText, wasText } from '../domain/request-texts.ts';
import { useSaving } from '../domain/use-saving.ts';
import * as css from './decide-request.module.css';

const words = requestMessages.decision;

/** Approved it is written down as a correction for the reason that was given; rejected it needs an answer. */
export function DecideRequest({ request, onClose }: { request: NamedCorrectionRequest; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(request.branch.id);
  const { isBusy, problem, save } = useSaving(onClose);
  const [state, setState] = useState<'approved' | 'rejected'>('approved');
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = state === 'rejected' && answer.trim() === '';
  const send = () => {
    setTried(true);
    const body = { state, answer };
    if (!isMissing) void save(() => api(decideCorrectionRequest, { params: { id: request.id }, body }));
  };
  return (
    <DecisionForm
      title={request.name}
      label={state === 'approved' ? words.approve : words.reject}
      isDanger={state === 'rejected'}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={words.failed} problem={problem} />
      <div className={css.asked}>
        <b>{`${timesText(request, zone)}, ${pausesText(request, zone)}`}</b>
        <small>{wasText(request.was, zone)}</small>
        <span>{request.reason}</span>
      </div>
      <Segmented
        label={words.label}
        value={state}
        segments={[
          { value: 'approved', label: words.approve },
          { value: 'rejected', label: words.reject },
        ]}
        onChange={setState}
      />
      <TextInput
        label={words.answer}
        {...(state === 'approved' && { optional: words.optional })}
        hint={words.answerHint}
        error={isTried && isMissing ? words.missing : undefined}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DecisionForm>
  );
}
