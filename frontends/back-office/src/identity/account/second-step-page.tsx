import { useShop } from '@theke/admin/api/shop.ts';
import { buttonClass } from '@theke/ui/button';
import { Link } from 'react-router';
import { accountPolicyMessages } from '../shared/account-policy-messages.de.ts';
import { LoginFrame } from '../shared/login-frame.tsx';
import { passkeyMessages } from '../shared/passkey-messages.de.ts';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import { accountMessages } from './account-messages.de.ts';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import * as css from './second-step-page.module.css';
import { TwoFactorSection } from './two-factor-section.tsx';

const messages = accountPolicyMessages.page;

/**
 * Page for administrators who logged in without the second step that their business requires (SESSION-17). The session
 * stays held back: the next login proves that the second step works.
 */
export function SecondStepPage() {
  const { shopName } = useShop().config;
  return (
    <LoginFrame title={messages.title}>
      <h1>{messages.title}</h1>
      <p className={css.lead}>{messages.lead(shopName)}</p>
      <section className={css.way} aria-labelledby="required-app">
        <h2 id="required-app">{twoFactorMessages.title}</h2>
        <TwoFactorSection />
      </section>
      <section className={css.way} aria-labelledby="required-passkey">
        <h2 id="required-passkey">{passkeyMessages.title}</h2>
        <PasskeySection />
      </section>
      <section className={css.way} aria-labelledby="required-password">
        <h2 id="required-password">{accountMessages.changePassword}</h2>
        <PasswordForm />
      </section>
      <section className={css.way} aria-labelledby="required-again">
        <h2 id="required-again">{messages.again}</h2>
        <p>{messages.againText}</p>
        <Link className={buttonClass({})} to="/logout">
          {messages.again}
        </Link>
      </section>
    </LoginFrame>
  );
}
