import { useAction } from '@theke/admin/api/use-action.ts';
import { absenceKindLabels, decideAbsence } from '@theke/contracts/time-tracking/absence';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import { TextArea } from '@theke/ui/text-area';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { absentDaysText } from '../shared/absence-text.ts';
import { DecisionForm } from '../shared/decision-form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { absenceMessages } from './absence-messages.de.ts';

const { rejection: texts, requests } = absenceMessages;

/** Dialog for the reason of a rejection, which the person reads. */
export function RejectDialog({ request, onClose }: { request: AbsenceRequest; onClose: () => void }) {
  const { id, name } = request;
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = answer.trim() === '';
  const { isBusy, problem, run } = useAction(decideAbsence, {
    invalidates: sheetKeys,
    onDone: () => {
      toast({ text: requests.decided.rejected(name) });
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (!isMissing) void run({ params: { id }, body: { state: 'rejected', answer } });
  };
  return (
    <DecisionForm
      title={texts.title(name)}
      label={requests.reject}
      isDanger
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={requests.failed} problem={problem} />
      <p>{`${absenceKindLabels[request.kind]} ${absentDaysText(request)}`}</p>
      <TextArea
        label={texts.answer}
        hint={texts.hint(name)}
        error={isTried && isMissing ? texts.missing : undefined}
        rows={2}
        maxLength={300}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DecisionForm>
  );
}
