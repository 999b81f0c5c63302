import type { InitConfig } from '@theke/contracts/gateway/init';

/** Legal links of the footer (FRAME-01): our own text if there is one, otherwise the external URL. */
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

/** URL of the privacy policy; empty if there is none. */
export const privacyHref = (config: InitConfig): string =>
  legalLinks(config).find(({ label }) => label === 'Datenschutz')?.href ?? '';
