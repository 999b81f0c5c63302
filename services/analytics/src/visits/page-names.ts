import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';
import type { Transaction } from '@theke/kit/database/database';
import { copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { postPath, projectPath } from '@theke/rules/content/slug';

/** Maximum length of a name sent by pages. */
const longest = 80;

/** Paths that page views may name: those of a tenant's published pages, posts and projects. */
export const pageNames = {
  /** @returns the names that belong to a page */
  async findKnown(tx: Transaction, names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const rows = await tx.query<{ name: string }>(
      'select distinct name from page_name where name = any($1)',
      [names],
      'page-names-known',
    );
    return new Set(rows.map(({ name }) => name));
  },
  /** @param path undefined: it has no path */
  keep(tx: Transaction, id: string, path: string | undefined): void {
    if (path === undefined) {
      pageNames.forget(tx, id);
      return;
    }
    tx.query(
      `insert into page_name (id, name) values ($1, $2)
       on conflict (tenant_id, id) do update set name = excluded.name`,
      [id, path.slice(0, longest)],
      'page-name-keep',
    );
  },
  forget(tx: Transaction, id: string): void {
    tx.query('delete from page_name where id = $1', [id], 'page-name-forget');
  },
};

const remove = async (tx: Transaction, id: string) => pageNames.forget(tx, id);

/** Maintains `page_name`. */
export const pageNameSubscriptions: readonly WorkSubscription[] = [
  copyOf(sites.events, {
    apply: async (tx, { id, published }) => pageNames.keep(tx, id, published ? `/${published.path}` : undefined),
    remove,
  }),
  copyOf(posts.events, {
    apply: async (tx, post) => pageNames.keep(tx, post.id, publicPath(post, postPath)),
    remove,
  }),
  copyOf(projects.events, {
    apply: async (tx, project) => pageNames.keep(tx, project.id, publicPath(project, projectPath)),
    remove,
  }),
];

type Entry = { isPublic: boolean; title: string; number?: number | undefined };

const publicPath = ({ isPublic, title, number }: Entry, pathOf: typeof postPath): string | undefined =>
  isPublic && number !== undefined ? pathOf({ title, number }) : undefined;
