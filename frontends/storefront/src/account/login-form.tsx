import type { Account, loginToAccount, requestAccountCode } from '@theke/contracts/ordering/account';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { TextInput } from '@theke/ui/text-input';
import { type FormEvent, useState } from 'react';
import { isEmail } from '../checkout/checkout-faults.ts';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';

const { login: texts, ...general } = accountMessages;
const codeEndpoint = route<typeof requestAccountCode>('POST', '/account/codes');
const loginEndpoint = route<typeof loginToAccount>('POST', '/account/session');

const faultOf = (error: unknown) => (error === undefined ? undefined : ApiError.from(error).errors[0]?.message);

/** Login by a code that comes by mail: first the address, then the code (ACCT-02). */
export function LoginForm({ onLogin }: { onLogin: (account: Account) => void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <CodeForm email={email} onLogin={onLogin} onOtherEmail={() => setSent(false)} />
  ) : (
    <EmailForm email={email} onChange={setEmail} onSent={() => setSent(true)} />
  );
}

type EmailProps = { email: string; onChange: (email: string) => void; onSent: () => void };

function EmailForm({ email, onChange, onSent }: EmailProps) {
  const [isChecked, setChecked] = useState(false);
  const sending = useSending(() => call(codeEndpoint, { body: { email: email.trim() } }), { onSuccess: onSent });
  const missing = isChecked && !isEmail(email.trim()) ? texts.emailMissing : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(email.trim())) sending.send(undefined);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{texts.intro}</p>
      <TextInput
        label={texts.email}
        id="account-email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        error={missing ?? faultOf(sending.error)}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <Button type="submit" busyLabel={sending.isPending && general.working}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

type CodeProps = { email: string; onLogin: (account: Account) => void; onOtherEmail: () => void };

function CodeForm({ email: typed, onLogin, onOtherEmail }: CodeProps) {
  const email = typed.trim();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const digits = code.replace(/\s/g, '');
  const isWhole = /^\d{6}$/.test(digits);
  const entering = useSending((sent: string) => call(loginEndpoint, { body: { email, code: sent } }), {
    onSuccess: onLogin,
  });
  const sending = useSending(() => call(codeEndpoint, { body: { email } }), { onSuccess: () => setCode('') });
  const wrong = entering.sent === digits ? faultOf(entering.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !entering.isPending) entering.send(digits);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p role="status">{texts.sent(email)}</p>
      <TextInput
        autoFocus
        label={texts.code}
        id="account-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        error={(isChecked && !isWhole ? texts.codeMissing : wrong) ?? faultOf(sending.error)}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" busyLabel={entering.isPending && general.working}>
          {texts.enter}
        </Button>
        <Button kind="quiet" busyLabel={sending.isPending && general.working} onClick={() => sending.send(undefined)}>
          {texts.again}
        </Button>
        <Button kind="quiet" onClick={onOtherEmail}>
          {texts.otherEmail}
        </Button>
      </div>
    </form>
  );
}
