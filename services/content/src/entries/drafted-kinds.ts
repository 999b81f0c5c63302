import { blocks } from '@theke/contracts/content/block';
import {
  blockRevisions,
  navigationRevisions,
  postRevisions,
  projectRevisions,
} from '@theke/contracts/content/entry-revision';
import { navigations } from '@theke/contracts/content/navigation';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import type { Content } from '../content.ts';
import { draftedEntries } from './drafted-entries.ts';

const kinds = {
  posts: [posts, postRevisions],
  projects: [projects, projectRevisions],
  blocks: [blocks, blockRevisions],
  navigations: [navigations, navigationRevisions],
} as const;
type Kind = keyof typeof kinds;

export const draftedKinds = Object.keys(kinds) as Kind[];

/** What is done with one of a kind needs; all have the fields for it that a post has. */
export function ofKind({ resources }: Content, kind: Kind) {
  const [definition, endpoints] = kinds[kind] as unknown as (typeof kinds)['posts'];
  const { store } = resources[kind] as unknown as Content['resources']['posts'];
  const entries = draftedEntries[kind] as unknown as (typeof draftedEntries)['posts'];
  return { definition, endpoints, store, entries };
}
