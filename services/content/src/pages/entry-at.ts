import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { numberIn } from '@theke/rules/content/slug';
import type { Reader } from './reader.ts';

type FoundEntry = (
  | { readonly kind: 'post'; readonly entry: Post }
  | { readonly kind: 'project'; readonly entry: Project }
) & {
  /** Whether guests may see it. */
  readonly isShown: boolean;
  /** Its address: a wrong slug redirects there, and so does an entry with its own page. */
  readonly ownPath: string;
};

/** The post or project at `/magazin/{slug}-{number}` or `/projekte/{slug}-{number}`; undefined for other paths. */
export async function entryAt(reader: Reader, path: string): Promise<FoundEntry | undefined> {
  const [folder, identifier, ...more] = path.split('/');
  const number = identifier !== undefined && more.length === 0 ? numberIn(identifier) : undefined;
  if (number === undefined) return undefined;
  const { posts, projects } = reader.stores;
  if (folder === 'magazin') {
    const entry = await posts.findBy(reader.unit, 'number', number);
    if (!entry) return undefined;
    const ownPath = (await reader.pathsOf('post', [entry]))(entry);
    return { kind: 'post', entry, isShown: reader.isShown(entry), ownPath };
  }
  if (folder !== 'projekte') return undefined;
  const entry = await projects.findBy(reader.unit, 'number', number);
  if (!entry) return undefined;
  const ownPath = (await reader.pathsOf('project', [entry]))(entry);
  return { kind: 'project', entry, isShown: entry.isPublic, ownPath };
}
