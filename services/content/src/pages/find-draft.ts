import { draftKinds, findContentDraft, previewLinkDays, previewLinks } from '@theke/contracts/content/content-draft';
import type { ContentPage } from '@theke/contracts/content/content-page';
import { type Navigation, navigations } from '@theke/contracts/content/navigation';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { draftView } from '@theke/contracts/content/publishable';
import { sites } from '@theke/contracts/content/site';
import { type Call, route } from '@theke/kit/http/route';
import { previewToken } from '@theke/kit/preview-link';
import { unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { asPublished } from '../sites/site-decisions.ts';
import { homeSite } from './find-page.ts';
import { finishedPage } from './finished-page.ts';
import { notFoundPage, postPage, projectPage, sitePage } from './pages.ts';
import { Reader } from './reader.ts';

type DraftCall = Pick<Call<typeof findContentDraft>, 'body'>;

/** The page of a draft as guests would see it after publication (SITE-08). @throws Problem 404 */
async function findDraft(reader: Reader, { body: { kind, id, withHidden = false } }: DraftCall): Promise<ContentPage> {
  const { stores, unit } = reader;
  if (kind === 'site') {
    const site = await stores.sites.find(unit, id);
    if (!site) throw unknown(sites.label.one);
    return { ...(await sitePage(reader, asPublished(site), '', { withDrafts: true, withHidden })), isDraft: true };
  }
  if (kind === 'post') {
    const post = await stores.posts.find(unit, id);
    if (!post) throw unknown(posts.label.one);
    return { ...(await postPage(reader, draftView(post))), isDraft: true };
  }
  if (kind === 'navigation') return menuPreview(reader);
  const project = await stores.projects.find(unit, id);
  if (!project) throw unknown(projects.label.one);
  return { ...(await projectPage(reader, draftView(project))), isDraft: true };
}

/** The home page with the reader's menus; without one, the page for unknown addresses. */
async function menuPreview(reader: Reader): Promise<ContentPage> {
  const home = await homeSite(reader);
  if (!home) return { ...(await notFoundPage(reader, '')), isDraft: true };
  return { ...(await sitePage(reader, home, '', { withDrafts: true })), isDraft: true };
}

const dayMs = 24 * 3_600_000;

/** Links to previews; the draft is visible to everyone who has the link, until it expires. */
export const previewLinkRoutes = ({ db, now, resources }: Content, secret: string) =>
  draftKinds.map((kind) =>
    route(previewLinks[kind], async ({ tenant, params: { id } }) => {
      const found = await db.withTenant(tenant, (unit) => resources[`${kind}s`].store.count(unit, [id]));
      if (found === 0)
        throw unknown({ site: sites, post: posts, project: projects, navigation: navigations }[kind].label.one);
      const expires = Math.floor((now().getTime() + previewLinkDays * dayMs) / 1_000);
      return {
        path: `/vorschau/${previewToken(secret, tenant, { kind, id, expires })}`,
        expiresAt: new Date(expires * 1_000).toISOString(),
      };
    }),
  );

/** @throws Problem 404 */
async function draftMenu({ resources }: Content, unit: UnitOfWork, id: string): Promise<Navigation> {
  const menu = await resources.navigations.store.find(unit, id);
  if (!menu) throw unknown(navigations.label.one);
  return draftView(menu);
}

export const findDraftRoute = (content: Content) =>
  route(findContentDraft, (call) =>
    content.db.withTenant(call.tenant, async (unit) => {
      const menu = call.body.kind === 'navigation' ? await draftMenu(content, unit, call.body.id) : undefined;
      const reader = new Reader(content, unit, call.tenant, menu);
      return finishedPage(reader, await findDraft(reader, call));
    }),
  );
