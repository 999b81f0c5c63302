import { acceptDelayMs, consentIn } from '@theke/rules/site/consent';
import { hasOwnFrame } from '@theke/rules/site/page';
import { needsConsent, type ThirdPartyAccess } from '@theke/rules/site/third-parties';

/** Delay in ms if there is no unanswered cookie question. */
export const promptDelayMs = 5_000;

/** Whether an order is being completed or a dialog is open; then no prompt is shown. */
const isBusy = (): boolean => hasOwnFrame(window.location.pathname) || document.querySelector('dialog:modal') !== null;

/** Calls `ask` after a delay in ms, repeated while the page is busy. */
export function promptAfter(ms: number, ask: () => void): void {
  window.setTimeout(() => (isBusy() ? promptAfter(promptDelayMs, ask) : ask()), ms);
}

/**
 * Calls `ask` after the cookie question: right after consent, or 5 seconds into a visit if it was answered before
 * (APP-01).
 */
export function whenAnswered(access: ThirdPartyAccess, ask: () => void): void {
  if (!needsConsent(access) || consentIn(document.cookie) !== undefined) {
    promptAfter(promptDelayMs, ask);
    return;
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-consent=yes]'))) return;
    document.removeEventListener('click', onClick);
    promptAfter(acceptDelayMs, ask);
  };
  document.addEventListener('click', onClick);
}
