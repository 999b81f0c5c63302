import type { ListedFrontend } from '@theke/rules/site/page-paths';
import type { ContentPage, SiteFrame } from '../content/content-page.ts';
import type { Init } from './init.ts';

/** What a page is drawn from on the server: the same that its document brings along for the browser. */
export type ServerPage = {
  readonly path: string;
  readonly init: Init;
  readonly frontends: readonly ListedFrontend[];
  /** For the shell: what stands between header and footer. */
  readonly content?: string;
  /** What the service that owns the path said of it (page-owner.ts). */
  readonly data?: ContentPage;
};

/**
 * What a server build exports as `render` (`src/server.tsx`): HTML, later where parts of it are loaded first, or undefined for a page that
 * only the browser draws.
 * @throws where what it should draw from is something else; of a page with `data` the browser draws nothing, so that is an error's page
 */
export type RenderPage = (page: ServerPage, at: Date) => string | Promise<string> | undefined;

/**
 * What a server build may export as `pictures`: addresses of what a page shows first and large. The document names them, so that they are
 * on their way before the scripts that draw the page have run.
 */
export type FirstPictures = (page: ServerPage, at: Date) => readonly string[];

/**
 * What a server build may export as `parts`: names of the chunks that a page is made of besides those that every page loads. The document
 * names their files, so that they are on their way together with the first ones instead of after them.
 */
export type PageParts = (page: ServerPage) => readonly string[];

/**
 * What a server build may export as `structuredData`: nodes of schema.org that the document tells search engines as one graph.
 * @param origin where the site is, as its canonical addresses say it, without a slash at the end
 */
export type StructuredData = (page: ServerPage, at: Date, origin: string) => readonly object[];

/** What stands around another frontend's guest page. */
export type Around = { readonly before: string; readonly after: string };

/**
 * What the server build of a frontend that surrounds others (packages/topology/src/frontends.ts) exports as `around`; undefined where there is nothing
 * to stand around a page.
 */
export type RenderAround = (
  page: Pick<ServerPage, 'path' | 'init'> & { readonly frame: SiteFrame },
  at: Date,
) => Around | undefined;
