import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { requestLoginLink } from '@theke/contracts/identity/session';
import { call } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { Mail } from 'lucide-react';
import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoginFrame } from '../shared/login-frame.tsx';
import { loginMessages } from '../shared/login-messages.de.ts';
import { PasswordInput } from '../shared/password-input.tsx';
import { asksForCode } from './asks-for-code.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LinkSent } from './link-sent.tsx';
import { Locked } from './locked.tsx';
import * as css from './login-page.module.css';
import { minutesIn } from './minutes-in.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { safeReturn } from './safe-return.ts';
import { SecondStep } from './second-step.tsx';

const messages = loginMessages.login;

type Missing = { email?: string; password?: string };

/** Login by password or by a link in a mail, which also helps users who forgot their password or are locked out. */
export function LoginPage() {
  const { config } = useShop();
  const [search] = useSearchParams();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isKept, setIsKept] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [isSecondStep, setIsSecondStep] = useState(false);
  const from = search.get('from');

  const entering = useAction((code: string | undefined) => login({ email, password, isKept, code }, safeReturn(from)), {
    onProblem: (problem) => {
      const isAsked = asksForCode(problem);
      setIsSecondStep(isAsked);
      if (!isAsked) setPassword('');
    },
  });
  const mailing = useAction(() => call(requestLoginLink, { body: { email } }), {
    onDone: () => {
      entering.reset();
      setIsSent(true);
    },
    onProblem: () => setIsSent(false),
  });
  const isBusy = entering.isBusy || mailing.isBusy;
  const error = mailing.problem ?? entering.problem;
  const forgetProblems = () => {
    entering.reset();
    mailing.reset();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const open: Missing = {
      ...(!email.trim() && { email: messages.emailMissing }),
      ...(!password && { password: messages.passwordMissing }),
    };
    setMissing(open);
    forgetProblems();
    if (Object.keys(open).length === 0) void entering.run(undefined);
  }

  function mailLink() {
    const open: Missing = email.trim() ? {} : { email: messages.emailMissing };
    setMissing(open);
    if (!open.email) void mailing.run();
  }

  function leaveSecondStep() {
    setIsSecondStep(false);
    setPassword('');
    forgetProblems();
  }

  const lockedMinutes = error?.has('LOCKED') ? minutesIn(error.message) : undefined;
  return (
    <LoginFrame title={messages.title}>
      {isSent ? (
        <LinkSent email={email} isBusy={isBusy} onAgain={mailLink} onBack={() => setIsSent(false)} />
      ) : lockedMinutes !== undefined ? (
        <Locked email={email} minutes={lockedMinutes} isBusy={isBusy} onOver={forgetProblems} onMail={mailLink} />
      ) : isSecondStep ? (
        <SecondStep
          problem={error}
          isBusy={isBusy}
          onSubmit={(code) => void entering.run(code)}
          onBack={leaveSecondStep}
        />
      ) : (
        <>
          <h1>{messages.title}</h1>
          <p className={css.lead}>{loginMessages.backOfficeOf(config.shopName)}</p>
          {search.has('ended') && !error && <Notice className={css.notice}>{messages.ended}</Notice>}
          {error && (
            <Notice kind="late" role="alert" className={css.notice}>
              {error.message}
            </Notice>
          )}
          <form className={css.form} onSubmit={submit} noValidate>
            <TextInput
              label={messages.email}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              error={missing.email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <PasswordInput label={messages.password} value={password} error={missing.password} onChange={setPassword} />
            <div className={css.row}>
              <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
                {messages.stay}
              </Checkbox>
              <button type="button" className={css.link} onClick={mailLink}>
                {messages.forgotten}
              </button>
            </div>
            <Button type="submit" isWide busyLabel={isBusy && messages.submitting}>
              {messages.submit}
            </Button>
          </form>
          <p className={css.or}>{messages.orWithout}</p>
          <PasskeyLogin isKept={isKept} isDisabled={isBusy} from={from} />
          <Button kind="second" isWide disabled={isBusy} onClick={mailLink}>
            <Mail {...icon} size={20} />
            {messages.byMail}
          </Button>
          <DemoAccounts
            accounts={config.demoAccounts}
            onPick={(account) => {
              setEmail(account.email);
              setPassword(account.password);
              setMissing({});
              forgetProblems();
            }}
          />
        </>
      )}
    </LoginFrame>
  );
}
