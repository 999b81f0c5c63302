import { useShop } from '@theke/ui/shop';
import { TextPage } from '@theke/ui/text-page';
import { useLocation } from 'react-router';
import { NotFoundPage } from '../not-found-page.tsx';
import { legalTitles } from './legal-messages.de.ts';
import { LegalText } from './legal-text.tsx';

const texts = {
  '/site/terms-and-conditions': 'termsAndConditionsText',
  '/site/privacy': 'privacyPolicyText',
  '/site/imprint': 'imprintText',
  '/site/allergens': 'allergensText',
} as const;

/** The text pages of the footer; without a text there is no such page. */
export function LegalPage() {
  const { pathname } = useLocation();
  const { config } = useShop();
  const path = pathname as keyof typeof texts;
  const text = Object.hasOwn(texts, path) ? config[texts[path]] : '';
  if (!text) return <NotFoundPage />;
  return (
    <TextPage title={legalTitles[path]}>
      <LegalText text={text} title="h2" />
    </TextPage>
  );
}
