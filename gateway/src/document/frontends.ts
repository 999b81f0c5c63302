import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPage } from '@theke/contracts/content/content-page';
import type {
  Around,
  FirstPictures,
  PageParts,
  RenderAround,
  RenderPage,
  ServerPage,
  StructuredData,
} from '@theke/contracts/gateway/server-page';
import { builtIn, type Language } from '@theke/rules/site/language';
import { laterPreload } from '@theke/rules/site/later-preload';
import { closest, type ListedFrontend, type PagePath } from '@theke/rules/site/page-paths';
import { type FontFamily, facesToPreload } from '@theke/rules/theme/fonts';
import type { Frontend } from '@theke/topology/frontends';

/** What `infra/build` says a document needs to start a frontend; files lie under `/mf/NAME/`. */
type Entry = {
  scripts: string[];
  styles: string[];
  preload: string[];
  fonts: string[];
  remoteEntry?: string;
  /** Files of what is loaded later, by the names of chunks. */
  later?: Record<string, string[]>;
  /** Everything that its pages may ask for. */
  kept?: string[];
  /** The server build; its name changes with what it says. */
  server?: string;
};

/** Who draws a path, and what the table says about that path. */
export type Drawn = {
  readonly frontend: Frontend;
  readonly page: PagePath;
  /** A service said so, which then knows that there is a page. */
  readonly isOwned?: true;
  /** What that service said of it, where the page is drawn here from that alone. */
  readonly data?: ContentPage;
  readonly status?: 200 | 404;
  /** In no index of a search engine. */
  readonly isHidden?: boolean;
};

/** Who draws a path by the table alone. */
export function drawnIn(frontends: readonly Frontend[]): (path: string) => Drawn | undefined {
  // Workers are files at their paths, no pages.
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
};

/** Of a frontend that is not built. */
const nothing: Entry = { scripts: [], styles: [], preload: [], fonts: [] };

export type Frontends = {
  /** By the table alone. */
  drawnAt(path: string): Drawn | undefined;
  /** As a service says; undefined where no frontend of that name draws pages. */
  drawnBy(name: string, path: string): Drawn | undefined;
  /**
   * Tags for the head, by who draws the document, the tenant's font, whether something stands around the page, and whether a picture is
   * what it waits for.
   */
  headFor(frontend: Frontend, font: FontFamily, isSurrounded?: boolean, hasPicture?: boolean): string;
  /** Addresses of everything that the pages of these frontends may ask for, as they are built now. */
  filesOf(names: readonly string[]): readonly string[];
  /** The same of one page of a remote, by the chunks that it loads, with the shell that starts it. */
  filesOfPage(page: { of: string; chunks: readonly string[] }): readonly string[];
  /** Address of the house's font; undefined where the shell was built without one. */
  houseFont(): string | undefined;
  /**
   * What stands around a remote's page.
   * @throws whatever breaks while it is drawn
   */
  around(page: Parameters<RenderAround>[0], at: Date): Promise<Around | undefined>;
  /**
   * The HTML of a page whose frontend has a server build that draws it; a remote's stands within the shell's.
   * @throws whatever breaks while drawing
   */
  render(frontend: Frontend, page: ServerPage, at: Date): Promise<string | undefined>;
  /**
   * Addresses of what a page shows first, of a frontend whose server build knows it.
   * @throws whatever breaks while it is found out
   */
  pictures(frontend: Frontend, page: ServerPage, at: Date): Promise<readonly string[]>;
  /**
   * Addresses of scripts and styles that a page loads besides those that all pages do, of a frontend whose server build knows it.
   * @throws whatever breaks while it is found out
   */
  parts(frontend: Frontend, page: ServerPage): Promise<readonly string[]>;
  /**
   * What a page tells search engines, of a frontend whose server build knows it.
   * @throws whatever breaks while it is found out
   */
  structuredData(frontend: Frontend, page: ServerPage, at: Date, origin: string): Promise<readonly object[]>;
  /**
   * @param known who draws these paths, where `/*` says nothing because services own pages: the shell then asks for the document of
   * every other path. Not given, the table says it all.
   */
  listed(known?: Readonly<Record<string, Drawn | undefined>>): readonly ListedFrontend[];
};

/**
 * The built frontends as they lie on disk now: a newly deployed remote is in the next document, without a
 * restart. An entry is read again only when its file changed.
 * @param language of the guests' pages, where a frontend is built in it
 * @throws when the shell is missing
 */
