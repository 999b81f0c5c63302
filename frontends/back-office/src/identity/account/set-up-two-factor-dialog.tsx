import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { confirmTwoFactor, startTwoFactor } from '@theke/contracts/identity/two-factor';
import { useState } from 'react';
import { AddressCode } from '../shared/address-code.tsx';
import { CodeInput } from '../shared/code-input.tsx';
import { PasswordInput } from '../shared/password-input.tsx';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import * as css from './two-factor.module.css';

const texts = twoFactorMessages.setUp;

/** Dialog in three steps: the password, the app's QR code with a first code, the recovery codes. */
export function SetUpTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [currentPassword, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [app, setApp] = useState<{ secret: string; address: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const starting = useAction(startTwoFactor, { onDone: setApp, onProblem: () => setPassword('') });
  const confirming = useAction(confirmTwoFactor, {
    onDone: (reply) => setRecoveryCodes(reply.recoveryCodes),
    onProblem: () => setCode(''),
  });
  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={onClose} />;
  const isBusy = starting.isBusy || confirming.isBusy;
  const problem = app ? confirming.problem : starting.problem;
  const submit = () => void (app ? confirming.run({ body: { code } }) : starting.run({ body: { currentPassword } }));
  return (
    <DecisionDialog
      title={twoFactorMessages.title}
      label={app ? texts.confirm : texts.next}
      busyLabel={isBusy && messages.working}
      isDisabled={app ? code.trim() === '' : currentPassword === ''}
      onDecide={submit}
      onClose={onClose}
      error={problem?.message}
    >
      <DialogForm className={css.form} onSubmit={submit}>
        {app ? (
          <>
            <p>{texts.scan}</p>
            <AddressCode address={app.address} label={texts.codeLabel} text={texts.codeText} />
            <CopyField label={texts.secret} value={app.secret} />
            <CodeInput label={texts.code} value={code} onChange={setCode} />
          </>
        ) : (
          <>
            <p>{texts.passwordText}</p>
            <PasswordInput label={texts.password} value={currentPassword} onChange={setPassword} />
          </>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}
