import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `infra/build` says a document needs to start a frontend; files lie under `/mf/NAME/`. */
type Entry = { scripts: string[]; styles: string[]; preload: string[]; fonts: string[]; remoteEntry?: string };

export type Frontends = {
  /** Tags for the head, by the remote that the document will load. */
  headFor(remote: string): string;
  /** Where each remote's entry lies; a remote deploys by changing its line. */
  remotes: Readonly<Record<string, string>>;
};

const read = (dist: string, name: string): Entry | undefined => {
  const file = join(dist, name, 'entry.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry) : undefined;
};

/** Reads what was built. @throws when the shell is missing */
export function readFrontends(dist: string, names: readonly string[]): Frontends {
  const shell = read(dist, 'shell');
  if (!shell) throw new Error(`the frontends are not built: ${join(dist, 'shell', 'entry.json')} is missing`);
  const entries = new Map(names.map((name) => [name, read(dist, name)]));
  const at = (name: string, file: string) => `/mf/${name}/${file}`;
  return {
    headFor(remote) {
      const entry = entries.get(remote);
      return [
        ...shell.fonts.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" href="${at('shell', file)}" crossorigin>`,
        ),
        ...shell.styles.map((file) => `<link rel="stylesheet" href="${at('shell', file)}">`),
        ...(entry?.styles ?? []).map((file) => `<link rel="stylesheet" href="${at(remote, file)}">`),
        ...shell.scripts.map((file) => `<script src="${at('shell', file)}" defer></script>`),
        ...shell.preload.map((file) => `<link rel="preload" as="script" href="${at('shell', file)}">`),
        ...[entry?.remoteEntry ?? [], entry?.preload ?? []]
          .flat()
          .map((file) => `<link rel="preload" as="script" href="${at(remote, file)}">`),
      ].join('\n');
    },
    remotes: Object.fromEntries(
      names.map((name) => [name, at(name, entries.get(name)?.remoteEntry ?? 'remoteEntry.js')]),
    ),
  };
}
