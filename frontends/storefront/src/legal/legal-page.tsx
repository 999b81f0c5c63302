import { isLegalPath, legalTexts } from '@theke/rules/site/page';
import { useShop } from '@theke/ui/shop';
import { TextPage } from '@theke/ui/text-page';
import NotFoundPage from '../not-found-page.tsx';
import { usePlace } from '../router/place.ts';
import { legalTitles } from './legal-messages.de.ts';
import { LegalText } from './legal-text.tsx';
import { WhatIsCounted } from './what-is-counted.tsx';

/** Legal page of the footer; without a text it does not exist. */
export default function LegalPage() {
  const { pathname } = usePlace();
  const { config } = useShop();
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
