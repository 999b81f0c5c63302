/**
 * One browser build. A host starts the page; a remote is loaded by the host and exposes its single-spa lifecycles; a worker is
 * one file that runs beside the pages.
 */
export type Frontend = {
  readonly name: string;
  readonly folder: string;
  readonly role: 'host' | 'remote' | 'worker';
  /**
   * All styles in the first style sheet, although scripts come by page: so the order of rules does not depend on which page was
   * opened first.
   */
  readonly hasOneStyleSheet?: boolean;
};

export const frontends: readonly Frontend[] = [
  { name: 'shell', folder: 'shell', role: 'host' },
  { name: 'storefront', folder: 'storefront', role: 'remote' },
  { name: 'back-office', folder: 'back-office', role: 'remote', hasOneStyleSheet: true },
  { name: 'push-worker', folder: 'shell', role: 'worker' },
];

/** The name under which federation knows a remote: an identifier, because it becomes a global variable. */
export const federationName = (name: string): string => name.replaceAll('-', '_');
