import { type Frontend, federationName } from '@theke/topology/frontends';
import type { Compilation } from 'webpack';
import { serverFolder } from './server-config.ts';
import { isOnline } from './webpack-config.ts';

/**
 * Files that a document must name to start a frontend, relative to the frontend's folder, which the gateway serves
 * under `/mf/NAME/`. `scripts` are required in the document; `preload` only saves a round trip.
 */
export type Entry = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preload: readonly string[];
  readonly fonts: readonly string[];
  readonly remoteEntry?: string;
  /** Server build, used by the gateway only. */
  readonly server?: string;
  /** Scripts and styles of the chunks that a remote loads later, by their `webpackChunkName`. */
  readonly later?: Readonly<Record<string, readonly string[]>>;
  /**
   * All files that its pages may request, to be precached by the service worker; the font for rarer letters is
   * excluded.
   */
  readonly kept: readonly string[];
};

/** Chunks that a frontend loads at once: named groups and, in the shell, the shared React that it provides. */
function firstChunks(compilation: Compilation, { name, role }: Frontend): Set<string> {
  const groups = role === 'remote' ? [federationName(name), 'lifecycles'] : ['main', 'bootstrap'];
  const files = new Set(groups.flatMap((group) => compilation.namedChunkGroups.get(group)?.getFiles() ?? []));
  if (role === 'shell') {
    for (const chunk of compilation.chunks) {
      const modules = [...compilation.chunkGraph.getChunkModules(chunk)];
      const isReact = modules.some((module) =>
        /[\\/]node_modules[\\/](react-dom|scheduler|react[\\/](index|jsx-runtime))/.test(module.identifier()),
      );
      if (isReact) for (const file of chunk.files) files.add(file);
    }
  }
  return files;
}

/** Federation may write one chunk under two names; the loader requests the first. */
function withoutCopies(files: readonly string[]): string[] {
  const parseHash = (file: string) => file.split('.').slice(1).join('.');
  return files.filter((file, index) => files.findIndex((other) => parseHash(other) === parseHash(file)) === index);
}

function laterChunks(compilation: Compilation, first: ReadonlySet<string>): Record<string, string[]> {
  const named = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
  return Object.fromEntries(
    named
      .map(([name, group]): [string, string[]] => [
        name,
        group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !first.has(file)),
      ])
      .filter(([, files]) => files.length > 0),
  );
}

function listCachedFiles(compilation: Compilation, first: readonly string[]): string[] {
  const named = [...compilation.namedChunkGroups]
    .filter(([name]) => !isOnline(name))
    .flatMap(([, group]) => group.getFiles());
  const assets = Object.keys(compilation.assets).filter((file) => /^inter-latin\.|\.webp$/.test(file));
  const built = withoutCopies([...new Set([...first, ...named])].filter((file) => /\.(js|css)$/.test(file)).sort());
  return [...built, ...assets];
}

/** Reads the entry from finished compilations: the browser's and, if there is one, the server's. */
export function createEntry(compilation: Compilation, frontend: Frontend, server?: Compilation): Entry {
  const first = firstChunks(compilation, frontend);
  const files = withoutCopies([...first].sort());
  const started =
    frontend.role === 'remote' ? ['remoteEntry.js'] : (compilation.entrypoints.get('main')?.getFiles() ?? []);
  const assets = Object.keys(compilation.assets);
  return {
    scripts: frontend.role === 'remote' ? [] : started.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    preload: files.filter((file) => file.endsWith('.js') && !started.includes(file)),
    fonts: assets.filter((file) => file.startsWith('inter-latin.')),
    ...(frontend.role === 'remote' ? { remoteEntry: 'remoteEntry.js', later: laterChunks(compilation, first) } : {}),
    kept: listCachedFiles(compilation, files),
    ...(server ? { server: `${serverFolder}/${server.entrypoints.get('server')?.getFiles()[0]}` } : {}),
  };
}
