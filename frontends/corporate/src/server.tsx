import type { RenderAround, RenderBlocks, RenderPage } from '@theke/contracts/gateway/server-page';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { initEntry } from '@theke/ui/init-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { aroundShop } from './around/around-shop.tsx';
import { ContentPageView } from './page/content-page.tsx';
import { renderBlocks } from './page/render-blocks.tsx';

/**
 * Renders every page of a corporate site completely. The browser does not hydrate it: scripts only change the
 * existing HTML (`corporate-document.tsx`), so it contains no React markers.
 * @public called by the gateway
 */
export const render: RenderPage = ({ init, data, isEditor }, at) => {
  const config = initEntry(init, '/config');
  if (!data || !config) return undefined;
  const branches = initEntry(init, '/branches') ?? [];
  const zone = zoneOfBusiness(branches);
  const today = dateOf(localTime(zone, at.getTime()));
  return renderToStaticMarkup(
    <ContentPageView data={data} config={config} branches={branches} today={today} isEditor={isEditor} />,
  );
};

/** @public called by the gateway */
export const around: RenderAround = aroundShop;

/** @public called by the gateway */
export const blocks: RenderBlocks = ({ init, data }, ids, at) => {
  const zone = zoneOfBusiness(initEntry(init, '/branches') ?? []);
  const today = dateOf(localTime(zone, at.getTime()));
  return data?.kind === 'site' ? renderBlocks(data, ids, today) : {};
};
