import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import type { Resource } from '../resource.ts';
import { id, instant } from '../wire.ts';
import { contentPage } from './content-page.ts';
import { navigations } from './navigation.ts';
import { posts } from './post.ts';
import { projects } from './project.ts';
import { sites } from './site.ts';

/** Kinds of content whose drafts can be previewed: on their own page, a menu on the home page. */
export const draftKinds = ['site', 'post', 'project', 'navigation'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Data of the page of a draft, published or not; 404 if the entry does not exist. Only for the gateway. */
export const findContentDraft = endpoint({
  name: 'findContentDraft',
  service: 'content',
  method: 'POST',
  path: '/internal/pages/draft',
  summary: 'Entwurf einer Seite, eines Beitrags, eines Projekts oder einer Navigation',
  needs: 'internal',
  body: z.strictObject({
    kind: z.enum(draftKinds),
    id,
    /** Includes hidden blocks of a page, for the editor on the page. */
    withHidden: z.boolean().optional(),
  }),
  reply: { kind: 'data', schema: contentPage },
  status: 200,
  example: { body: { kind: 'site', id: sites.exampleId } },
});

/** Days for which a preview link is valid. */
export const previewLinkDays = 7;

const previewLink = <S extends z.ZodObject>(resource: Resource<S>, Pascal: string) =>
  action(resource, 'preview-link', {
    name: `create${Pascal}PreviewLink`,
    summary: `${resource.label.one}: Link zur Vorschau erstellen`,
    needs: 'sites.draft',
    reply: z.object({ path: z.string(), expiresAt: instant }),
  });

/** Links that show a draft to anyone who has them, until they expire. */
export const previewLinks = {
  site: previewLink(sites, 'Site'),
  post: previewLink(posts, 'Post'),
  project: previewLink(projects, 'Project'),
  navigation: previewLink(navigations, 'Navigation'),
};
