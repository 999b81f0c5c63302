import { fullName } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import type { login } from '@theke/contracts/identity/session';
import type { Me } from '@theke/contracts/identity/user';
import { call, route } from '@theke/ui/api-client';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { CodeInput } from '../shared/code-input.tsx';
import { loginMessages } from '../shared/login-messages.de.ts';
import { PasswordInput } from '../shared/password-input.tsx';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import { asksForCode } from './asks-for-code.ts';
import * as css from './login-page.module.css';

const againMessages = loginMessages.again;

type Props = {
  /** The user whose session has ended; the page holds their unsaved input. */
  me: Me;
  onBack: (me: Me) => void;
  /** Navigates to the login page, where another user may log in. */
  onLeave: () => void;
};

/**
 * Login dialog above the page on which a session ended: its input is kept and can be sent after the same user has
 * logged in.
 */
export function LoginAgain({ me, onBack, onLeave }: Props) {
  const [password, setPassword] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const { isBusy, problem, run } = useAction(
    () =>
      call(route<typeof login>('POST', '/login'), {
        body: { email: me.email, password, isKept, ...(code && { code }) },
      }),
    {
      onDone: (back) => onBack(back),
      onProblem: (refused) => {
        const isAsked = asksForCode(refused);
        setNeedsCode(isAsked);
        setCode('');
        if (!isAsked) setPassword('');
      },
    },
  );
  function submit() {
    setIsMissing(password === '');
    if (password !== '') void run();
  }

  return (
    <DecisionDialog
      title={againMessages.title}
      label={loginMessages.login.submit}
      backLabel={againMessages.leave}
      busyLabel={isBusy && messages.working}
      onDecide={submit}
      onClose={onLeave}
    >
      <p className={css.again}>{againMessages.text(fullName(me), me.email)}</p>
      {problem && (
        <Notice kind="late" role="alert" className={css.notice}>
          {problem.message}
        </Notice>
      )}
      <DialogForm className={css.form} onSubmit={submit}>
        <input type="hidden" name="email" autoComplete="username" value={me.email} />
        <PasswordInput
          label={loginMessages.login.password}
          value={password}
          error={isMissing && password === '' ? loginMessages.login.passwordMissing : undefined}
          onChange={setPassword}
        />
        {needsCode && <CodeInput label={twoFactorMessages.off.code} value={code} onChange={setCode} />}
        <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
          {loginMessages.login.stay}
        </Checkbox>
      </DialogForm>
    </DecisionDialog>
  );
}
