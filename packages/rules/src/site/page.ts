/** Which part of the site draws a path (PAGE-01). */
export type Place = 'backend' | 'frontdesk' | 'list' | 'branch' | 'checkout' | 'pay' | 'status' | 'legal' | 'page';

/** Paths of the texts that the footer links to, with their titles. */
export const legalPages = {
  '/site/terms-and-conditions': 'AGB',
  '/site/privacy': 'Datenschutz',
  '/site/imprint': 'Impressum',
  '/site/allergens': 'Allergene',
} as const;

export const isLegalPath = (path: string): path is keyof typeof legalPages => Object.hasOwn(legalPages, path);

export function placeOf(path: string): Place {
  if (path === '/') return 'list';
  if (path === '/backend' || path.startsWith('/backend/')) return 'backend';
  if (path === '/frontdesk' || path === '/frontdesk/') return 'frontdesk';
  if (/^\/store\/[^/]+\/?$/.test(path)) return 'branch';
  if (/^\/store\/[^/]+\/checkout(\/error)?\/?$/.test(path)) return 'checkout';
  if (/^\/(pay\/[^/]+|test-payment)\/[^/]+\/?$/.test(path)) return 'pay';
  if (/^\/status\/[^/]+\/[^/]+\/?$/.test(path)) return 'status';
  return isLegalPath(path) ? 'legal' : 'page';
}

/** Remotes with places of their own; the storefront draws all the others. */
const remotes: Partial<Record<Place, string>> = { backend: 'back-office', frontdesk: 'back-office' };

/** The micro-frontend that draws a path: the gateway names it in the document, the shell mounts it. */
export const remoteOf = (path: string): string => remotes[placeOf(path)] ?? 'storefront';

/** The identifier in `/store/{identifier}` and below; undefined elsewhere, and where it is no readable text. */
export function branchIdentifierOf(path: string): string | undefined {
  const identifier = /^\/store\/([^/]+)/.exec(path)?.[1];
  try {
    return identifier && decodeURIComponent(identifier);
  } catch {
    return undefined;
  }
}

type Named = {
  readonly config: { readonly seoTitle: string; readonly title: string; readonly shopName: string };
  readonly divisions: readonly { readonly title: string }[];
  readonly branches: readonly { readonly identifier: string; readonly name: string }[];
};

const notFound = 'Seite nicht gefunden';

/** What stands before the base title, if anything. */
function nameOf(path: string, { divisions, branches }: Named): string | undefined {
  switch (placeOf(path)) {
    case 'list':
      return divisions[0]?.title;
    case 'branch':
      return branches.find((branch) => branch.identifier === branchIdentifierOf(path))?.name ?? notFound;
    case 'checkout':
      return 'Bestellvorgang';
    case 'pay':
      return 'Bezahlung';
    case 'status':
      return 'Bestellstatus';
    case 'backend':
      return 'Back Office';
    case 'frontdesk':
      return 'Theke';
    case 'legal':
      return isLegalPath(path) ? legalPages[path] : undefined;
    case 'page':
      return notFound;
  }
}

/** The document's title (PAGE-03): `name - base title`. Gateway and browser agree on it. */
export function pageTitle(path: string, named: Named): string {
  const base = named.config.seoTitle || named.config.title || named.config.shopName;
  const name = nameOf(path, named);
  return name ? `${name} - ${base}` : base;
}
