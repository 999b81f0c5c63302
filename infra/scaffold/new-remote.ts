import { closest } from '@theke/rules/site/page-paths';
import { frontends } from '@theke/topology/frontends';
import { addWorkspace, type Manifest, packageText, refuseWorkspace } from './add-workspace.ts';
import type { Changes } from './changes.ts';
import { insertInto } from './insert-into.ts';
import { checkName } from './names.ts';
import { Refusal } from './refusal.ts';
import { appText, lifecyclesText, remoteMessages } from './remote-texts.ts';

/** First segments of addresses that are no pages (gateway/src/start-gateway.ts). */
const noPages = ['api', 'image', 'upload', 'font', 'mf', 'health', 'internal'];
/** Whose package.json names the React that all share. */
const model = 'frontends/storefront/package.json';
const table = 'packages/topology/src/frontends.ts';

/**
 * A micro-frontend with pages of its own for guests, below `/REMOTE`: built, named in the document, mounted by the shell.
 * @param title of its pages, in German
 * @throws Refusal where the name is taken or a place is not found
 */
export function newRemote(changes: Changes, remote: string, title: string): void {
  checkName('a remote', remote);
  const paths = frontends.flatMap((frontend) => frontend.paths).filter(({ path }) => path !== '/*');
  if (closest(paths, `/${remote}`) || noPages.includes(remote)) throw new Refusal(`/${remote} is taken already.`);
  refuseWorkspace(changes, remote);
  const folder = `frontends/${remote}`;
  const { version, dependencies } = JSON.parse(changes.read(model)) as Manifest;
  const needed = ['@theke/ui', 'react', 'react-dom'].map((name) => [name, dependencies[name] ?? version]);
  changes.make(
    `${folder}/package.json`,
    packageText(remote, { version, dependencies: Object.fromEntries(needed) }, {}),
  );
  changes.make(`${folder}/src/lifecycles.tsx`, lifecyclesText);
  changes.make(`${folder}/src/app.tsx`, appText);
  changes.make(`${folder}/src/messages.de.ts`, remoteMessages(title));
  addWorkspace(changes, folder);

  changes.edit(table, 'frontends', (text) =>
    insertInto(
      text,
      /export const frontends: [^=]*= \[/,
      `{ name: '${remote}', role: 'remote', paths: [{ path: '/${remote}/*', title: '${title}' }] }`,
    ),
  );
}
