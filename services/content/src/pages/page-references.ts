import type { Block } from '@theke/contracts/content/block';
import type { PageReferences } from '@theke/contracts/content/content-page';
import type { ShownImage } from '@theke/contracts/content/content-value';
import { publicForm } from '@theke/contracts/content/form';
import { publishedView } from '@theke/contracts/content/publishable';
import { blockTypes } from '@theke/rules/content/block-types';
import type { Layout } from '@theke/rules/content/fields';
import { nodeLayout } from '@theke/rules/content/node-layout';
import { type ContentReference, referencesIn } from '@theke/rules/content/references-in';
import { emailOf, type Reader } from './reader.ts';

const idsOf = (references: readonly ContentReference[], kind: ContentReference['kind']) =>
  references.filter((one) => one.kind === kind).map(({ id }) => ({ id }));

const emailsIn = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap(({ type, content }) => {
      return (type === 'team_member' && emailOf(content)) || [];
    }),
  );

/** Loads all public references of a layout's content, including those of its blocks and collections. */
export async function readReferences(
  reader: Reader,
  layout: Layout,
  content: unknown,
  further: readonly { id: string }[] = [],
): Promise<PageReferences> {
  const ownReferences = referencesIn(layout, content);
  const nodes = await reader.nodesWithEntries(idsOf(ownReferences, 'node'));
  const inNodes = nodes.flatMap(({ content }) => referencesIn(nodeLayout, content));
  const blocks = await reader.byIds('blocks', [...idsOf([...ownReferences, ...inNodes], 'block'), ...further]);
  const inBlocks = blocks.flatMap(({ type, content }) => referencesIn(blockTypes[type].layout as Layout, content));
  const all = [...ownReferences, ...inNodes, ...inBlocks];
  const emails = emailsIn(blocks);
  const load = <K extends 'sites' | 'projects' | 'posts' | 'forms'>(kind: K, name: ContentReference['kind']) =>
    reader.byIds(kind, idsOf(all, name));
  const [sites, projects, posts, users, forms] = await Promise.all([
    load('sites', 'site').then((found) => reader.siteTeasers(found)),
    load('projects', 'project').then((found) => reader.projectTeasers(found)),
    load('posts', 'post').then((found) => reader.postTeasers(found)),
    emails.size > 0 ? reader.profiles() : [],
    load('forms', 'form'),
    reader.loadImageCopies(all.filter(({ kind }) => kind === 'image')),
  ]);
  const images = new Map<string, ShownImage>();
  for (const reference of all)
    if (reference.kind === 'image' && !images.has(reference.id)) {
      const { id, version, extension } = reference;
      const image = await reader.image({ id, version, extension } as ShownImage);
      if (image) images.set(id, image);
    }
  return {
    sites,
    blocks: blocks.map(publishedView),
    nodes,
    projects,
    posts,
    users: users.filter(({ email }) => emails.has(email.toLowerCase())),
    // Without the recipient.
    forms: forms.map((form) => publicForm.parse(form)),
    images: [...images.values()],
  };
}
