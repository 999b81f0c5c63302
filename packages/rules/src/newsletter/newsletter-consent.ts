export { newsletterConsent } from './newsletter-consent.de.ts';
