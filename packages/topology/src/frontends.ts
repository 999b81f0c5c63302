import {
  earlierWorkerPath,
  serviceWorkerPath,
  terminalWorkerPath,
  tvWorkerPath,
} from '@theke/contracts/gateway/service-worker-path';
import type { Language } from '@theke/rules/site/language';
import type { PagePath } from '@theke/rules/site/page-paths';

/**
 * A frontend with its role and paths. The only list of frontends: used by the build, the gateway, and through the
 * gateway's documents by the shell and the page titles.
 *
 * `shell`: the document around remotes, with the guests' header and footer. `remote`: loaded by the shell, exposes
 * single-spa lifecycles in `src/lifecycles.tsx`. `document`: pages without the shell, such as kiosk pages; starts in
 * `src/NAME-document.tsx`. `worker`: a single service worker file, from `src/NAME/index.ts`.
 */
export type Frontend = {
  readonly name: string;
  /** Folder under `frontends/`. Default: the name. */
  readonly folder?: string;
  readonly role: 'shell' | 'remote' | 'document' | 'worker';
  readonly paths: readonly PagePath[];
  /**
   * Puts all styles into the first style sheet although scripts are split by page. The order of rules then does not
   * depend on which page was opened first.
   */
  readonly hasOneStyleSheet?: true;
  /**
   * Also built for the gateway, from `src/server.tsx`, whose `render` returns pages as HTML (`RenderPage` of the
   * contracts). The browser hydrates it.
   */
  readonly server?: true;
  /** Built again for each language, with every catalogue `X.de.ts` replaced by its counterpart (ADR 0015). */
  readonly otherLanguages?: readonly Exclude<Language, 'de'>[];
  /**
   * Its server build also renders the frame around the guests' pages of remotes, including its styles and script
   * (`RenderAround`).
   */
  readonly surrounds?: true;
  /** Oldest language level of its browsers. Default: es2022. Packages from node_modules are compiled, too. */
  readonly target?: 'es2019';
  /** For a worker: the frontends whose built files it caches for offline use. */
  readonly keeps?: readonly string[];
  /** For the worker of personal devices for punching: the remote with that page, and the chunks it loads (TIME-21). */
  readonly keepsOwnTime?: { readonly frontend: string; readonly chunks: readonly string[] };
};

export const frontends: readonly Frontend[] = [
  { name: 'shell', role: 'shell', paths: [], server: true, otherLanguages: ['en'] },
  {
    name: 'storefront',
    role: 'remote',
    paths: [
      ...['/store/*', '/pay/*', '/test-payment/*', '/status/*', '/site/*', '/*'].map((path) => ({ path })),
      // A guest's account names itself here, so that the menu loads no text of it (ADR 0046).
      { path: '/site/konto', title: 'Kundenkonto' },
      { path: '/site/geschenkkarte/*', title: 'Geschenkkarte' },
      { path: '/reservation/*', title: 'Tisch reservieren' },
    ],
    server: true,
    otherLanguages: ['en'],
  },
  {
    name: 'back-office',
    role: 'remote',
    paths: [{ path: '/backend/*', title: 'Backoffice', isStaff: true }],
    hasOneStyleSheet: true,
  },
  {
    name: 'frontdesk',
    folder: 'back-office',
    role: 'document',
    paths: [{ path: '/frontdesk', title: 'Theke', isStaff: true }],
    hasOneStyleSheet: true,
  },
  {
    name: 'terminal',
    folder: 'back-office',
    role: 'document',
    paths: [{ path: '/terminal', title: 'Terminal', isStaff: true }],
    hasOneStyleSheet: true,
  },
  // Smart TVs of 2021 have Chromium 76.
  {
    name: 'signage-player',
    role: 'document',
    paths: [{ path: '/tv', title: 'TV', isStaff: true }],
    hasOneStyleSheet: true,
    target: 'es2019',
  },
  // Services assign its paths (page-owner.ts of the contracts).
  { name: 'corporate', role: 'document', paths: [], server: true, surrounds: true },
  {
    name: 'service-worker',
    folder: 'shell',
    role: 'worker',
    paths: [{ path: serviceWorkerPath }, { path: earlierWorkerPath }],
    keeps: ['shell', 'storefront'],
    // Including the counters of the page's navigation.
    keepsOwnTime: { frontend: 'back-office', chunks: ['office-root', 'office-frame', 'page-my-time', 'part-counts'] },
  },
  {
    name: 'terminal-worker',
    folder: 'back-office',
    role: 'worker',
    paths: [{ path: terminalWorkerPath }],
    keeps: ['terminal'],
  },
  {
    name: 'tv-worker',
    folder: 'signage-player',
    role: 'worker',
    paths: [{ path: tvWorkerPath }],
    keeps: ['signage-player'],
    target: 'es2019',
  },
];

export const folderOf = ({ name, folder = name }: Frontend): string => folder;

/** The name of a remote for module federation: an identifier, because it becomes a global variable. */
export const federationName = (name: string): string => name.replaceAll('-', '_');
