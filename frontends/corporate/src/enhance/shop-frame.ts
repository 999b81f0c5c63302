import { infoButtonAt } from '@theke/rules/site/info-button';
import { languageCookie, languageSeconds } from '@theke/rules/site/language';
import { hasOwnFrame } from '@theke/rules/site/page';
import { closest, type ListedFrontend } from '@theke/rules/site/page-paths';
import { rememberCookie } from '@theke/ui/consent/write-cookie';

/**
 * On shop documents, returns a function that finds the frontend of a path, as listed by the gateway. Undefined on
 * corporate pages.
 */
export function shopPages(): ((path: string) => { isRemote: boolean; isStaff: boolean } | undefined) | undefined {
  const text = document.getElementById('frontends')?.textContent;
  if (!text) return undefined;
  const pages = (JSON.parse(text) as ListedFrontend[]).flatMap(({ entry, paths }) =>
    paths.map((page) => ({ ...page, entry })),
  );
  return (path) => {
    const page = closest(pages, path);
    return page && { isRemote: page.entry !== undefined, isStaff: page.isStaff === true };
  };
}

export const routed = 'single-spa:routing-event';

/**
 * Content header and footer around the shop's pages. A link to a shop page navigates without loading a document,
 * closes its menu (FRAME-04) and is marked as current (NAV-03). Checkout pages show the shop's own header instead.
 */
export function enhance(frame: HTMLElement): void {
  const pageAt = shopPages();
  if (!pageAt) return;
  for (const button of frame.querySelectorAll<HTMLElement>('[data-language]'))
    button.addEventListener('click', () => {
      rememberCookie(languageCookie, button.dataset.language ?? 'de', languageSeconds);
      window.location.reload();
    });
  frame.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // Goes back in the history (corporate-document.tsx).
    if (link?.closest('[data-back]') && window.history.length > 1) return;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || link.target || link.origin !== window.location.origin || !isPlain) return;
    const page = pageAt(link.pathname);
    if (link.getAttribute('href')?.startsWith('#') || !page?.isRemote || page.isStaff) return;
    event.preventDefault();
    for (const menu of frame.querySelectorAll<HTMLDetailsElement>('details[open]')) menu.open = false;
    window.history.pushState(null, '', link.href);
  });
  const follow = () => {
    const path = window.location.pathname;
    frame.hidden = hasOwnFrame(path) || pageAt(path)?.isStaff === true;
    for (const button of frame.querySelectorAll<HTMLElement>('[data-info]'))
      button.hidden = button.dataset.info !== infoButtonAt(path);
    for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-info])')) {
      if (link.pathname === path) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const summary of frame.querySelectorAll<HTMLElement>('details[name] > summary'))
      summary.toggleAttribute('data-below', summary.parentElement?.querySelector('[aria-current]') !== null);
  };
  window.addEventListener(routed, follow);
  follow();
}
