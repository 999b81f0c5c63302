import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPage } from '@theke/contracts/content/content-page';
import type {
  Around,
  FirstPictures,
  PageParts,
  RenderAround,
  RenderBlocks,
  RenderPage,
  ServerPage,
  StructuredData,
} from '@theke/contracts/gateway/server-page';
import { builtIn, type Language } from '@theke/rules/site/language';
import { laterPreload } from '@theke/rules/site/later-preload';
import { closest, type ListedFrontend, type PagePath } from '@theke/rules/site/page-paths';
import { type FontFamily, facesToPreload } from '@theke/rules/theme/fonts';
import type { Frontend } from '@theke/topology/frontends';

/** A frontend's `entry.json` as written by `infra/tools/build`; file paths are relative to `/mf/NAME/`. */
type Entry = {
  scripts: string[];
  styles: string[];
  preload: string[];
  fonts: string[];
  remoteEntry?: string;
  /** Files of lazily loaded chunks, by chunk name. */
  later?: Record<string, string[]>;
  /** All files that its pages may load. */
  kept?: string[];
  /** Server build; the file name changes with its content. */
  server?: string;
};

/** The frontend of a path, and the path's entry in the table. */
export type Drawn = {
  readonly frontend: Frontend;
  readonly page: PagePath;
  /** A service owns the page, so it exists. */
  readonly isOwned?: true;
  /** Data of the service, if the page is rendered here from it alone. */
  readonly data?: ContentPage;
  readonly status?: 200 | 404;
  /** Excluded from search engines. */
  readonly isHidden?: boolean;
};

/** Finds a path's frontend in the table. */
export function drawnIn(frontends: readonly Frontend[]): (path: string) => Drawn | undefined {
  // Workers are files at their paths, not pages.
  const pages = frontends
    .filter(({ role }) => role !== 'worker')
    .flatMap((frontend) => frontend.paths.map((page) => ({ path: page.path, drawn: { frontend, page } })));
  return (path) => closest(pages, path)?.drawn;
}

type ServerBuild = {
  render: RenderPage;
  pictures?: FirstPictures;
  parts?: PageParts;
  structuredData?: StructuredData;
  around?: RenderAround;
  blocks?: RenderBlocks;
};

/** For a frontend that is not built. */
const nothing: Entry = { scripts: [], styles: [], preload: [], fonts: [] };

export type Frontends = {
  /** The frontend of a path by the table alone. */
  drawnAt(path: string): Drawn | undefined;
  /** The frontend named by a service; undefined if it does not exist. */
  drawnBy(name: string, path: string): Drawn | undefined;
  /**
   * Tags for the document's head. `isSurrounded`: the page has header and footer. `hasPicture`: chunks are preloaded
   * with low priority, after the picture.
   */
  headFor(frontend: Frontend, font: FontFamily, isSurrounded?: boolean, hasPicture?: boolean): string;
  /** URLs of all files that the pages of these frontends may load, in the current build. */
  filesOf(names: readonly string[]): readonly string[];
  /** URLs of the files of one page of a remote, by its chunks, plus those of the shell. */
  filesOfPage(page: { frontend: string; chunks: readonly string[] }): readonly string[];
  /** URL of the default font; undefined if the shell was built without one. */
  houseFont(): string | undefined;
  /**
   * Renders header and footer around a remote's page.
   * @throws any error while rendering
   */
  around(page: Parameters<RenderAround>[0], at: Date): Promise<Around | undefined>;
  /**
   * Renders a page if its frontend has a server build; a remote is rendered inside the shell.
   * @throws any error while rendering
   */
  render(frontend: Frontend, page: ServerPage, at: Date): Promise<string | undefined>;
  /** HTML of single blocks of a draft in the editor, by id. @throws any error while rendering */
  blocks(
    frontend: Frontend,
    page: ServerPage,
    ids: readonly string[],
    at: Date,
  ): Promise<Readonly<Record<string, string>>>;
  /**
   * URLs of the images that a page shows first, if the frontend's server build provides them.
   * @throws any error of the server build
   */
  pictures(frontend: Frontend, page: ServerPage, at: Date): Promise<readonly string[]>;
  /**
   * URLs of page-specific scripts and styles, if the frontend's server build provides them.
   * @throws any error of the server build
   */
  parts(frontend: Frontend, page: ServerPage): Promise<readonly string[]>;
  /**
   * Structured data for search engines, if the frontend's server build provides it.
   * @throws any error of the server build
   */
  structuredData(frontend: Frontend, page: ServerPage, at: Date, origin: string): Promise<readonly object[]>;
  /**
   * @param drawnByPath frontends of these paths. Set if services own pages, so that `/*` does not determine the
   * frontend: the shell then requests the document of every other path. Default: the table
   */
  listed(drawnByPath?: Readonly<Record<string, Drawn | undefined>>): readonly ListedFrontend[];
};

/**
 * Reads the built frontends from disk on each use: a newly deployed remote is used in the next document, without a
 * restart. An entry is read again only if its file has changed.
 * @param language of guests' pages, if a frontend is built for it
 * @throws if the shell is missing
 */
