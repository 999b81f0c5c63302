import type { RenderPage } from '@theke/contracts/gateway/server-page';
import { placeOf } from '@theke/rules/site/page';
import { Application } from '@theke/ui/application';
import { InitContext } from '@theke/ui/init-data';
import { makeQueryClient } from '@theke/ui/query-client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Pages } from './pages.tsx';

/**
 * Texts, and the page for what is not found, which have nothing to be operated: they read whole without a script. All others are drawn
 * by the browser from what the document brings along.
 * @public the gateway calls it
 */
export const render: RenderPage = ({ path, init }) => {
  const place = placeOf(path);
  if (place !== 'legal' && place !== 'page') return undefined;
  const Root = () => (
    <InitContext value={init}>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </InitContext>
  );
  return renderToString(<Application Root={Root} queryClient={makeQueryClient} />);
};
