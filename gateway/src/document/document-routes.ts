import type { SiteFrame } from '@theke/contracts/content/content-page';
import type { Around, ServerPage } from '@theke/contracts/gateway/server-page';
import { manifestPath } from '@theke/contracts/gateway/service-worker-path';
import { type StaffBar, staffBarId } from '@theke/contracts/gateway/staff-bar';
import { nameEndpoint } from '@theke/kit/http/app';
import { type Language, languageIn } from '@theke/rules/site/language';
import { branchIdentifierOf } from '@theke/rules/site/page';
import { withQuery } from '@theke/rules/site/with-query';
import { themeCss } from '@theke/rules/theme/theme';
import type { Frontend } from '@theke/topology/frontends';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { composeInit, type InitDeps } from '../api/init.ts';
import { type Caller, callerOf } from '../caller.ts';
import { originOf } from '../host.ts';
import { listQuery, type PageDirectory } from '../pages/page-directory.ts';
import type { RedirectUseBuffer } from '../pages/redirect-use-buffer.ts';
import type { WhoDraws } from '../pages/who-draws.ts';
import { type ContentDrawn, contentDocument } from './content-document.ts';
import { inline, renderDocument, siteOrigin, statusOf } from './document.ts';
import { documentPolicy, isTvPath, policyAt } from './document-policy.ts';
import type { Drawn, Frontends } from './frontends.ts';
import { toManifest } from './manifest.ts';
import { sendPlainPage } from './plain-page.ts';
import { RenderedPageCache } from './rendered-page-cache.ts';
import { staffBarOf } from './staff-bar-of.ts';

const year = 'public, max-age=31536000, immutable';

/** Features that no page uses; denies them to injected scripts, too. */
const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()';

const plainHeaders: Record<string, string> = {
  'content-security-policy': documentPolicy,
  'x-content-type-options': 'nosniff',
  // The status page's address is a secret; no other site needs to know where a guest came from.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
};
const secureHeaders = { ...plainHeaders, 'strict-transport-security': 'max-age=31536000' };
const lists = { plain: Object.entries(plainHeaders).flat(), secure: Object.entries(secureHeaders).flat() };

/** Headers of every response, alternating names and values. */
export const securityHeaderList = ({ secure }: Pick<Request, 'secure'>): readonly string[] =>
  secure ? lists.secure : lists.plain;

export const securityHeaders: RequestHandler = (request, response, next) => {
  for (const [name, value] of Object.entries(request.secure ? secureHeaders : plainHeaders))
    response.setHeader(name, value);
  next();
};

/** The guest's language if the tenant offers it; staff pages and the website are German. */
const languageOf = (request: Request, { config }: Caller, { frontend, page }: Drawn): Language =>
  config.offersEnglish && frontend.role === 'remote' && !page.isStaff
    ? (languageIn(request.headers.cookie ?? '') ?? 'de')
    : 'de';

/** The query without the parameters that selected the redirect. */
function withoutParameters(query: string, used: Readonly<Record<string, string>> = {}): string {
  const left = [...new URLSearchParams(query)].filter(([name]) => !Object.hasOwn(used, name));
  return new URLSearchParams(left).toString();
}

