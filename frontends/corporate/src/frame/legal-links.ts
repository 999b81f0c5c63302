import type { InitConfig } from '@theke/contracts/gateway/init';

/** The texts that the footer links to (FRAME-01): our own where there is one, else the address elsewhere. */
export function legalLinks(config: InitConfig): { href: string; label: string }[] {
  const texts: [label: string, path: string, text: string, address: string][] = [
    ['AGB', '/site/terms-and-conditions', config.termsAndConditionsText, config.termsAndConditions],
    ['Datenschutz', '/site/privacy', config.privacyPolicyText, config.privacyPolicy],
    ['Impressum', '/site/imprint', config.imprintText, config.imprint],
    ['Allergene', '/site/allergens', config.allergensText, config.allergens],
  ];
  return texts.flatMap(([label, path, text, address]) => {
    const href = text ? path : address;
    return href ? [{ href, label }] : [];
  });
}

/** Where the tenant says what is stored of visitors; empty where it says nothing. */
export const privacyHref = (config: InitConfig): string =>
  legalLinks(config).find(({ label }) => label === 'Datenschutz')?.href ?? '';
