import type { RenderAround, RenderPage } from '@theke/contracts/gateway/server-page';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { initEntry } from '@theke/ui/init-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { aroundShop } from './around/around-shop.tsx';
import { ContentPageView } from './page/content-page.tsx';

/**
 * Every page of a firm's site, whole. No browser draws any of it again: what becomes alive there changes what stands here
 * (`corporate-document.tsx`), so the HTML has no marks for React.
 * @public the gateway calls it
 */
export const render: RenderPage = ({ init, data }, at) => {
  const config = initEntry(init, '/config');
  if (!data || !config) return undefined;
  const branches = initEntry(init, '/branches') ?? [];
  const zone = zoneOfBusiness(branches);
  const today = dateOf(localTime(zone, at.getTime()));
  return renderToStaticMarkup(<ContentPageView data={data} config={config} branches={branches} today={today} />);
};

/** @public the gateway calls it */
export const around: RenderAround = aroundShop;
