import type { Account, chooseNewsletter } from '@theke/contracts/ordering/account';
import { newsletterConsent } from '@theke/rules/newsletter/newsletter-consent';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import { useAccount } from './use-account.ts';

const { newsletter: texts, ...general } = accountMessages;
const endpoint = route<typeof chooseNewsletter>('PUT', '/account/newsletter');

/** The newsletter in the account. The login has proven the address, so no mail asks for it again (NEWS-03). */
export function NewsletterSwitch({ account: { hasNewsletter } }: { account: Account }) {
  const { config } = useShop();
  const { setAccount } = useAccount();
  const sending = useSending(
    (isOn: boolean) => call(endpoint, { body: { hasNewsletter: isOn, textVersion: newsletterConsent.version } }),
    { onSuccess: setAccount },
  );
  if (!hasNewsletter && !config.enablePluginNewsletter) return null;
  return (
    <section className={css.part} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{texts.title}</h2>
      <p role="status">{hasNewsletter ? texts.on : texts.off}</p>
      {!hasNewsletter && <p>{newsletterConsent.text(config.shopName)}</p>}
      {sending.error !== undefined && (
        <Notice kind="late" role="alert">
          {ApiError.from(sending.error).errors[0]?.message ?? general.failed}
        </Notice>
      )}
      <div>
        <Button
          kind="second"
          busyLabel={sending.isPending && general.working}
          onClick={() => sending.send(!hasNewsletter)}
        >
          {hasNewsletter ? texts.unsubscribe : texts.subscribe}
        </Button>
      </div>
    </section>
  );
}
