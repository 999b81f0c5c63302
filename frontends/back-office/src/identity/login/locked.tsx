import { useEffect, useState } from 'react';
import { loginMessages } from '../domain/login-messages.de.ts';
import * as css from './locked.module.css';

const words = loginMessages.login;

/** Too many attempts: how long it lasts, counted down; then the form comes back. */
export function Locked({ sentence, minutes, onOver }: { sentence: string; minutes: number; onOver: () => void }) {
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 60_000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return (
    <section role="alert">
      <h1>{words.locked}</h1>
      <p className={css.sentence}>{sentence}</p>
      <div className={css.wait}>
        <b>{left}</b>
        <span>
          {words.lockedMinutes(left)}
          <br />
          {words.lockedText}
        </span>
      </div>
    </section>
  );
}
