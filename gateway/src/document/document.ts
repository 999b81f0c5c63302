import type { Branch } from '@theke/contracts/catalog/branch';
import type { ContentPage } from '@theke/contracts/content/content-page';
import type { Init } from '@theke/contracts/gateway/init';
import type { Around } from '@theke/contracts/gateway/server-page';
import type { Config } from '@theke/contracts/identity/config';
import type { ImageRef } from '@theke/contracts/wire';
import { escapeHtml } from '@theke/kit/escape-html';
import { isGiftCardLink, isGiftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { isReservationLink, isReservationPath } from '@theke/rules/reservations/reservation-path';
import type { Language } from '@theke/rules/site/language';
import {
  branchIdentifierOf,
  guestPageName,
  isLegalPath,
  legalTexts,
  pageKindOf,
  pageTitle,
} from '@theke/rules/site/page';
import type { ListedFrontend } from '@theke/rules/site/page-paths';
import { rssPath } from '../pages/feeds.ts';
import type { Drawn, Frontends } from './frontends.ts';

/** Page of a guest's account; exists if the business has accounts. */
const accountPath = '/site/konto';

/** JSON that is safe inside a script element: escapes `<`, and line separators for older parsers. */
const inScript = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const inline = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${inScript(data)}</script>`;

/**
 * Structured data for search engines (SEO-01). Browsers do not execute it, so the content security policy allows it.
 */
const graph = (nodes: readonly object[]) =>
  `<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

const entry = <T>(init: Init, url: string): T | undefined => init.find((one) => one.url === url)?.data as T | undefined;

export type DocumentOptions = {
  path: string;
  origin: string;
  init: Init;
  frontends: Frontends;
  drawn: Drawn;
  /** HTML from a server build. */
  html?: string | undefined;
  /** Header and footer around a remote's page. */
  around?: Around | undefined;
  /** Images shown first. */
  pictures: readonly string[];
  /** Scripts and styles of this page only. */
  parts?: readonly string[];
  /** Language of the page's own texts; the tenant's texts are not translated. */
  language?: Language;
  /** Structured data for search engines. */
  structured?: readonly object[];
  /** Frontends for the shell. */
  listed: readonly ListedFrontend[];
  config: Config;
  /** Without scripts: a draft in the editor. */
  isStatic?: boolean;
};

/** The guests' site: it also renders paths that no other frontend has; rules decide which of them are pages. */
const isSite = ({ frontend }: Drawn) => frontend.paths.some(({ path }) => path === '/*');

/**
 * Status of a path: a branch must exist if the branches are available, and a legal page must have a text (FRAME-10).
 */
export function statusOf(path: string, drawn: Drawn, init: Init): 200 | 404 {
  if (drawn.isOwned || !isSite(drawn)) return 200;
  const place = pageKindOf(path);
  if (path === accountPath) return entry<Config>(init, '/config')?.enablePluginAccounts ? 200 : 404;
  // Links to bought cards stay valid while no new ones are sold.
  if (isGiftCardPath(path))
    return isGiftCardLink(path) || entry<Config>(init, '/config')?.enablePluginGiftCards ? 200 : 404;
  if (isReservationPath(path)) return 200;
  if (place === 'page') return 404;
  if (isLegalPath(path)) return entry<Config>(init, '/config')?.[legalTexts[path]] ? 200 : 404;
  const branches = entry<Branch[]>(init, '/branches');
  const isUnknownBranch =
    (place === 'branch' || place === 'checkout') &&
    branches &&
    !branches.some((branch) => branch.identifier === branchIdentifierOf(path));
  return isUnknownBranch ? 404 : 200;
}

const needsScript: Record<Language, string> = {
  de: 'Für diese Seite wird JavaScript benötigt.',
  en: 'This page needs JavaScript.',
};

/** Pages excluded from search engines and link previews. */
const isPrivate = (path: string, { page }: Drawn) =>
  page.isStaff ||
  path === accountPath ||
  isReservationLink(path) ||
  isGiftCardLink(path) ||
  ['status', 'pay', 'checkout'].includes(pageKindOf(path));

/** The tenant's icon, otherwise a default one in its colours. */
const iconLink = ({ favicon, version }: Config) =>
  favicon
    ? `<link rel="icon" href="/image/thumbnail/${favicon.id}-${favicon.version}.${favicon.extension}" type="image/webp">`
    : `<link rel="icon" href="/icon.svg?v=${version}" type="image/svg+xml">`;

/** Metadata of a page for search engines and link previews. */
type About = {
  title: string;
  description: string;
  /** Canonical address. */
  address: string;
  picture: Pick<ImageRef, 'id' | 'version' | 'extension'> | undefined;
  isHidden: boolean;
};

/** Origin of the tenant's website if configured, otherwise that of the request; without a trailing slash. */
export const siteOrigin = ({ website }: Pick<Config, 'website'>, origin: string): string =>
  website.replace(/\/$/, '') || origin;

const addressOf = (config: Config, origin: string, path: string) => `${siteOrigin(config, origin)}${path}`;

/** A page has one address per language, plus a default (SEO-04). */
const languages = ['de', 'x-default'] as const;

const addresses = (address: string) => {
  const href = escapeHtml(address);
  const alternates = languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${href}">`);
  return [`<link rel="canonical" href="${href}">`, ...alternates].join('\n');
};

/** Metadata of a content page. */
const aboutContent = (data: ContentPage, { drawn, origin, config }: DocumentOptions): About => ({
  // Posts and projects use their own title only (PAGE-03).
  title: data.kind === 'post' || data.kind === 'project' ? data.title : pageTitle(data.title, config),
  description: data.description || config.seoDescription || config.description,
  address: addressOf(config, origin, data.path),
  picture: data.shareImage ?? config.ogImage ?? config.logo ?? undefined,
  isHidden: data.isDraft || drawn.isHidden === true || data.kind === 'not-found',
});

function aboutPage({ path, origin, init, drawn, config }: DocumentOptions): About {
  const branches = entry<Branch[]>(init, '/branches') ?? [];
  const divisions = entry<{ title: string }[]>(init, '/divisions') ?? [];
  const branch = branches.find((one) => one.identifier === branchIdentifierOf(path));
  const names = { hasHomePage: config.enablePluginHomePage, branches, divisions };
  const name = drawn.page.title ?? (isSite(drawn) && !drawn.isOwned ? guestPageName(path, names) : undefined);
  // The branch's image if it has one, otherwise the one configured for link previews.
  const [picture] = branch?.images.length
    ? branch.images
    : config.ogImage
      ? [config.ogImage]
      : branches.flatMap((one) => one.images);
  return {
    title: pageTitle(name, config),
    description: branch?.description || config.seoDescription || config.description,
    address: addressOf(config, origin, path),
    picture,
    isHidden: isPrivate(path, drawn),
  };
}

const withoutScripts = (head: string): string =>
  head
    .split('\n')
    .filter((tag) => !tag.includes('script'))
    .join('\n');

const partLink = (url: string) =>
  `<link rel="preload" as="${url.endsWith('.css') ? 'style' : 'script'}" href="${escapeHtml(url)}">`;

/**
 * HTML of a page: title, description, canonical address, Open Graph tags and the data for first paint (PAGE-03 to
 * PAGE-06). A content page needs no data: the browser does not render it.
 */
export function renderDocument(options: DocumentOptions): string {
  const {
    origin,
    init,
    frontends,
    drawn,
    html,
    around,
    pictures,
    parts = [],
    structured = [],
    listed,
    config,
    language = 'de',
    isStatic = false,
  } = options;
  const head = frontends.headFor(
    drawn.frontend,
    config.theme.font,
    around !== undefined,
    html !== undefined && pictures.length > 0,
  );
  const { title, description, address, picture, isHidden } = drawn.data
    ? aboutContent(drawn.data, options)
    : aboutPage(options);
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
${meta('name', 'description', description)}
${isHidden ? '<meta name="robots" content="noindex">' : addresses(address)}
${meta('property', 'og:title', title)}
${meta('property', 'og:description', description)}
${meta('property', 'og:type', 'website')}
${meta('property', 'og:url', isHidden ? '' : address)}
${picture ? meta('property', 'og:image', `${origin}/images/${picture.id}-${picture.version}.jpg`) : ''}
${drawn.data ? `<link rel="alternate" type="application/rss+xml" title="Magazin" href="${rssPath}">` : ''}
${meta('name', 'theme-color', config.theme.brand)}
${iconLink(config)}
<link rel="stylesheet" href="/theme.css?v=${config.version}">
${pictures.map((url) => `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high">`).join('\n')}
${isStatic ? withoutScripts(head) : head}
${parts.map(partLink).join('\n')}
</head>
<body>
${around?.before ?? ''}<div id="app">${html ?? ''}</div>${around?.after ?? ''}
${html === undefined || html.includes(' data-first-view="') ? `<noscript><p>${needsScript[language]}</p></noscript>` : ''}
${drawn.data ? '' : inline('init', init)}
${drawn.frontend.role === 'remote' ? inline('frontends', listed) : ''}
${structured.length > 0 && !isHidden ? graph(structured) : ''}
</body>
</html>
`;
}
