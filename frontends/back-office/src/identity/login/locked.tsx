import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loginMessages } from '../shared/login-messages.de.ts';
import * as css from './locked.module.css';

const messages = loginMessages.login;

type Props = {
  email: string;
  minutes: number;
  /** Called when the lock has ended. */
  onOver: () => void;
  /** Requests a login link, which works despite the lock. */
  onMail: () => void;
  isBusy: boolean;
};

/** Shown after too many attempts: remaining time, and a login link for the account's owner. */
export function Locked({ email, minutes, onOver, onMail, isBusy }: Props) {
  const [minutesLeft, setMinutesLeft] = useState(minutes);
  useEffect(() => {
    const timer = setTimeout(() => (minutesLeft > 1 ? setMinutesLeft(minutesLeft - 1) : onOver()), 60_000);
    return () => clearTimeout(timer);
  }, [minutesLeft, onOver]);
  return (
    <section role="alert">
      <h1>{messages.locked}</h1>
      <p className={css.sentence}>{messages.lockedFor(email)}</p>
      <div className={css.wait}>
        <b>{minutesLeft}</b>
        <span>
          {messages.lockedMinutes(minutesLeft)}
          <br />
          {messages.lockedText}
        </span>
      </div>
      <Button isWide busyLabel={isBusy && messages.submitting} onClick={onMail}>
        <Mail {...icon} size={20} />
        {messages.byMail}
      </Button>
      <p className={css.after}>{messages.lockedLink}</p>
      <Notice className={css.notYou}>{messages.notYou}</Notice>
    </section>
  );
}
