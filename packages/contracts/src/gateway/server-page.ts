import type { ListedFrontend } from '@theke/rules/site/page-paths';
import type { Init } from './init.ts';

/** What a page is drawn from on the server: the same that its document brings along for the browser. */
export type ServerPage = {
  readonly path: string;
  readonly init: Init;
  readonly frontends: readonly ListedFrontend[];
  /** For the shell: what stands between header and footer. */
  readonly content?: string;
};

/** What a server build exports as `render` (`src/server.tsx`): HTML, or undefined for a page that only the browser draws. */
export type RenderPage = (page: ServerPage) => string | undefined;

/**
 * What a server build may export as `pictures`: addresses of what a page shows first and large. The document names them, so that they are
 * on their way before the scripts that draw the page have run.
 */
export type FirstPictures = (page: ServerPage, at: Date) => readonly string[];
