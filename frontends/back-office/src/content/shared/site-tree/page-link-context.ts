import { createContext } from 'react';

type PageLink = {
  /** Where a page of the tree is opened. */
  readonly pathOf: (site: string) => string;
  /** The page that is open. */
  readonly current?: string;
};

/** How pages of the tree are opened: in their form, or in the editor on the page. */
export const PageLinkContext = createContext<PageLink>({ pathOf: (site) => `/sites/${site}` });