export function readFrontends(dist: string, frontends: readonly Frontend[], language: Language = 'de'): Frontends {
  const entries = new Map<string, { changedAt: number; entry: Entry }>();

  const translated = new Set(
    frontends.filter((one) => one.otherLanguages?.some((one) => one === language)).map(({ name }) => name),
  );
  const folderOf = (name: string) => (translated.has(name) ? builtIn(name, language) : name);

  function entryOf(name: string): Entry | undefined {
    const file = join(dist, folderOf(name), 'entry.json');
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const before = entries.get(name);
    // During a build the file is missing briefly: keep the last one.
    if (changedAt === undefined || before?.changedAt === changedAt) return before?.entry;
    const entry = JSON.parse(readFileSync(file, 'utf8')) as Entry;
    entries.set(name, { changedAt, entry });
    return entry;
  }

  if (!entryOf('shell'))
    throw new Error(`the frontends are not built: ${join(dist, 'shell', 'entry.json')} is missing`);
  const surrounds = frontends.find((one) => one.surrounds);
  const at = (name: string, file: string) => `/mf/${folderOf(name)}/${file}`;

  async function loadServerBuild(name: string): Promise<ServerBuild | undefined> {
    const file = entryOf(name)?.server;
    return file ? ((await import(pathToFileURL(join(dist, folderOf(name), file)).href)) as ServerBuild) : undefined;
  }

  return {
    drawnAt: drawnIn(frontends),
    drawnBy(name, path) {
      const frontend = frontends.find((one) => one.name === name && one.role !== 'worker');
      return frontend && { frontend, page: { path }, isOwned: true };
    },
    headFor({ name, role }, font, isSurrounded = false, hasPicture = false) {
      // If only an image is missing, scripts would compete with it for bandwidth: the shell loads them when it starts.
      const ahead = hasPicture && role === 'remote' ? laterPreload : 'preload';
      const starter = role === 'remote' ? 'shell' : name;
      const started = entryOf(starter) ?? nothing;
      const surrounding = (isSurrounded && surrounds && entryOf(surrounds.name)) || nothing;
      const remote = (role === 'remote' ? entryOf(name) : undefined) ?? nothing;
      return [
        // First, so that the page's own styles take precedence.
        ...surrounding.styles.map((file) => `<link rel="stylesheet" href="${at(surrounds?.name ?? '', file)}">`),
        ...started.styles.map((file) => `<link rel="stylesheet" href="${at(starter, file)}">`),
        ...remote.styles.map((file) => `<link rel="stylesheet" href="${at(name, file)}">`),
        ...started.scripts.map((file) => `<script src="${at(starter, file)}" defer fetchpriority="high"></script>`),
        ...surrounding.scripts.map((file) => `<script src="${at(surrounds?.name ?? '', file)}" defer></script>`),
        ...started.preload.map((file) => `<link rel="${ahead}" as="script" href="${at(starter, file)}">`),
        ...[remote.remoteEntry ?? [], remote.preload]
          .flat()
          .map((file) => `<link rel="${ahead}" as="script" href="${at(name, file)}">`),
        // Last: the page is readable without them.
        ...(font === 'Inter'
          ? started.fonts.map((file) => at(starter, file))
          : facesToPreload(font).map(({ url }) => url)
        ).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
      ].join('\n');
    },
    filesOf: (names) => names.flatMap((name) => (entryOf(name)?.kept ?? []).map((file) => at(name, file))),
    filesOfPage({ frontend, chunks }) {
      const { styles, preload, remoteEntry, later = {} } = entryOf(frontend) ?? nothing;
      const files = [
        ...styles,
        ...preload,
        ...(remoteEntry ? [remoteEntry] : []),
        ...chunks.flatMap((one) => later[one] ?? []),
      ];
      return [...new Set([...this.filesOf(['shell']), ...files.map((file) => at(frontend, file))])];
    },
    houseFont() {
      const [file] = entryOf('shell')?.fonts ?? [];
      return file && at('shell', file);
    },
    async render({ name, role }, page, at) {
      const content = await (await loadServerBuild(name))?.render(page, at);
      if (content === undefined || role !== 'remote') return content;
      return (await loadServerBuild('shell'))?.render({ ...page, content }, at);
    },
    around: async (page, at) => surrounds && (await loadServerBuild(surrounds.name))?.around?.(page, at),
    blocks: async ({ name }, page, ids, at) => (await loadServerBuild(name))?.blocks?.(page, ids, at) ?? {},
    pictures: async ({ name }, page, at) => (await loadServerBuild(name))?.pictures?.(page, at) ?? [],
    async parts({ name }, page) {
      const names = (await loadServerBuild(name))?.parts?.(page) ?? [];
      return names.flatMap((part) => entryOf(name)?.later?.[part] ?? []).map((file) => at(name, file));
    },
    structuredData: async ({ name }, page, at, origin) =>
      (await loadServerBuild(name))?.structuredData?.(page, at, origin) ?? [],
    listed: (drawnByPath) =>
      frontends
        .filter(({ role }) => role === 'remote' || role === 'document')
        .map((frontend) => ({
          name: frontend.name,
          ...(frontend.role === 'remote' && {
            entry: at(frontend.name, entryOf(frontend.name)?.remoteEntry ?? 'remoteEntry.js'),
          }),
          paths: drawnByPath ? pathsOf(frontend, drawnByPath) : frontend.paths,
        })),
  };
}

/** A frontend's fixed paths, and those of the known paths that belong to it. */
const pathsOf = ({ name, paths }: Frontend, drawnByPath: Readonly<Record<string, Drawn | undefined>>): PagePath[] => [
  ...paths.filter(({ path }) => path !== '/*'),
  ...Object.entries(drawnByPath).flatMap(([path, drawn]) =>
    drawn?.frontend.name === name ? [{ ...drawn.page, path }] : [],
  ),
];
