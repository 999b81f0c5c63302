import type { RenderPage } from '@theke/contracts/gateway/server-page';
import { initEntry } from '@theke/ui/init-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPageView } from './page/content-page.tsx';

/**
 * Every page of a firm's site, whole. No browser draws any of it again: what becomes alive there changes what stands here
 * (`corporate-document.tsx`), so the HTML has no marks for React.
 * @public the gateway calls it
 */
export const render: RenderPage = ({ init, data }, at) => {
  const config = initEntry(init, '/config');
  if (!data || !config) return undefined;
  return renderToStaticMarkup(<ContentPageView data={data} config={config} today={at.toISOString().slice(0, 10)} />);
};
