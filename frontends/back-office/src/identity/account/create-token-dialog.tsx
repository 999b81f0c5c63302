import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { createToken, listTokens } from '@theke/contracts/identity/personal-token';
import { holds, type Role, type TokenScope, tokenScopeNames, tokenScopes } from '@theke/contracts/permissions';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { PasswordInput } from '../shared/password-input.tsx';
import { tokenMessages } from '../shared/token-messages.de.ts';
import * as css from './two-factor.module.css';

const texts = tokenMessages.adding;
const dayChoices = Object.entries(texts.dayChoices).map(([value, label]) => ({ value, label }));

/** Whether the roles hold at least one permission of a scope. */
const isOffered = (scope: TokenScope, roles: readonly Role[]): boolean =>
  tokenScopes[scope].permissions.some((permission) => roles.some((role) => holds(role, permission)));

/** Asks for name, scopes, validity and password; then shows the token once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { roles } = useMe();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState('90');
  const [currentPassword, setPassword] = useState('');
  const [made, setMade] = useState<{ name: string; token: string }>();
  const { isBusy, problem, run } = useAction(createToken, {
    invalidates: [endpointKey(listTokens)],
    onDone: setMade,
    onProblem: () => setPassword(''),
  });
  if (made) return <ShownToken {...made} onClose={onClose} />;
  const isComplete = name.trim() !== '' && scopes.length > 0 && currentPassword !== '';
  const submit = () =>
    void (isComplete && run({ body: { name, scopes: [...scopes], days: Number(days), currentPassword } }));
  const toggle = (scope: TokenScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  return (
    <DecisionDialog
      title={tokenMessages.add}
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
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={css.scopes}>
          <legend>{texts.scopes}</legend>
          {tokenScopeNames
            .filter((scope) => isOffered(scope, roles))
            .map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                onChange={({ target }) => toggle(scope, target.checked)}
              >
                {tokenScopes[scope].label}
              </Checkbox>
            ))}
        </fieldset>
        <Select
          label={texts.days}
          choices={dayChoices}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <PasswordInput label={texts.password} value={currentPassword} onChange={setPassword} />
      </DialogForm>
    </DecisionDialog>
  );
}

function ShownToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const { shown } = tokenMessages;
  return (
    <Dialog
      title={shown.title(name)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{shown.done}</Button>}
    >
      <div className={css.form}>
        <p>{shown.text}</p>
        <CopyField label={shown.label} value={token} />
        <CopyField label={shown.header} value={`Authorization: Bearer ${token}`} />
      </div>
    </Dialog>
  );
}
