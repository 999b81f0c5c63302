import type { ListedFrontend } from '@theke/rules/site/page-paths';
import type { ContentPage, SiteFrame } from '../content/content-page.ts';
import type { Init } from './init.ts';

/** Input for server rendering, identical to the data embedded in the document for the browser. */
export type ServerPage = {
  readonly path: string;
  readonly init: Init;
  readonly frontends: readonly ListedFrontend[];
  /** For the shell: HTML between header and footer. */
  readonly content?: string;
  /** Reply of the service that owns the path (page-owner.ts). */
  readonly data?: ContentPage;
  /** Renders the marks of the editor (`@theke/rules/content/editing/canvas-marks`). */
  readonly isEditor?: boolean;
};

/**
 * Export `render` of a server build (`src/server.tsx`): returns HTML, as a promise if parts are lazily loaded.
 * Undefined for pages rendered only in the browser.
 * @throws if the input is invalid. Pages with `data` are then served as an error page, because the browser does not
 * render them
 */
export type RenderPage = (page: ServerPage, at: Date) => string | Promise<string> | undefined;

/**
 * Optional export `pictures` of a server build: addresses of the largest pictures of the first paint. The document
 * preloads them before the scripts run.
 */
export type FirstPictures = (page: ServerPage, at: Date) => readonly string[];

/**
 * Optional export `parts` of a server build: names of additional chunks of the page. The document preloads their files
 * together with the common ones.
 */
export type PageParts = (page: ServerPage) => readonly string[];

/**
 * Optional export `structuredData` of a server build: schema.org nodes, published to search engines as one graph.
 * @param origin origin of the canonical addresses, without a trailing slash
 */
export type StructuredData = (page: ServerPage, at: Date, origin: string) => readonly object[];

/** Optional export `blocks` of a server build: HTML of single blocks of a draft in the editor, by id. */
export type RenderBlocks = (page: ServerPage, ids: readonly string[], at: Date) => Readonly<Record<string, string>>;

/** HTML before and after another frontend's guest page. */
export type Around = { readonly before: string; readonly after: string };

/**
 * Export `around` of a frontend that wraps others (packages/topology/src/frontends.ts). Undefined if there is nothing
 * to wrap a page with.
 */
export type RenderAround = (
  page: Pick<ServerPage, 'path' | 'init'> & { readonly frame: SiteFrame },
  at: Date,
) => Around | undefined;
