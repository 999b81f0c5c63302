import type { ContentPage } from '@theke/contracts/content/content-page';

type Item = { readonly label: string; readonly href: string | null; readonly children?: readonly Item[] };
type Crumb = { readonly name: string; readonly path: string };

/** Entries of a menu that lead to a path, outermost first; undefined if none does. */
function menuTrail(items: readonly Item[], path: string): Item[] | undefined {
  for (const item of items) {
    if (item.href === path) return [item];
    const below = menuTrail(item.children ?? [], path);
    if (below) return [item, ...below];
  }
  return undefined;
}

/** The pages above a page: those of the main menu, or the list of a post or project. */
function pagesAbove(data: ContentPage): Crumb[] {
  const items = data.navigations.find(({ identifier }) => identifier === 'main')?.items ?? [];
  const trail = (path: string): Crumb[] =>
    (menuTrail(items, path) ?? []).flatMap(({ label, href }) => (href ? [{ name: label, path: href }] : []));
  if (data.kind === 'site') return trail(data.path).filter(({ path }) => path !== data.path);
  const [list, name] = data.kind === 'post' ? [data.lists.posts, 'Magazin'] : [data.lists.projects, 'Projekte'];
  if (!list) return [];
  const above = trail(list);
  return above.length > 0 ? above : [{ name, path: list }];
}

/** Breadcrumbs (SEO-06) from the home page to this one; undefined on the home page and for unknown paths. */
export function breadcrumbsData(data: ContentPage, origin: string): object | undefined {
  if (data.kind === 'not-found' || data.path === '/') return undefined;
  const crumbs = [{ name: 'Startseite', path: '/' }, ...pagesAbove(data), { name: data.title, path: data.path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      // A menu may begin with the home page.
      .filter(({ path }, index) => index === 0 || path !== '/')
      .map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
  };
}
