import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { closeMonth, reopenMonth } from '@theke/contracts/time-tracking/closed-month';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { DecisionForm } from '../shared/decision-form.tsx';
import { monthText } from '../shared/month-days.ts';
import { Refusal } from '../shared/refusal.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';

const messages = sheetMessages.lock;

type Act = 'close' | 'closeAgain' | 'reopen';
type Props = { person: { id: string; name: string }; month: string; act: Act; onClose: () => void };

const texts: Record<Act, string> = {
  close: messages.closeText,
  closeAgain: `${messages.closeAgainText} ${messages.closeText}`,
  reopen: messages.reopenText,
};

/** Dialog to close a month, also again after changes, or to reopen it with a reason. */
export function LockDialog({ person, month, act, onClose }: Props) {
  const isReopened = act === 'reopen';
  const api = useApi();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isReopened && reason.trim().length < 3;

  const personMonth = { user: { id: person.id }, month };
  const { isBusy, problem, run } = useAction(
    () =>
      isReopened ? api(reopenMonth, { body: { ...personMonth, reason } }) : api(closeMonth, { body: personMonth }),
    { invalidates: sheetKeys, onDone: onClose },
  );
  const send = () => {
    setTried(true);
    if (!isMissing) void run();
  };
  return (
    <DecisionForm
      title={`${person.name}: ${monthText(month)}`}
      label={messages[act]}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <Refusal failed={isReopened ? messages.reopenFailed : messages.closeFailed} problem={problem} />
      <p>{texts[act]}</p>
      {isReopened && (
        <TextInput
          label={messages.reason}
          maxLength={300}
          value={reason}
          error={isTried && isMissing ? messages.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </DecisionForm>
  );
}
