import type { SiteFrame } from '@theke/contracts/content/content-page';
import type { RenderAround } from '@theke/contracts/gateway/server-page';
import { hasOwnFrame } from '@theke/rules/site/page';
import { needsConsent } from '@theke/rules/site/third-parties';
import { ConsentBanner } from '@theke/ui/consent/consent-banner';
import { initEntry } from '@theke/ui/init-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { privacyHref } from '../frame/legal-links.ts';
import { SiteFooter } from '../frame/site-footer.tsx';
import { SiteHeader } from '../frame/site-header.tsx';

const hasMenu = ({ navigations }: SiteFrame, ...identifiers: string[]): boolean =>
  navigations.some(({ identifier, items }) => identifiers.includes(identifier) && items.length > 0);

/**
 * Renders the content around the shop's pages: a header if there is a menu `main`, a footer if there is one of its
 * blocks or menus (FRAME-02), and the consent banner. Same components as on corporate pages; `enhance/shop-frame.ts`
 * handles navigation.
 */
export const aroundShop: RenderAround = ({ path, init, frame }, at) => {
  const config = initEntry(init, '/config');
  if (!config) return undefined;
  const hasHeader = hasMenu(frame, 'main');
  const hasFooter = frame.frameBlocks.length > 0 || hasMenu(frame, 'footer', 'quick');
  if (!hasHeader && !hasFooter && !needsConsent(config)) return undefined;
  const isHidden = hasOwnFrame(path);
  return {
    before: renderToStaticMarkup(
      hasHeader && (
        <div id="site-top" lang="de" hidden={isHidden}>
          <SiteHeader
            config={config}
            navigations={frame.navigations}
            branches={initEntry(init, '/branches') ?? []}
            path={path}
            hasLanguages={config.offersEnglish}
          />
        </div>
      ),
    ),
    after: renderToStaticMarkup(
      <>
        {hasFooter && (
          <div id="site-bottom" lang="de" hidden={isHidden}>
            <SiteFooter config={config} frame={frame} year={String(at.getFullYear())} path={path} />
          </div>
        )}
        <ConsentBanner access={config} without="Bestellen" privacyHref={privacyHref(config)} />
      </>,
    ),
  };
};
