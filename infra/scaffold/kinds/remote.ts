import { placeOf } from '@theke/rules/site/page';
import type { Kind } from '../kind.ts';
import { plain } from '../kind.ts';
import { checkName, heading } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { newWorkspace } from '../workspace.ts';

/** First segments of addresses that are no pages (gateway/src/start-gateway.ts). */
const noPages = ['api', 'image', 'upload', 'font', 'mf', 'health', 'internal'];
const page = 'packages/rules/src/site/page.ts';
const pageTest = 'packages/rules/src/site/page.test.ts';

/** A micro-frontend with pages of its own for guests, below `/REMOTE`: built, named in the document, mounted by the shell. */
export const remote: Kind = {
  usage: 'kiosk [--title Kiosk]',
  values(changes, [name = ''], { title: given }) {
    checkName('a remote', name);
    if (placeOf(`/${name}`) !== 'page' || noPages.includes(name)) throw new Refusal(`/${name} is taken already.`);
    const title = plain('title', given ?? heading(name));
    const manifest = newWorkspace(changes, `frontends/${name}`, 'frontends/storefront', {}, [
      '@theke/ui',
      'react',
      'react-dom',
    ]);
    const after: [file: string, place: RegExp, text: string][] = [
      ['packages/topology/src/topology.ts', /export const remotes = \{/, `'${name}': '/${name}', `],
      [
        'infra/build/frontends.ts',
        /export const frontends: [^=]*= \[/,
        `{ name: '${name}', folder: '${name}', role: 'remote' },`,
      ],
      [page, /export type Place =/, ` '${name}' |`],
      [
        page,
        /export function placeOf\(.*\n|export const placeOf .*\{\n/,
        `  if (path === '/${name}' || path.startsWith('/${name}/')) return '${name}';\n`,
      ],
      [page, /const remotes: [^=]*= \{/, `'${name}': '${name}',`],
      [page, /switch \(placeOf\(.*\n|switch \(place\) \{\n/, `    case '${name}':\n      return '${title}';\n`],
      [pageTest, /test\.each\(\[(?=\s+\['\/', 'Bei)/, `['/${name}', '${title} - Pizza in Wien'],`],
      [pageTest, /test\.each\(\[(?=\s+\['\/', 'list'\])/, `['/${name}/mehr', '${name}'],['/${name}mehr', 'page'],`],
      [pageTest, /test\.each\(\[(?=\s+\['\/', 'storefront'\])/, `['/${name}', '${name}'],`],
    ];
    for (const [file, place, text] of after)
      changes.edit(file, String(place), (before) =>
        place.test(before) ? before.replace(place, (found) => `${found}${text}`) : undefined,
      );
    return { remote: name, title, manifest };
  },
};
