import { placeOf } from '@theke/rules/site/page';
import { addWorkspace, type Manifest, packageText, refuseWorkspace } from './add-workspace.ts';
import type { Changes } from './changes.ts';
import { insertBefore, insertInto } from './insert-into.ts';
import { checkName } from './names.ts';
import { Refusal } from './refusal.ts';
import { appCss, appText, lifecyclesText, remoteMessages } from './remote-texts.ts';

/** First segments of addresses that are no pages (gateway/src/start-gateway.ts). */
const noPages = ['api', 'image', 'upload', 'font', 'mf', 'health', 'internal'];
/** Whose package.json names the React that all share. */
const model = 'frontends/storefront/package.json';
const page = 'packages/rules/src/site/page.ts';
const pageTest = 'packages/rules/src/site/page.test.ts';

/**
 * A micro-frontend with pages of its own for guests, below `/REMOTE`: built, named in the document, mounted by the shell.
 * @param title of its pages, in German
 * @throws Refusal where the name is taken or a place is not found
 */
export function newRemote(changes: Changes, remote: string, title: string): void {
  checkName('a remote', remote);
  if (placeOf(`/${remote}`) !== 'page' || noPages.includes(remote)) throw new Refusal(`/${remote} is taken already.`);
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
  changes.make(`${folder}/src/app.module.css`, appCss);
  changes.make(`${folder}/src/messages.de.ts`, remoteMessages(title));
  addWorkspace(changes, folder);

  changes.edit('packages/topology/src/topology.ts', 'remotes', (text) =>
    insertInto(text, /export const remotes = \{/, `'${remote}': '/${remote}'`),
  );
  changes.edit('infra/build/frontends.ts', 'frontends', (text) =>
    insertInto(text, /export const frontends: [^=]*= \[/, `{ name: '${remote}', folder: '${remote}', role: 'remote' }`),
  );
  changes.edit(page, 'Place', (text) => {
    const places = /export type Place = [^;]+/.exec(text)?.[0];
    return places && text.replace(places, `${places} | '${remote}'`);
  });
  changes.edit(page, 'placeOf', (text) =>
    insertBefore(
      text,
      /^ {2}if \(path === '\/backend'/m,
      `  if (path === '/${remote}' || path.startsWith('/${remote}/')) return '${remote}';\n`,
    ),
  );
  changes.edit(page, 'remotes', (text) => insertInto(text, /const remotes: [^=]*= \{/, `'${remote}': '${remote}'`));
  changes.edit(page, 'nameOf', (text) =>
    insertBefore(text, /^ {4}case 'page':\n/m, `    case '${remote}':\n      return '${title}';\n`),
  );
  const rows: [string, RegExp, string][] = [
    ['titles', /test\.each\(\[(?=\s+\['\/', 'Bei)/, `['/${remote}', '${title} - Pizza in Wien']`],
    [
      'places',
      /test\.each\(\[(?=\s+\['\/', 'list'\])/,
      `['/${remote}/mehr', '${remote}'],\n['/${remote}mehr', 'page']`,
    ],
    ['remotes', /test\.each\(\[(?=\s+\['\/', 'storefront'\])/, `['/${remote}', '${remote}']`],
  ];
  for (const [what, list, row] of rows)
    changes.edit(pageTest, `the list of ${what}`, (text) => insertInto(text, list, row));
}
