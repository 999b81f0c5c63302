import type { Branch } from '@theke/contracts/catalog/branch';
import type { Init } from '@theke/contracts/gateway/init';
import type { FirstPictures, PageParts, RenderPage, StructuredData } from '@theke/contracts/gateway/server-page';
import { branchIdentifierOf, pageKindOf } from '@theke/rules/site/page';
import { Application } from '@theke/ui/application';
import { imageUrl } from '@theke/ui/image-url';
import { InitContext } from '@theke/ui/init-data';
import { makeQueryClient } from '@theke/ui/query-client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { firstTableSize } from './branch-list/branch-card.tsx';
import { inOrder } from './branch-list/branch-state.ts';
import { FirstView } from './menu/first-view.tsx';
import { heroPictureOf } from './menu/hero-picture.ts';
import { pageParts } from './page-parts.ts';
import { Pages } from './pages.tsx';
import { DrawnAt } from './router/drawn-at.tsx';
import { cardIn } from './shop/card.ts';
import { structuredDataOf } from './structured/structured-data.ts';

/**
 * Texts, and the page for what is not found, which have nothing to be operated: they read whole without a script. Of a menu the head, until
 * the browser draws it whole; all others are drawn by the browser from what the document brings along.
 * @public the gateway calls it
 */
export const render: RenderPage = ({ path, init }, at) => {
  const place = pageKindOf(path);
  if (place === 'branch') return firstViewOf(path, init, at);
  if (place !== 'legal' && place !== 'page') return undefined;
  const Root = () => (
    <InitContext value={init}>
      <DrawnAt path={path}>
        <Pages />
      </DrawnAt>
    </InitContext>
  );
  return draw(<Application Root={Root} queryClient={makeQueryClient} />);
};

/**
 * Of a menu, what is seen first. The document's policy lets no style of an element through, for which the style sheet has what goes for
 * most; the picture that React would have fetched first the document names itself.
 */
function firstViewOf(path: string, init: Init, at: Date): string | undefined {
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

/** Waits for what the browser loads later: these pages are not in its first scripts. */
async function draw(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

/**
 * The dish at the head of a menu, or the first branch's table in the list: over slow networks it is what a guest waits for longest.
 * @public the gateway calls it
 */
export const pictures: FirstPictures = ({ path, init }, at) => {
  const branches = (init.find(({ url }) => url === '/branches')?.data ?? []) as Branch[];
  const picture = pageKindOf(path) === 'list' ? firstOfList(branches, at) : headOfMenu(path, branches, init, at);
  return picture ? [picture] : [];
};

/**
 * What the page is made of besides what every page loads.
 * @public the gateway calls it
 */
export const parts: PageParts = ({ path, init }) => pageParts(path, init);

/**
 * What search engines read of branches and their menus.
 * @public the gateway calls it
 */
export const structuredData: StructuredData = ({ path, init }, at, origin) => structuredDataOf(path, init, origin, at);

function firstOfList(branches: readonly Branch[], at: Date): string | undefined {
  const [table] = inOrder(branches, at)[0]?.images ?? [];
  return table && imageUrl(table, firstTableSize);
}

function headOfMenu(path: string, branches: readonly Branch[], init: Init, at: Date): string | undefined {
  if (pageKindOf(path) !== 'branch') return;
  const branch = branches.find(({ identifier }) => identifier === branchIdentifierOf(path));
  const card = branch && cardIn(init, branch.id);
  return card && heroPictureOf(branch, card, at);
}
