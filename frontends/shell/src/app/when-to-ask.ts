import { acceptDelayMs, consentIn } from '@theke/rules/site/consent';
import { hasOwnFrame } from '@theke/rules/site/page';
import { asksGuests, type ThirdPartyAccess } from '@theke/rules/site/third-parties';

/** With an answer about cookies given, or nothing to ask about. */
export const promptDelayMs = 5_000;

/** Nothing is laid over an order that is being written, nor over another question. */
const isBusy = (): boolean => hasOwnFrame(window.location.pathname) || document.querySelector('dialog:modal') !== null;

/** Asks in so many milliseconds, or as often later as it takes until there is room for a question. */
export function askIn(ms: number, ask: () => void): void {
  window.setTimeout(() => (isBusy() ? askIn(promptDelayMs, ask) : ask()), ms);
}

/** The moment for the question, after that about cookies: at once after a yes, 5 seconds into a visit of who has answered (APP-01). */
export function whenAnswered(access: ThirdPartyAccess, ask: () => void): void {
  if (!asksGuests(access) || consentIn(document.cookie) !== undefined) {
    askIn(promptDelayMs, ask);
    return;
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[data-consent=yes]'))) return;
    document.removeEventListener('click', onClick);
    askIn(acceptDelayMs, ask);
  };
  document.addEventListener('click', onClick);
}
