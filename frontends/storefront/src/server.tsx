import type { Branch } from '@theke/contracts/catalog/branch';
import type { Init } from '@theke/contracts/gateway/init';
import type { FirstPictures, PageParts, RenderPage, StructuredData } from '@theke/contracts/gateway/server-page';
import { isGiftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { isReservationPath } from '@theke/rules/reservations/reservation-path';
import { branchIdentifierOf, pageKindOf } from '@theke/rules/site/page';
import { Application } from '@theke/ui/application';
import { imageUrl } from '@theke/ui/image-url';
import { InitContext } from '@theke/ui/init-data';
import { makeQueryClient } from '@theke/ui/query-client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { accountPath } from './account/account-path.ts';
import { firstTableSize } from './branch-list/branch-card.tsx';
import { inOrder } from './branch-list/branch-state.ts';
import { FirstView } from './menu/first-view.tsx';
import { findHeroPicture } from './menu/hero-picture.ts';
import { pageParts } from './page-parts.ts';
import { Pages } from './pages.tsx';
import { DrawnAt } from './router/drawn-at.tsx';
import { cardIn } from './shop/card.ts';
import { makeStructuredData } from './structured/structured-data.ts';

/**
 * Renders a page on the server. Text pages and the not-found page are complete, because they need no JavaScript. Of a
 * menu, only the hero is rendered. All others are rendered by the browser from the data in the document.
 * @public called by the gateway
 */
export const render: RenderPage = ({ path, init }, at) => {
  const kind = pageKindOf(path);
  if (kind === 'branch') return renderFirstView(path, init, at);
  if ((kind !== 'legal' && kind !== 'page') || isDrawnByBrowser(path)) return undefined;
  const Root = () => (
    <InitContext value={init}>
      <DrawnAt path={path}>
        <Pages />
      </DrawnAt>
    </InitContext>
  );
  return draw(<Application Root={Root} queryClient={makeQueryClient} />);
};

const isDrawnByBrowser = (path: string): boolean =>
  path === accountPath || isReservationPath(path) || isGiftCardPath(path);

/**
 * Renders a menu's hero. The CSP forbids inline styles, so the style sheet contains common values. The document
 * preloads the picture itself.
 */
function renderFirstView(path: string, init: Init, at: Date): string | undefined {
  const branches = (init.find(({ url }) => url === '/branches')?.data ?? []) as Branch[];
  const branch = branches.find(({ identifier }) => identifier === branchIdentifierOf(path));
  const card = branch && cardIn(init, branch.id);
  return (
    card &&
    renderToStaticMarkup(<FirstView branch={branch} card={card} at={at} />).replaceAll(
      / style="[^"]*"|<link [^>]*>/g,
      '',
    )
  );
}

/** Waits for lazy components. */
async function draw(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

/**
 * Returns the picture to preload: the first dish of a menu, or the first branch's picture in the list. On slow
 * networks it takes longest.
 * @public called by the gateway
 */
export const pictures: FirstPictures = ({ path, init }, at) => {
  const branches = (init.find(({ url }) => url === '/branches')?.data ?? []) as Branch[];
  const picture = pageKindOf(path) === 'list' ? listPicture(branches, at) : menuPicture(path, branches, init, at);
  return picture ? [picture] : [];
};

/**
 * Returns the chunks of the page in addition to the initial ones.
 * @public called by the gateway
 */
export const parts: PageParts = ({ path, init }) => pageParts(path, init);

/**
 * Returns structured data about branches and menus for search engines.
 * @public called by the gateway
 */
export const structuredData: StructuredData = ({ path, init }, at, origin) =>
  makeStructuredData(path, init, origin, at);

function listPicture(branches: readonly Branch[], at: Date): string | undefined {
  const [table] = inOrder(branches, at)[0]?.images ?? [];
  return table && imageUrl(table, firstTableSize);
}

function menuPicture(path: string, branches: readonly Branch[], init: Init, at: Date): string | undefined {
  if (pageKindOf(path) !== 'branch') return;
  const branch = branches.find(({ identifier }) => identifier === branchIdentifierOf(path));
  const card = branch && cardIn(init, branch.id);
  return card && findHeroPicture(branch, card, at);
}
