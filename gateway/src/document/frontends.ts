import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closest, type PagePath } from '@theke/rules/site/page-paths';
import { type FontFamily, facesToPreload } from '@theke/rules/theme/fonts';
import type { Frontend } from '@theke/topology/frontends';

/** What `infra/build` says a document needs to start a frontend; files lie under `/mf/NAME/`. */
type Entry = { scripts: string[]; styles: string[]; preload: string[]; fonts: string[]; remoteEntry?: string };

/** Who draws a path, and what the table says about that path. */
export type Drawn = {
  readonly frontend: Frontend;
  readonly page: PagePath;
  /** A service said so, which then knows that there is a page. */
  readonly isOwned?: true;
};

/** What the shell reads of a remote: where its entry lies, and what it draws. A remote deploys by changing its entry. */
export type ListedRemote = { readonly name: string; readonly entry: string; readonly paths: readonly PagePath[] };

/** Who draws a path by the table alone. */
export function drawnIn(frontends: readonly Frontend[]): (path: string) => Drawn | undefined {
  // Workers are files at their paths, no pages.
  const pages = frontends
    .filter(({ role }) => role !== 'worker')
    .flatMap((frontend) => frontend.paths.map((page) => ({ path: page.path, drawn: { frontend, page } })));
  return (path) => closest(pages, path)?.drawn;
}

export type Frontends = {
  /** By the table alone. */
  drawnAt(path: string): Drawn | undefined;
  /** As a service says; undefined where no frontend of that name draws pages. */
  drawnBy(name: string, path: string): Drawn | undefined;
  /** Tags for the head, by the remote that the document will load and the tenant's font. */
  headFor(remote: string, font: FontFamily): string;
  /**
   * @param known who draws these paths, where `/*` says nothing because services own pages: the shell then asks for the document of
   * every other path. Not given, the table says it all.
   */
  remotes(known?: Readonly<Record<string, Drawn | undefined>>): readonly ListedRemote[];
};

/**
 * The built frontends as they lie on disk now: a newly deployed remote is in the next document, without a
 * restart. An entry is read again only when its file changed.
 * @throws when the shell is missing
 */
export function readFrontends(dist: string, frontends: readonly Frontend[]): Frontends {
  const known = new Map<string, { changedAt: number; entry: Entry }>();

  function entryOf(name: string): Entry | undefined {
    const file = join(dist, name, 'entry.json');
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const before = known.get(name);
    // In the middle of a build there is none for a moment: the last one still serves.
    if (changedAt === undefined || before?.changedAt === changedAt) return before?.entry;
    const entry = JSON.parse(readFileSync(file, 'utf8')) as Entry;
    known.set(name, { changedAt, entry });
    return entry;
  }

  if (!entryOf('shell'))
    throw new Error(`the frontends are not built: ${join(dist, 'shell', 'entry.json')} is missing`);
  const at = (name: string, file: string) => `/mf/${name}/${file}`;
  return {
    drawnAt: drawnIn(frontends),
    drawnBy(name, path) {
      const frontend = frontends.find((one) => one.name === name && one.role !== 'worker');
      return frontend && { frontend, page: { path }, isOwned: true };
    },
    headFor(remote, font) {
      const shell = entryOf('shell') as Entry;
      const entry = entryOf(remote);
      return [
        ...(font === 'Inter'
          ? shell.fonts.map((file) => at('shell', file))
          : facesToPreload(font).map(({ url }) => url)
        ).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
        ...shell.styles.map((file) => `<link rel="stylesheet" href="${at('shell', file)}">`),
        ...(entry?.styles ?? []).map((file) => `<link rel="stylesheet" href="${at(remote, file)}">`),
        ...shell.scripts.map((file) => `<script src="${at('shell', file)}" defer></script>`),
        ...shell.preload.map((file) => `<link rel="preload" as="script" href="${at('shell', file)}">`),
        ...[entry?.remoteEntry ?? [], entry?.preload ?? []]
          .flat()
          .map((file) => `<link rel="preload" as="script" href="${at(remote, file)}">`),
      ].join('\n');
    },
    remotes: (known) =>
      frontends
        .filter(({ role }) => role === 'remote')
        .map((frontend) => ({
          name: frontend.name,
          entry: at(frontend.name, entryOf(frontend.name)?.remoteEntry ?? 'remoteEntry.js'),
          paths: known ? pathsOf(frontend, known) : frontend.paths,
        })),
  };
}

/** A remote's fixed paths, and of the others those that are known to be its own. */
const pathsOf = ({ name, paths }: Frontend, known: Readonly<Record<string, Drawn | undefined>>): PagePath[] => [
  ...paths.filter(({ path }) => path !== '/*'),
  ...Object.entries(known).flatMap(([path, drawn]) => (drawn?.frontend.name === name ? [{ ...drawn.page, path }] : [])),
];
