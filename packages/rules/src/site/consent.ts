import { cookieIn } from './cookie.ts';

/** Answered with yes or no, it is remembered for so long: 365 days, in seconds (CONSENT-01). */
export const consentSeconds = 365 * 24 * 60 * 60;
export const consentCookie = 'cookie-banner-acceptance-state';
/** From the answer until what it allows is loaded: the banner has gone by then. */
export const acceptDelayMs = 250;

/** The answer in a browser's cookies; undefined where nobody answered yet. */
export function consentIn(cookies: string): boolean | undefined {
  const answer = cookieIn(cookies, consentCookie);
  return answer === undefined ? undefined : answer === 'true';
}

/** Told to a document once what a guest agreed to may be loaded. */
export const consentGiven = 'theke-consent';
