import { legalPages, pageNames } from './page.de.ts';

/** Kind of a guest page by its path (PAGE-01). */
export type Place = 'list' | 'branch' | 'checkout' | 'pay' | 'status' | 'legal' | 'contact' | 'page';

export { legalPages };

/** Config fields with the texts of legal pages; without text there is no page. */
export const legalTexts = {
  '/site/terms-and-conditions': 'termsAndConditionsText',
  '/site/privacy': 'privacyPolicyText',
  '/site/imprint': 'imprintText',
  '/site/allergens': 'allergensText',
} as const;

export const isLegalPath = (path: string): path is keyof typeof legalPages => Object.hasOwn(legalPages, path);

export function pageKindOf(path: string): Place {
  if (path === '/') return 'list';
  if (/^\/store\/[^/]+\/?$/.test(path)) return 'branch';
  if (/^\/store\/[^/]+\/checkout(\/error)?\/?$/.test(path)) return 'checkout';
  if (/^\/(pay\/[^/]+|test-payment)\/[^/]+\/?$/.test(path)) return 'pay';
  if (/^\/status\/[^/]+\/[^/]+\/?$/.test(path)) return 'status';
  if (/^\/kontakt\/?$/.test(path)) return 'contact';
  return isLegalPath(path) ? 'legal' : 'page';
}

/** Checkout, payment and status pages use the shop's plain header and footer without other links. */
export const hasOwnFrame = (path: string): boolean => ['checkout', 'pay', 'status'].includes(pageKindOf(path));

/** The identifier in `/store/{identifier}` and subpaths; undefined elsewhere and if it cannot be decoded. */
export function branchIdentifierOf(path: string): string | undefined {
  const identifier = /^\/store\/([^/]+)/.exec(path)?.[1];
  try {
    return identifier && decodeURIComponent(identifier);
  } catch {
    return undefined;
  }
}

type Named = {
  /** Whether `/` is the home page, which is named after the site. */
  readonly hasHomePage: boolean;
  readonly divisions: readonly { readonly title: string }[];
  readonly branches: readonly { readonly identifier: string; readonly name: string }[];
};

/** The name of a guest page from its data; undefined if there is none. */
export function guestPageName(path: string, { hasHomePage, divisions, branches }: Named): string | undefined {
  switch (pageKindOf(path)) {
    case 'list':
      return hasHomePage ? undefined : divisions[0]?.title;
    case 'branch':
      return branches.find((branch) => branch.identifier === branchIdentifierOf(path))?.name ?? pageNames.notFound;
    case 'checkout':
      return pageNames.checkout;
    case 'pay':
      return pageNames.pay;
    case 'status':
      return pageNames.status;
    case 'legal':
      return isLegalPath(path) ? legalPages[path] : undefined;
    case 'contact':
      return pageNames.contact;
    case 'page':
      return pageNames.notFound;
  }
}

type Titled = { readonly seoTitle: string; readonly title: string; readonly shopName: string };

/** The document's title (PAGE-03): `name - base title`. Shared by gateway and browser. */
export function pageTitle(name: string | undefined, { seoTitle, title, shopName }: Titled): string {
  const base = seoTitle || title || shopName;
  return name ? `${name} - ${base}` : base;
}
