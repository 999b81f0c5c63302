import { blocks } from '@theke/contracts/content/block';
import { entryRevisions } from '@theke/contracts/content/entry-revision';
import { navigations } from '@theke/contracts/content/navigation';
import { type Post, posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import type { Content } from '../content.ts';
import { draftedEntries } from './drafted-entries.ts';

const definitions = { posts, projects, blocks, navigations } as const;
type Kind = keyof typeof definitions;

export const draftedKinds = Object.keys(definitions) as Kind[];

export type PostDoc = Omit<Post, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Definition, endpoints and store of a kind; all kinds share the fields that a post has for this. */
export function partsOfKind({ resources }: Content, kind: Kind) {
  const definition = definitions[kind] as unknown as (typeof definitions)['posts'];
  const endpoints = entryRevisions[kind] as unknown as (typeof entryRevisions)['posts'];
  const { store } = resources[kind] as unknown as Content['resources']['posts'];
  const entries = draftedEntries[kind] as unknown as (typeof draftedEntries)['posts'];
  return { definition, endpoints, store, entries };
}
