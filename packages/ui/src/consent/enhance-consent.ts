import { acceptDelayMs, consentCookie, consentGiven, consentIn, consentSeconds } from '@theke/rules/site/consent';
import { cookiesAnchor, thirdPartyScriptsOf } from '@theke/rules/site/third-parties';
import { consentMessages } from './consent-messages.de.ts';
import { areThirdPartiesLoaded, forgetThirdParties, loadThirdParties } from './third-parties.ts';
import { rememberCookie } from './write-cookie.ts';

const store = (answer: boolean): void => rememberCookie(consentCookie, String(answer), consentSeconds);

type Options = {
  /** Does not open the banner; visitors can still open it to answer. */
  isSilent?: boolean;
  /** Called before any third-party script is loaded. */
  beforeLoading?: () => void;
  /** Reloads the page after consent is withdrawn, because running scripts cannot be removed. */
  reload?: () => void;
};

/**
 * Adds behaviour to a `ConsentBanner`: opens it on the first visit, loads what was agreed to, and reopens it from
 * links to `#cookies`, so that withdrawing is as easy as consenting (CONSENT-01 to CONSENT-03). Without JavaScript
 * there is no banner and no third party.
 * @returns removes the listeners
 */
export function enhanceConsent(
  banner: HTMLElement,
  { isSilent = false, beforeLoading, reload = () => window.location.reload() }: Options = {},
): () => void {
  const ids = { tagManagerId: banner.dataset.tagManagerId ?? '', pixelId: banner.dataset.pixelId ?? '' };
  const state = banner.querySelector<HTMLElement>('[data-consent=state]');
  const readConsent = () => consentIn(document.cookie);
  let opener: HTMLElement | undefined;
  const load = () => {
    document.dispatchEvent(new Event(consentGiven));
    if (areThirdPartiesLoaded() || thirdPartyScriptsOf(ids).length === 0) return;
    beforeLoading?.();
    loadThirdParties(ids);
  };

  const open = (trigger: HTMLElement) => {
    opener = trigger;
    const consent = readConsent();
    if (state)
      state.textContent = consent === undefined ? '' : consent ? consentMessages.allowed : consentMessages.notAllowed;
    banner.hidden = false;
    banner.querySelector<HTMLElement>('[data-consent=title]')?.focus();
  };
  const answer = (isYes: boolean) => {
    const hadYes = readConsent() === true;
    store(isYes);
    banner.hidden = true;
    opener?.focus();
    if (isYes && !isSilent) window.setTimeout(load, acceptDelayMs);
    if (!isYes && (hadYes || areThirdPartiesLoaded())) {
      forgetThirdParties();
      reload();
    }
  };
  const onClick = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(`[data-consent], a[href="${cookiesAnchor}"]`);
    if (!pressed) return;
    if (pressed instanceof HTMLAnchorElement) {
      event.preventDefault();
      open(pressed);
    } else if (pressed.dataset.consent === 'yes' || pressed.dataset.consent === 'no')
      answer(pressed.dataset.consent === 'yes');
  };

  document.addEventListener('click', onClick);
  document.documentElement.dataset.consent = '';
  banner.hidden = isSilent || readConsent() !== undefined;
  if (readConsent() && !isSilent) load();
  return () => {
    delete document.documentElement.dataset.consent;
    document.removeEventListener('click', onClick);
  };
}
