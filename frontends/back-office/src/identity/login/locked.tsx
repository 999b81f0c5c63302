import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loginMessages } from '../domain/login-messages.de.ts';
import * as css from './locked.module.css';

const words = loginMessages.login;

type Props = {
  email: string;
  minutes: number;
  /** The wait is over. */
  onOver: () => void;
  /** The way on that does not wait. */
  onMail: () => void;
  isBusy: boolean;
};

/** Too many attempts: how long it lasts, counted down; meanwhile a link lets in whoever owns the account. */
export function Locked({ email, minutes, onOver, onMail, isBusy }: Props) {
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 60_000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return (
    <section role="alert">
      <h1>{words.locked}</h1>
      <p className={css.sentence}>{words.lockedFor(email)}</p>
      <div className={css.wait}>
        <b>{left}</b>
        <span>
          {words.lockedMinutes(left)}
          <br />
          {words.lockedText}
        </span>
      </div>
      <Button isWide busyLabel={isBusy && words.submitting} onClick={onMail}>
        <Mail {...icon} size={20} />
        {words.byMail}
      </Button>
      <p className={css.after}>{words.lockedLink}</p>
      <Notice className={css.notYou}>{words.notYou}</Notice>
    </section>
  );
}
