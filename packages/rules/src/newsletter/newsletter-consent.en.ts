import type { SameTexts } from '../texts/same-texts.ts';
import type { newsletterConsent as german } from './newsletter-consent.de.ts';

export const newsletterConsent: SameTexts<typeof german> = {
  version: 'en-1',
  text: (shop) =>
    `I would like to receive news and offers from ${shop} by e‑mail. I can stop that at any time in one click.`,
};