/** Routes of the tenant's pages, theme and icon. */
export function documentRoutes(
  deps: InitDeps & {
    /** By language of guests' pages; routing is the same in each. */
    frontends: Record<Language, Frontends>;
    whoDraws: WhoDraws;
    redirectUses: Pick<RedirectUseBuffer, 'add'>;
    frameOf: PageDirectory['frame'];
    hasPageOwners: boolean;
  },
): Router {
  const router = Router();
  const renderedPages = new RenderedPageCache();

  router.get('/theme.css', (request, response) => {
    const { config } = callerOf(response);
    response.setHeader('cache-control', request.query.v === String(config.version) ? year : 'no-cache');
    response.type('css').send(themeCss(config.theme));
  });

  router.get(manifestPath, (_request, response, next) => {
    const { config } = callerOf(response);
    if (!config.enablePluginPWA) return next();
    response.setHeader('cache-control', 'no-cache');
    response.type('application/manifest+json').send(JSON.stringify(toManifest(config)));
  });

  // Default icon: a counter with an item on it, in the tenant's colours, until it uploads a logo.
  router.get('/icon.svg', (_request, response) => {
    const { theme } = callerOf(response).config;
    response.setHeader('cache-control', 'public, max-age=86400');
    response
      .type('svg')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.brand}"/><circle cx="16" cy="14" r="6.5" fill="${theme.accent}"/><path d="M5 23h22" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`,
      );
  });

  router.get('/{*path}', async (request, response, next) => {
    if (!request.accepts('html')) return next();
    nameEndpoint(response, 'page');
    const caller = callerOf(response);
    const wholeQuery = request.originalUrl.split('?').slice(1).join('?');
    const pageRequest = {
      wholeQuery,
      query: listQuery(wholeQuery),
      withDrafts: caller.user?.roles.includes('ROLE_ADMIN') === true && !caller.user.mustSetUpSecondStep,
    };
    const drawn = await drawnAt(caller, request.path, pageRequest);
    if (!drawn) return next();
    response.setHeader('cache-control', 'private, no-cache');
    response.setHeader(
      'content-security-policy',
      policyAt(request.path, caller.config, !('movedTo' in drawn) && drawn.page.isStaff),
    );
    // Framed web pages do not learn the shop's address.
    if (isTvPath(request.path)) response.setHeader('referrer-policy', 'no-referrer');
    if ('movedTo' in drawn) {
      if (drawn.redirect !== undefined && request.method === 'GET')
        deps.redirectUses.add(caller.tenant.id, drawn.redirect);
      return response.redirect(301, withQuery(drawn.movedTo, withoutParameters(wholeQuery, drawn.query)));
    }
    const origin = originOf(request);
    if (drawn.data) return sendContentPage(request, response, { ...drawn, data: drawn.data }, origin);
    const frame = drawn.frontend.role === 'remote' && !drawn.page.isStaff ? await frameOf(caller) : undefined;
    const init = [
      ...(await composeInit(deps, caller, { page: true, branch: branchIdentifierOf(request.path) })),
      ...(frame?.hasContent ? [{ url: '/search', data: true }] : []),
    ];
    const language = languageOf(request, caller, drawn);
    const frontends = deps.frontends[language];
    const listed = frontends.listed(
      deps.hasPageOwners ? { '/': await homeOf(caller), [request.path]: drawn } : undefined,
    );
    const page = { path: request.path, init, frontends: listed };
    const [html, pictures] = [await renderHtml(frontends, drawn, page), await listPictures(frontends, drawn, page)];
    const parts = await listParts(frontends, drawn, page);
    const structured = await createStructuredData(drawn, page, siteOrigin(caller.config, origin));
    const around = frame && (await aroundOf(page, frame));
    response.status(statusOf(request.path, drawn, init)).type('html');
    response.send(
      renderDocument({
        path: request.path,
        origin,
        init,
        frontends,
        drawn,
        html,
        language,
        around,
        pictures,
        parts,
        structured,
        listed,
        config: caller.config,
      }),
    );
  });

  /** Renders a content page on the server only. A failure affects this page alone (SITE-04). */
  async function sendContentPage(
    request: Request,
    response: Response,
    drawn: ContentDrawn,
    origin: string,
  ): Promise<void> {
    const caller = callerOf(response);
    const as = `${origin} ${caller.config.version}`;
    try {
      const staffBar = staffBarOf(caller, drawn.data);
      if (staffBar) return await sendWithStaffBar(staffBar);
      const accepted = request.acceptsEncodings(['br', 'gzip']);
      const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
      const body = await renderedPages.body(drawn.data, as, encoding, drawnPage);
      response
        .status(drawn.status ?? 200)
        .type('html')
        .vary('accept-encoding');
      // Compressed here and cached: the compression middleware skips it.
      if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
      response.setHeader('content-length', body.length);
      response.end(body);
    } catch (error) {
      deps.log.error(
        { err: error, frontend: drawn.frontend.name, page: drawn.data.kind },
        'page could not be rendered',
      );
      sendPlainPage(response, 500, {
        title: '500 Internal Server Error',
        sentence: 'Leider ist ein interner Fehler aufgetreten.',
        link: { to: '/', label: 'Zur Startseite' },
        isThemed: true,
      });
    }

    /** Adds the bar to the page that guests see; the cached page stays the same. */
    async function sendWithStaffBar(staffBar: StaffBar): Promise<void> {
      const body = await renderedPages.body(drawn.data, as, 'identity', drawnPage);
      const html = body.toString().replace(/(?=<\/body>\s*<\/html>\s*$)/, () => inline(staffBarId, staffBar));
      response
        .status(drawn.status ?? 200)
        .type('html')
        .send(html);
    }

    async function drawnPage(): Promise<string> {
      // All unknown paths share one page.
      const path = drawn.data.kind === 'not-found' ? drawn.data.path : request.path;
      const html = await contentDocument({ ...deps, frontends: deps.frontends.de }, drawn, { path, origin, caller });
      if (html === undefined) throw new Error(`${drawn.frontend.name} has no server build`);
      return html;
    }
  }

  /** The tenant's content for every page. Optional: a page works without it. */
  const frameOf = ({ tenant }: Caller): Promise<SiteFrame | undefined> =>
    orElse(undefined, {}, 'what a tenant has of content was not found out', () => deps.frameOf(tenant.id));

  /** The tenant's own header, footer and consent prompts (ADR 0016). Optional: a page works without them. */
  const aroundOf = ({ path, init }: ServerPage, frame: SiteFrame): Promise<Around | undefined> =>
    orElse(undefined, {}, 'what stands around a page could not be drawn', () =>
      deps.frontends.de.around({ path, init, frame }, new Date(deps.now())),
    );

  /** Server-rendered HTML; if it fails, the browser renders the page. */
  const renderHtml = (frontends: Frontends, drawn: Drawn, page: ServerPage): Promise<string | undefined> =>
    fromServerBuild(drawn, undefined, 'page could not be rendered on the server', (frontend, at) =>
      frontends.render(frontend, page, at),
    );

  /** Images to preload; if it fails, they only load later. */
  const listPictures = (frontends: Frontends, drawn: Drawn, page: ServerPage): Promise<readonly string[]> =>
    fromServerBuild(drawn, [], 'initial data of the page could not be loaded', (frontend, at) =>
      frontends.pictures(frontend, page, at),
    );

  /** Page-specific assets to preload; if it fails, they only load later. */
  const listParts = (frontends: Frontends, drawn: Drawn, page: ServerPage): Promise<readonly string[]> =>
    fromServerBuild(drawn, [], 'chunks of the page could not be determined', (frontend) =>
      frontends.parts(frontend, page),
    );

  /** Structured data for search engines; guests do not need it. */
  const createStructuredData = (drawn: Drawn, page: ServerPage, origin: string): Promise<readonly object[]> =>
    fromServerBuild(drawn, [], 'structured data of the page could not be created', (frontend, at) =>
      deps.frontends.de.structuredData(frontend, page, at, origin),
    );

  /** Calls a frontend's server build; returns `otherwise` if it has none. */
  const fromServerBuild = async <T>(
    { frontend }: Drawn,
    otherwise: T,
    failure: string,
    ask: (frontend: Frontend, at: Date) => Promise<T>,
  ): Promise<T> =>
    frontend.server
      ? orElse(otherwise, { frontend: frontend.name }, failure, () => ask(frontend, new Date(deps.now())))
      : otherwise;

  /** Logs a failure of an optional part instead of failing the page. */
  async function orElse<T>(otherwise: T, about: object, failure: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      deps.log.error({ err: error, ...about }, failure);
      return otherwise;
    }
  }

  /** The shop's own home page takes precedence over a service's (PAGE-10). */
  const drawnAt = async ({ tenant, config }: Caller, path: string, pageRequest?: Parameters<WhoDraws>[2]) =>
    path === '/' && config.enablePluginHomePage
      ? deps.frontends.de.drawnAt(path)
      : deps.whoDraws(tenant.id, path, pageRequest);

  /** The frontend of the start page, for links back to it; undefined if it redirects. */
  async function homeOf(caller: Caller) {
    const home = await drawnAt(caller, '/');
    return home && !('movedTo' in home) ? home : undefined;
  }

  return router;
}
