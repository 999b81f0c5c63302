/** One browser build. A host starts the page; a remote is loaded by the host and exposes its single-spa lifecycles. */
export type Frontend = { readonly name: string; readonly role: 'host' | 'remote' };

export const frontends: readonly Frontend[] = [
  { name: 'shell', role: 'host' },
  { name: 'storefront', role: 'remote' },
  { name: 'back-office', role: 'remote' },
];

/** The name under which federation knows a remote: an identifier, because it becomes a global variable. */
export const federationName = (name: string): string => name.replaceAll('-', '_');
