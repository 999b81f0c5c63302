import { useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { changePassword } from '@theke/contracts/identity/session';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PasswordInput } from '../shared/password-input.tsx';
import { accountMessages } from './account-messages.de.ts';
import * as css from './password-form.module.css';

/**
 * Form with the current and the new password; the new one is entered once and can be shown. After a login link for a
 * forgotten password (`?password`) the current one is not required, unless the server says that the login was too
 * long ago.
 */
export function PasswordForm() {
  const { email } = useMe();
  const notify = useNotify();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [search] = useSearchParams();
  const [isForgotten, setIsForgotten] = useState(search.has('password'));
  const { isBusy, problem, run } = useAction(changePassword, {
    onDone: () => {
      setCurrent('');
      setNew('');
      setIsForgotten(false);
      notify(accountMessages.passwordChanged, { type: 'info' });
    },
    onProblem: (refused) => {
      setCurrent('');
      if (refused.has('CURRENT_PASSWORD_REQUIRED')) setIsForgotten(false);
    },
  });
  const faultOf = (field: string) => problem?.errors.find((fault) => fault.field === field)?.message;
  const otherErrors =
    problem?.errors.filter(({ field }) => field !== 'currentPassword' && field !== 'newPassword') ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    void run({ body: { ...(!isForgotten && { currentPassword }), newPassword } });
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {otherErrors.map(({ message }) => (
        <Notice key={message} kind="late" role="alert">
          {message}
        </Notice>
      ))}
      {/* Tells password managers which account it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {!isForgotten && (
        <PasswordInput
          label={accountMessages.currentPassword}
          value={currentPassword}
          error={faultOf('currentPassword')}
          onChange={setCurrent}
        />
      )}
      <PasswordInput
        label={accountMessages.newPassword}
        isNew
        hint={accountMessages.newPasswordHint}
        value={newPassword}
        error={faultOf('newPassword')}
        onChange={setNew}
      />
      <Button type="submit" busyLabel={isBusy && messages.working}>
        {accountMessages.changePassword}
      </Button>
    </form>
  );
}
