import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { endTwoFactor } from '@theke/contracts/identity/two-factor';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { CodeInput } from '../shared/code-input.tsx';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import * as css from './two-factor.module.css';

const texts = twoFactorMessages.off;

/** Turns the second login step off with a code. */
export function TurnOffTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [code, setCode] = useState('');
  const { isBusy, problem, run } = useAction(endTwoFactor, {
    onDone: () => {
      notify(texts.done, { type: 'info' });
      onClose();
    },
    onProblem: () => setCode(''),
  });
  const submit = () => void run({ body: { code } });
  return (
    <DecisionDialog
      title={twoFactorMessages.title}
      label={twoFactorMessages.turnOff}
      isDanger
      busyLabel={isBusy && messages.working}
      isDisabled={code.trim() === ''}
      onDecide={submit}
      onClose={onClose}
      error={problem?.message}
    >
      <DialogForm className={css.form} onSubmit={submit}>
        <p>{texts.text}</p>
        <CodeInput label={texts.code} value={code} onChange={setCode} />
      </DialogForm>
    </DecisionDialog>
  );
}
