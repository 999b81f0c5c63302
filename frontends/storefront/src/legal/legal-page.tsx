import { isLegalPath, legalTexts } from '@theke/rules/site/page';
import { useShop } from '@theke/ui/shop';
import { TextPage } from '@theke/ui/text-page';
import { accountPath } from '../account/account-path.ts';
import { lazyPage } from '../lazy-page.tsx';
import NotFoundPage from '../not-found-page.tsx';
import { PageLoading } from '../page-loading.tsx';
import { usePlace } from '../router/place.ts';
import { legalTitles } from './legal-messages.de.ts';
import { LegalText } from './legal-text.tsx';
import { WhatIsCounted } from './what-is-counted.tsx';

// In an existing chunk: another name would exceed the budget of the first load.
const AccountPage = lazyPage(
  () => import(/* webpackChunkName: "status" */ '../account/account-page.tsx'),
  <PageLoading />,
);

/** Legal page of the footer; without a text it does not exist. The account of a guest has its path among them. */
export default function LegalPage() {
  const { pathname } = usePlace();
  const { config } = useShop();
  // Also without accounts: links of newsletters lead there.
  if (pathname === accountPath) return <AccountPage />;
  if (!isLegalPath(pathname)) return <NotFoundPage />;
  const text = config[legalTexts[pathname]];
  if (!text) return <NotFoundPage />;
  return (
    <TextPage title={legalTitles[pathname]}>
      <LegalText text={text} title="h2" />
      {pathname === '/site/privacy' && <WhatIsCounted />}
    </TextPage>
  );
}
