import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { addPasskey, listPasskeys, startPasskey } from '@theke/contracts/identity/passkey';
import { TextInput } from '@theke/ui/text-input';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { passkeyMessages } from '../shared/passkey-messages.de.ts';
import { PasswordInput } from '../shared/password-input.tsx';
import * as css from './two-factor.module.css';

const texts = passkeyMessages.adding;

/** Asks for a name and the password, then lets the device create the passkey. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [currentPassword, setPassword] = useState('');
  const { isBusy, problem, run } = useAction(
    async () => {
      const [options, { createPasskey }] = await Promise.all([
        api(startPasskey, { body: { currentPassword } }),
        import(/* webpackChunkName: "part-passkeys" */ '../shared/ask-authenticator.ts'),
      ]);
      return api(addPasskey, { body: { name, credential: await createPasskey(options) } });
    },
    {
      invalidates: [endpointKey(listPasskeys)],
      onDone: (passkey) => {
        notify(texts.done(passkey.name), { type: 'info' });
        onClose();
      },
      onProblem: (refused) => refused.has('WRONG_PASSWORD') && setPassword(''),
    },
  );
  const isComplete = name.trim() !== '' && currentPassword !== '';
  const submit = () => void (isComplete && run());
  return (
    <DecisionDialog
      title={passkeyMessages.add}
      label={texts.submit}
      busyLabel={isBusy && messages.working}
      isDisabled={!isComplete}
      onDecide={submit}
      onClose={onClose}
      error={problem?.message}
    >
      <DialogForm className={css.form} onSubmit={submit}>
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordInput label={texts.password} value={currentPassword} onChange={setPassword} />
      </DialogForm>
    </DecisionDialog>
  );
}
