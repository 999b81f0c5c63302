import { hasOwnFrame, pageKindOf } from '@theke/rules/site/page';
import { enhanceConsent } from '@theke/ui/consent/enhance-consent';
import { isSelfService } from '@theke/ui/self-service';
import { routed, shopPages } from './shop-frame.ts';

/**
 * Shows the consent banner on corporate and shop pages. Not where it would cover a form. Third parties are not loaded
 * on pages with a secret URL or of staff. If they are already loaded, such a page is opened as a new document
 * (CONSENT-03).
 */
export function enhance(banner: HTMLElement): void {
  const pageAt = shopPages();
  if (!pageAt) return void enhanceConsent(banner);
  const isSecret = (path: string) => ['pay', 'status'].includes(pageKindOf(path)) || pageAt(path)?.isStaff === true;
  const isSilent = (path: string) => isSecret(path) || hasOwnFrame(path) || isSelfService();
  let letGo = () => {};
  const follow = () => {
    letGo();
    letGo = enhanceConsent(banner, {
      isSilent: isSilent(window.location.pathname),
      beforeLoading: () => leaveFor(isSecret),
    });
  };
  window.addEventListener(routed, follow);
  follow();
}

/** Must run before third parties patch the history. */
function leaveFor(isSecret: (path: string) => boolean): void {
  const { history, location } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  const isApart = (url: string | URL | null | undefined) => isSecret(new URL(url ?? '', location.href).pathname);
  history.pushState = (state, unused, url) => (isApart(url) ? location.assign(`${url}`) : push(state, unused, url));
  history.replaceState = (state, unused, url) =>
    isApart(url) ? location.replace(`${url}`) : replace(state, unused, url);
}
