import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { useEffect, useState } from 'react';
import { PageLoading } from '../page-loading.tsx';
import { useNavigate, usePlace } from '../router/place.ts';
import * as css from './account.module.css';
import { accountMessages as texts } from './account-messages.de.ts';
import { AccountOverview } from './account-overview.tsx';
import { LoginForm } from './login-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterLink } from './newsletter-link.tsx';
import { newsletterLinkIn } from './newsletter-link-in.ts';
import { useAccount } from './use-account.ts';

/** Page `/site/konto`: the guest's account, or a link of the newsletter in the fragment. */
export default function AccountPage() {
  // Read once: the fragment is removed, so that the link does not stay in the history.
  const [link] = useState(() => newsletterLinkIn(window.location.hash));
  const { seoTitle, title, shopName } = useShop().config;
  const documentTitle = `${texts.title} - ${seoTitle || title || shopName}`;
  // In the page's language; the table of frontends has the German title.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return <main className={css.page}>{link ? <NewsletterLink {...link} /> : <AccountOrLogin />}</main>;
}

function AccountOrLogin() {
  const { config } = useShop();
  const { account, isLoading, isFailed, refetch, setAccount } = useAccount();
  const navigate = useNavigate();
  const { state } = usePlace() as { state?: { back?: string } };
  const [farewell, setFarewell] = useState<string>();
  if (isLoading) return <PageLoading />;
  if (account) return <AccountOverview account={account} onGone={setFarewell} />;
  return (
    <>
      <h1>{texts.title}</h1>
      {farewell && (
        <Notice kind="ok" role="status">
          {farewell}
        </Notice>
      )}
      {isFailed && (
        <Notice kind="late" role="alert">
          <p>{texts.loadFailed}</p>
          <Button kind="second" size="small" onClick={refetch}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {config.enablePluginAccounts ? (
        <LoginForm
          onLogin={(entered) => {
            setFarewell(undefined);
            setAccount(entered);
            if (state?.back) navigate(state.back, { replace: true });
          }}
        />
      ) : (
        <p>{texts.off}</p>
      )}
      {config.enablePluginNewsletter && <NewsletterForm />}
    </>
  );
}
