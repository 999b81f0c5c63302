import { fullName, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import { passkeyMessages } from '../shared/passkey-messages.de.ts';
import { tokenMessages } from '../shared/token-messages.de.ts';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import { accountMessages } from './account-messages.de.ts';
import * as css from './account-page.module.css';
import { LogoutEverywhereDialog } from './logout-everywhere-dialog.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TokenSection } from './token-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Page for the user's own access. */
export function AccountPage() {
  const me = useMe();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <PageBar title={accountMessages.title} />
      <div className={css.page}>
        <section aria-labelledby="account-who">
          <h2 id="account-who">{fullName(me)}</h2>
          <p>
            {me.email}
            <br />
            {me.roles.map((role) => messages.roles[role]).join(', ')}
          </p>
        </section>
        <section aria-labelledby="account-password">
          <h2 id="account-password">{accountMessages.changePassword}</h2>
          <p>{accountMessages.changePasswordText}</p>
          <PasswordForm />
        </section>
        <section aria-labelledby="account-two-factor">
          <h2 id="account-two-factor">{twoFactorMessages.title}</h2>
          <TwoFactorSection />
        </section>
        <section aria-labelledby="account-passkeys">
          <h2 id="account-passkeys">{passkeyMessages.title}</h2>
          <PasskeySection />
        </section>
        <section aria-labelledby="account-tokens">
          <h2 id="account-tokens">{tokenMessages.title}</h2>
          <TokenSection />
        </section>
        <section aria-labelledby="account-everywhere">
          <h2 id="account-everywhere">{accountMessages.sessions}</h2>
          <p>{accountMessages.sessionsText}</p>
          <SessionList />
          <Button kind="second" onClick={() => setIsAsking(true)}>
            {accountMessages.everywhere}
          </Button>
        </section>
      </div>
      {isAsking && <LogoutEverywhereDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
