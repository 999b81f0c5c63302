import type { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeInput } from '../shared/code-input.tsx';
import { loginMessages } from '../shared/login-messages.de.ts';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import * as css from './login-page.module.css';

const messages = twoFactorMessages.login;

type Props = {
  problem: ApiError | undefined;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
};

/** Form for the code of an account with a second login step (SESSION-14). */
export function SecondStep({ problem, isBusy, onSubmit, onBack }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => input.current?.focus(), []);
  // The first answer only asks for the code.
  const refused = problem?.has('SECOND_FACTOR_REQUIRED') ? undefined : problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = code.trim();
    setIsMissing(given === '');
    if (given === '') return;
    setCode('');
    onSubmit(given);
  }

  return (
    <>
      <h1>{messages.title}</h1>
      <p className={css.lead}>{messages.text}</p>
      {refused && (
        <Notice kind="late" role="alert" className={css.notice}>
          {refused.message}
        </Notice>
      )}
      <form className={css.form} onSubmit={submit} noValidate>
        <CodeInput
          ref={input}
          label={messages.code}
          value={code}
          error={isMissing && code === '' ? messages.missing : undefined}
          onChange={setCode}
        />
        <Button type="submit" isWide busyLabel={isBusy && loginMessages.login.submitting}>
          {messages.submit}
        </Button>
        <Button kind="second" isWide disabled={isBusy} onClick={onBack}>
          {messages.back}
        </Button>
      </form>
      <p className={css.other}>{messages.lost}</p>
    </>
  );
}
