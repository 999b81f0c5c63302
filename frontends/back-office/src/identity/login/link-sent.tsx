import { useShop } from '@theke/admin/api/shop.ts';
import { Button } from '@theke/ui/button';
import { useEffect, useState } from 'react';
import { loginLinkMessages } from '../shared/login-link-messages.de.ts';
import { loginMessages } from '../shared/login-messages.de.ts';
import * as css from './link-sent.module.css';
import * as page from './login-page.module.css';

/** Waiting time in seconds before another mail can be requested. */
const waitSeconds = 60;

type Props = { email: string; isBusy: boolean; onAgain: () => void; onBack: () => void };

/** Instructions after requesting a login link; does not disclose whether the account exists. */
export function LinkSent({ email, isBusy, onAgain, onBack }: Props) {
  const { shopName } = useShop().config;
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return (
    <section aria-live="polite">
      <h1>{loginLinkMessages.sentTitle}</h1>
      <p className={page.lead}>
        {loginLinkMessages.sentBefore}
        <b>{email}</b>
        {loginLinkMessages.sentAfter}
      </p>
      <ol className={css.steps}>
        <li>{loginLinkMessages.sentOpen(shopName)}</li>
        <li>
          {loginLinkMessages.sentPress} {loginLinkMessages.sentForgotten}
        </li>
      </ol>
      <Button
        kind="second"
        isWide
        disabled={secondsLeft > 0}
        busyLabel={isBusy && loginMessages.login.submitting}
        onClick={() => {
          setSecondsLeft(waitSeconds);
          onAgain();
        }}
      >
        {secondsLeft > 0 ? loginLinkMessages.againIn(secondsLeft) : loginLinkMessages.again}
      </Button>
      <p className={page.other}>
        <button type="button" className={page.link} onClick={onBack}>
          {loginLinkMessages.withPassword}
        </button>
      </p>
    </section>
  );
}
