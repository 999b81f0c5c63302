import type { ContentPage } from '@theke/contracts/content/content-page';
import { composeInit, type InitDeps } from '../api/init.ts';
import type { Caller } from '../caller.ts';
import { renderDocument } from './document.ts';
import type { Drawn, Frontends } from './frontends.ts';

export type ContentDrawn = Drawn & { readonly data: ContentPage };

type About = {
  path: string;
  origin: string;
  caller: Caller;
  /** For the editor on the page: with marks and without scripts. */
  isEditor?: boolean;
};

/** HTML of a page that the server renders completely. Undefined if its frontend has no server build. */
export async function contentDocument(
  deps: InitDeps & { frontends: Frontends },
  drawn: ContentDrawn,
  { path, origin, caller, isEditor = false }: About,
): Promise<string | undefined> {
  const { frontends } = deps;
  const init = await composeInit(deps, caller, { page: true });
  const page = { path, init, frontends: [], data: drawn.data, ...(isEditor && { isEditor }) };
  const html = await frontends.render(drawn.frontend, page, new Date(deps.now()));
  if (html === undefined) return undefined;
  const { config } = caller;
  return renderDocument({
    path,
    origin,
    init,
    frontends,
    drawn,
    html,
    pictures: [],
    listed: [],
    config,
    isStatic: isEditor,
  });
}
