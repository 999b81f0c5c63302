import { earlierWorkerPath, serviceWorkerPath, terminalWorkerPath } from '@theke/contracts/gateway/service-worker-path';
import type { Language } from '@theke/rules/site/language';
import type { PagePath } from '@theke/rules/site/page-paths';

/**
 * One frontend: what it is built as, and which paths it draws. The build, the gateway and, by the gateway's documents, the
 * shell and the pages' titles read this table; nothing else lists frontends.
 *
 * `shell`: the document around remotes, with the guests' header and footer. `remote`: loaded by the shell, exposes single-spa
 * lifecycles in `src/lifecycles.tsx`. `document`: pages without the shell, for a device that shows nothing else; starts in
 * `src/NAME-document.tsx`. `worker`: one file that runs beside the pages, from `src/NAME/index.ts`.
 */
export type Frontend = {
  readonly name: string;
  /** Under `frontends/`, where it is not its name. */
  readonly folder?: string;
  readonly role: 'shell' | 'remote' | 'document' | 'worker';
  readonly paths: readonly PagePath[];
  /**
   * All styles in the first style sheet, although scripts come by page: so the order of rules does not depend on which page was
   * opened first.
   */
  readonly hasOneStyleSheet?: true;
  /**
   * Built for the gateway too, from `src/server.tsx`, whose `render` draws pages as HTML (`RenderPage` of the contracts). The browser takes
   * it over as it stands.
   */
  readonly server?: true;
  /** Built once more for each of these, with every catalogue `X.de.ts` replaced by its twin (ADR 0015). */
  readonly otherLanguages?: readonly Exclude<Language, 'de'>[];
  /** Its server build also draws what stands around the guests' pages of remotes, and its styles and script come along then (`RenderAround`). */
  readonly surrounds?: true;
  /** Of a worker: the frontends whose built files it has ready for when there is no connection. */
  readonly keeps?: readonly string[];
  /** Of the worker of staff who punch on their own device: of which remote that page is, and the chunks that it loads (TIME-21). */
  readonly keepsOwnTime?: { readonly of: string; readonly chunks: readonly string[] };
};

export const frontends: readonly Frontend[] = [
  { name: 'shell', role: 'shell', paths: [], server: true, otherLanguages: ['en'] },
  {
    name: 'storefront',
    role: 'remote',
    paths: ['/store/*', '/pay/*', '/test-payment/*', '/status/*', '/site/*', '/*'].map((path) => ({ path })),
    server: true,
    otherLanguages: ['en'],
  },
  {
    name: 'back-office',
    role: 'remote',
    paths: [{ path: '/backend/*', title: 'Back Office', isStaff: true }],
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
  // Services say which paths are its own (page-owner.ts of the contracts).
  { name: 'corporate', role: 'document', paths: [], server: true, surrounds: true },
  {
    name: 'service-worker',
    folder: 'shell',
    role: 'worker',
    paths: [{ path: serviceWorkerPath }, { path: earlierWorkerPath }],
    keeps: ['shell', 'storefront'],
    // With what stands around it in the navigation, and the dialog that it loads as soon as it stands.
    keepsOwnTime: {
      of: 'back-office',
      chunks: ['office-root', 'office-frame', 'page-my-time', 'part-counts', 'part-correction'],
    },
  },
  {
    name: 'terminal-worker',
    folder: 'back-office',
    role: 'worker',
    paths: [{ path: terminalWorkerPath }],
    keeps: ['terminal'],
  },
];

export const folderOf = ({ name, folder = name }: Frontend): string => folder;

/** The name under which federation knows a remote: an identifier, because it becomes a global variable. */
export const federationName = (name: string): string => name.replaceAll('-', '_');
