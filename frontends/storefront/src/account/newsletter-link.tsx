import type { confirmNewsletter, unsubscribeFromNewsletter } from '@theke/contracts/ordering/newsletter';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { useEffect, useEffectEvent } from 'react';
import { Link } from '../router/link.tsx';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import type { NewsletterAction } from './newsletter-link-in.ts';

const { newsletter: texts, ...general } = accountMessages;
const confirmEndpoint = route<typeof confirmNewsletter>('POST', '/newsletter/confirm');
const unsubscribeEndpoint = route<typeof unsubscribeFromNewsletter>('POST', '/newsletter/unsubscribe/:token');

/**
 * A link of the newsletter. Confirming takes a press, because mail scanners open links; unsubscribing starts by itself,
 * because it must take one click only (NEWS-04).
 */
export function NewsletterLink({ kind, token }: NewsletterAction) {
  const { config } = useShop();
  const isConfirm = kind === 'confirm';
  const sending = useSending(
    (): Promise<unknown> =>
      isConfirm ? call(confirmEndpoint, { body: { token } }) : call(unsubscribeEndpoint, { params: { token } }),
    { onSuccess: () => undefined },
  );
  const isDone = 'sent' in sending && !sending.isPending && sending.error === undefined;
  const start = useEffectEvent(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!isConfirm) sending.send(undefined);
  });
  useEffect(() => start(), []);
  return (
    <>
      <h1>{isConfirm ? texts.confirmTitle : texts.unsubscribeTitle}</h1>
      {isConfirm && !isDone && (
        <>
          <p>{texts.confirmText(config.shopName)}</p>
          <Button busyLabel={sending.isPending && general.working} onClick={() => sending.send(undefined)}>
            {texts.confirm}
          </Button>
        </>
      )}
      {!isConfirm && sending.isPending && <p role="status">{texts.unsubscribing}</p>}
      {isDone && (
        <Notice kind="ok" role="status">
          {isConfirm ? texts.confirmed : texts.unsubscribed}
        </Notice>
      )}
      {sending.error !== undefined && (
        <Notice kind="late" role="alert">
          <p>{ApiError.from(sending.error).errors[0]?.message ?? general.failed}</p>
          {!isConfirm && (
            <Button kind="second" size="small" onClick={() => sending.send(undefined)}>
              {general.retry}
            </Button>
          )}
        </Notice>
      )}
      <p className={css.buttons}>
        <Link className={buttonClass({ kind: 'quiet' })} to="/">
          {general.toMenu}
        </Link>
      </p>
    </>
  );
}
