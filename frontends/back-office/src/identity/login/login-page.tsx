import { useShop } from '@theke/admin/api/shop.ts';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loginMessages } from '../domain/login-messages.de.ts';
import { PasswordInput } from '../domain/password-input.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { Locked } from './locked.tsx';
import { LoginFrame } from './login-frame.tsx';
import * as css from './login-page.module.css';
import { minutesIn } from './minutes-in.ts';
import { safeReturn } from './safe-return.ts';

const words = loginMessages.login;

type Missing = { email?: string; password?: string };

/** E-mail and password; what the server refuses it says in its own sentence. */
export function LoginPage() {
  const { config } = useShop();
  const [search] = useSearchParams();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [error, setError] = useState<ApiError>();
  const from = search.get('from');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const open: Missing = {
      ...(!email.trim() && { email: words.emailMissing }),
      ...(!password && { password: words.passwordMissing }),
    };
    setMissing(open);
    setError(undefined);
    if (Object.keys(open).length > 0) return;
    setIsBusy(true);
    try {
      await login({ email, password }, safeReturn(from));
    } catch (failure) {
      setError(ApiError.from(failure));
      setPassword('');
    } finally {
      setIsBusy(false);
    }
  }

  const lockedMinutes = error?.has('LOCKED') ? minutesIn(error.message) : undefined;
  return (
    <LoginFrame title={words.title}>
      {lockedMinutes !== undefined ? (
        <Locked sentence={error?.message ?? ''} minutes={lockedMinutes} onOver={() => setError(undefined)} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className={css.lead}>{loginMessages.backOfficeOf(config.shopName)}</p>
          {search.has('ended') && !error && <Notice className={css.notice}>{words.ended}</Notice>}
          {error && (
            <Notice kind="late" role="alert" className={css.notice}>
              {error.message}
            </Notice>
          )}
          <form className={css.form} onSubmit={submit} noValidate>
            <TextInput
              label={words.email}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              error={missing.email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <PasswordInput label={words.password} value={password} error={missing.password} onChange={setPassword} />
            <Button type="submit" isWide busyLabel={isBusy && words.submitting}>
              {words.submit}
            </Button>
          </form>
          <DemoAccounts
            accounts={config.demoAccounts}
            onPick={(account) => {
              setEmail(account.email);
              setPassword(account.password);
              setMissing({});
              setError(undefined);
            }}
          />
        </>
      )}
    </LoginFrame>
  );
}
