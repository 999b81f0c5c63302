import { closest } from '@theke/rules/site/page-paths';
import { frontends } from '@theke/topology/frontends';
import type { Kind } from '../kind.ts';
import { plain } from '../kind.ts';
import { checkName, heading } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { newWorkspace } from '../workspace.ts';

/** Reserved first path segments (gateway/src/start-gateway.ts). */
const reservedPaths = ['api', 'image', 'upload', 'font', 'mf', 'health', 'internal'];
const table = 'packages/topology/src/frontends.ts';

/** A micro-frontend with its own guest pages below `/REMOTE`: a row in the table that build, gateway and shell read. */
export const remote: Kind = {
  usage: 'kiosk [--title Kiosk]',
  values(changes, [name = ''], { title: customTitle }) {
    checkName('a remote', name);
    const paths = frontends.flatMap((frontend) => frontend.paths).filter(({ path }) => path !== '/*');
    if (closest(paths, `/${name}`) || reservedPaths.includes(name)) throw new Refusal(`/${name} is already in use.`);
    const title = plain('title', customTitle ?? heading(name));
    const manifest = newWorkspace(changes, `frontends/${name}`, 'frontends/storefront', {}, [
      '@theke/ui',
      'react',
      'react-dom',
    ]);
    changes.edit(table, 'frontends', (text) => {
      const place = /export const frontends: [^=]*= \[/;
      const row = `{ name: '${name}', role: 'remote', paths: [{ path: '/${name}/*', title: '${title}' }] },`;
      return place.test(text) ? text.replace(place, (found) => `${found}${row}`) : undefined;
    });
    return { remote: name, title, manifest };
  },
};
