import type { subscribeToNewsletter } from '@theke/contracts/ordering/newsletter';
import { newsletterConsent } from '@theke/rules/newsletter/newsletter-consent';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { TextInput } from '@theke/ui/text-input';
import { type FormEvent, useState } from 'react';
import { isEmail } from '../checkout/checkout-faults.ts';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';

const { newsletter: texts, login, ...general } = accountMessages;
const endpoint = route<typeof subscribeToNewsletter>('POST', '/newsletter');

/** Asks for the newsletter without an account; a mail asks the owner of the address to confirm (NEWS-01). */
export function NewsletterForm() {
  const { config } = useShop();
  const [email, setEmail] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const sending = useSending(
    () => call(endpoint, { body: { email: email.trim(), source: 'page', textVersion: newsletterConsent.version } }),
    { onSuccess: () => setSent(true) },
  );
  const faults = sending.error === undefined ? [] : ApiError.from(sending.error).errors;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(email.trim()) && hasAgreed) sending.send(undefined);
  };
  const emailFault = isChecked && !isEmail(email.trim()) ? login.emailMissing : undefined;
  return (
    <section className={css.part} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{texts.title}</h2>
      {isSent ? (
        <Notice kind="ok" role="status">
          {texts.sent}
        </Notice>
      ) : (
        <form className={css.form} noValidate onSubmit={submit}>
          <TextInput
            label={texts.email}
            id="newsletter-email"
            type="email"
            autoComplete="email"
            maxLength={200}
            value={email}
            error={emailFault ?? faults.find(({ field }) => field === 'email')?.message}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Checkbox
            checked={hasAgreed}
            error={isChecked && !hasAgreed ? texts.consentMissing : undefined}
            onChange={(event) => setAgreed(event.target.checked)}
          >
            {newsletterConsent.text(config.shopName)}
          </Checkbox>
          {faults[0] && faults[0].field !== 'email' && (
            <Notice kind="late" role="alert">
              {faults[0].message}
            </Notice>
          )}
          <div>
            <Button type="submit" kind="second" busyLabel={sending.isPending && general.working}>
              {texts.subscribe}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
