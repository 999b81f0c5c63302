import type { Branch } from '@theke/contracts/catalog/branch';
import type { Post } from '@theke/contracts/content/post';
import type { PostTeaser, ProjectTeaser } from '@theke/contracts/content/teasers';
import { Cache } from '@theke/kit/cache/cache';
import { escapeHtml } from '@theke/kit/escape-html';
import { nameEndpoint } from '@theke/kit/http/app';
import { postPath } from '@theke/rules/content/slug';
import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { type Request, type Response, Router } from 'express';
import type { ReadAnswer } from '../api/read-answer.ts';
import { callerOf } from '../caller.ts';
import { originOf } from '../host.ts';

export const rssPath = '/magazin/rss.xml';

/** Pages read per collection; a site map may contain 50,000 addresses. */
const maxPages = 50;
const pageSize = 200;

type Address = { path: string; changed: string };
/** Public branches that accept orders are listed (SEO-05). */
const takesOrders = ({ isPublic, isTakeawayEnabled, isDeliveryEnabled, isDineInEnabled }: Branch): boolean =>
  isPublic && (isTakeawayEnabled || isDeliveryEnabled || isDineInEnabled);

/** The address of a post with a Spotlight-Beitrag redirects to it. */
type ShownSite = { path?: string; updatedAt: string; postId?: string | null };

/** Origin of the tenant's website; the same as in canonical addresses. */
const siteOriginOf = (request: Request, response: Response): string =>
  callerOf(response).config.website.replace(/\/$/, '') || originOf(request);

/** Site map, robots.txt and RSS from public content. Cached for five minutes. */
export function feeds({ read, now }: { read: ReadAnswer; now: () => number }): Router {
  const router = Router();
  const files = new Cache<{ text: string }>({ ttlMs: 300_000, maxItems: 500, now });

  /** Reads all pages of a collection; empty if the service returns nothing. */
  async function all<T>(tenant: string, name: string, service = 'content'): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; page <= maxPages; page++) {
      const answer = await read(tenant, service, `/api/${name}?pageSize=${pageSize}&page=${page}`);
      const rows = (answer?.json.data ?? []) as T[];
      found.push(...rows);
      if (rows.length < pageSize) break;
    }
    return found;
  }

  async function addresses(tenant: string): Promise<Address[]> {
    const sites = await all<ShownSite>(tenant, 'sites');
    const projects = await all<ProjectTeaser & { updatedAt: string }>(tenant, 'v1/projects');
    const posts = await all<Post>(tenant, 'posts');
    const branches = await all<Branch>(tenant, 'branches', 'catalog');
    const stories = new Set(sites.flatMap(({ postId }) => postId ?? []));
    const paths = [
      { path: '/', changed: '' },
      ...branches.filter(takesOrders).map(({ identifier, updatedAt }) => ({
        path: `/store/${encodeURIComponent(identifier)}`,
        changed: updatedAt,
      })),
      ...sites.map(({ path = '', updatedAt }) => ({ path: `/${path}`, changed: updatedAt })),
      ...projects
        .filter(({ hasStory }) => !hasStory)
        .map(({ href, updatedAt }) => ({ path: href, changed: updatedAt })),
      ...posts
        .filter(({ id }) => !stories.has(id))
        .map(({ title, number = 0, updatedAt }) => ({ path: postPath({ title, number }), changed: updatedAt })),
    ];
    return [...new Map(paths.map((one) => [one.path, one])).values()];
  }

  const send = async (
    request: Request,
    response: Response,
    type: string,
    write: (origin: string) => Promise<string>,
  ) => {
    nameEndpoint(response, 'page');
    const origin = siteOriginOf(request, response);
    const key = `${callerOf(response).tenant.id} ${origin} ${request.path}`;
    const file = await files.read(key, async () => ({ text: await write(origin) }));
    response.setHeader('cache-control', 'public, max-age=300');
    response.type(type).send(file?.text);
  };

  router.get('/robots.txt', (request, response) =>
    send(request, response, 'text/plain', async (origin) =>
      [
        'User-agent: *',
        'Disallow: /backend',
        'Disallow: /api/',
        'Disallow: /status/',
        'Disallow: /pay/',
        `Disallow: ${giftCardPath}/`,
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  router.get('/sitemap.xml', (request, response) =>
    send(request, response, 'application/xml', async (origin) => {
      const found = await addresses(callerOf(response).tenant.id);
      const urls = found.map(
        ({ path, changed }) =>
          `<url><loc>${escapeHtml(origin + path)}</loc>${changed && `<lastmod>${escapeHtml(changed)}</lastmod>`}</url>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    }),
  );

  router.get(rssPath, (request, response) =>
    send(request, response, 'application/rss+xml', async (origin) => {
      const { tenant, config } = callerOf(response);
      const answer = await read(tenant.id, 'content', '/api/v1/posts?page=1');
      const items = ((answer?.json.data ?? []) as PostTeaser[]).map(
        ({ title, href, introduction, date }) =>
          `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(origin + href)}</link><guid>${escapeHtml(origin + href)}</guid><description>${escapeHtml(introduction)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeHtml(config.shopName)}: Magazin</title><link>${escapeHtml(origin)}</link><description>${escapeHtml(config.description)}</description><language>de</language>\n${items.join('\n')}\n</channel></rss>\n`;
    }),
  );
  return router;
}