export function readFrontends(dist: string, frontends: readonly Frontend[], language: Language = 'de'): Frontends {
  const known = new Map<string, { changedAt: number; entry: Entry }>();

  const others = new Set(
    frontends.filter((one) => one.otherLanguages?.some((one) => one === language)).map(({ name }) => name),
  );
  const folderOf = (name: string) => (others.has(name) ? builtIn(name, language) : name);

  function entryOf(name: string): Entry | undefined {
    const file = join(dist, folderOf(name), 'entry.json');
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
  const surrounds = frontends.find((one) => one.surrounds);
  const at = (name: string, file: string) => `/mf/${folderOf(name)}/${file}`;

  async function serverBuildOf(name: string): Promise<ServerBuild | undefined> {
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
      // Beside a picture that is all that is missing, scripts would only take its share of the line: the shell asks for them when it starts.
      const ahead = hasPicture && role === 'remote' ? laterPreload : 'preload';
      const starter = role === 'remote' ? 'shell' : name;
      const started = entryOf(starter) ?? nothing;
      const surrounding = (isSurrounded && surrounds && entryOf(surrounds.name)) || nothing;
      const remote = (role === 'remote' ? entryOf(name) : undefined) ?? nothing;
      return [
        // First: what both say of the same elements is the page's own.
        ...surrounding.styles.map((file) => `<link rel="stylesheet" href="${at(surrounds?.name ?? '', file)}">`),
        ...started.styles.map((file) => `<link rel="stylesheet" href="${at(starter, file)}">`),
        ...remote.styles.map((file) => `<link rel="stylesheet" href="${at(name, file)}">`),
        ...started.scripts.map((file) => `<script src="${at(starter, file)}" defer fetchpriority="high"></script>`),
        ...surrounding.scripts.map((file) => `<script src="${at(surrounds?.name ?? '', file)}" defer></script>`),
        ...started.preload.map((file) => `<link rel="${ahead}" as="script" href="${at(starter, file)}">`),
        ...[remote.remoteEntry ?? [], remote.preload]
          .flat()
          .map((file) => `<link rel="${ahead}" as="script" href="${at(name, file)}">`),
        // After what there is nothing to read without.
        ...(font === 'Inter'
          ? started.fonts.map((file) => at(starter, file))
          : facesToPreload(font).map(({ url }) => url)
        ).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
      ].join('\n');
    },
    filesOf: (names) => names.flatMap((name) => (entryOf(name)?.kept ?? []).map((file) => at(name, file))),
    filesOfPage({ of, chunks }) {
      const { styles, preload, remoteEntry, later = {} } = entryOf(of) ?? nothing;
      const files = [
        ...styles,
        ...preload,
        ...(remoteEntry ? [remoteEntry] : []),
        ...chunks.flatMap((one) => later[one] ?? []),
      ];
      return [...new Set([...this.filesOf(['shell']), ...files.map((file) => at(of, file))])];
    },
    houseFont() {
      const [file] = entryOf('shell')?.fonts ?? [];
      return file && at('shell', file);
    },
    async render({ name, role }, page, at) {
      const content = await (await serverBuildOf(name))?.render(page, at);
      if (content === undefined || role !== 'remote') return content;
      return (await serverBuildOf('shell'))?.render({ ...page, content }, at);
    },
    around: async (page, at) => surrounds && (await serverBuildOf(surrounds.name))?.around?.(page, at),
    pictures: async ({ name }, page, at) => (await serverBuildOf(name))?.pictures?.(page, at) ?? [],
    async parts({ name }, page) {
      const names = (await serverBuildOf(name))?.parts?.(page) ?? [];
      return names.flatMap((part) => entryOf(name)?.later?.[part] ?? []).map((file) => at(name, file));
    },
    structuredData: async ({ name }, page, at, origin) =>
      (await serverBuildOf(name))?.structuredData?.(page, at, origin) ?? [],
    listed: (known) =>
      frontends
        .filter(({ role }) => role === 'remote' || role === 'document')
        .map((frontend) => ({
          name: frontend.name,
          ...(frontend.role === 'remote' && {
            entry: at(frontend.name, entryOf(frontend.name)?.remoteEntry ?? 'remoteEntry.js'),
          }),
          paths: known ? pathsOf(frontend, known) : frontend.paths,
        })),
  };
}

/** A frontend's fixed paths, and of the others those that are known to be its own. */
const pathsOf = ({ name, paths }: Frontend, known: Readonly<Record<string, Drawn | undefined>>): PagePath[] => [
  ...paths.filter(({ path }) => path !== '/*'),
  ...Object.entries(known).flatMap(([path, drawn]) => (drawn?.frontend.name === name ? [{ ...drawn.page, path }] : [])),
];
