import { cookieIn } from './cookie.ts';

/** Lifetime of the answer: 365 days, in seconds (CONSENT-01). */
export const consentSeconds = 365 * 24 * 60 * 60;
export const consentCookie = 'cookie-banner-acceptance-state';
/** Delay before loading what the consent allows, so that the banner has closed. */
export const acceptDelayMs = 250;

/** The answer stored in the cookies; undefined if there is none. */
export function consentIn(cookies: string): boolean | undefined {
  const answer = cookieIn(cookies, consentCookie);
  return answer === undefined ? undefined : answer === 'true';
}

/** Event dispatched on `document` once scripts that need consent may be loaded. */
export const consentGiven = 'theke-consent';
