import { addressVariable, services } from '@theke/topology/topology';
import type { Kind } from '../kind.ts';
import { serviceValues } from '../kind.ts';
import { camel, checkName, heading } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { newWorkspace } from '../workspace.ts';

/** A service, with its first resource if one is named. */
export const service: Kind = {
  usage:
    'loyalty [stamp-cards] [--one Stempelkarte] [--many Stempelkarten] [--make "Neue Stempelkarte"] [--singular stamp-card]',
  values(changes, [name = '', many]) {
    checkName('a service', name);
    if (many && camel(many) === camel(name)) throw new Refusal('A service and its resource need two names.');
    const port = Math.max(...Object.values(services).map((one) => one.port)) + 1;
    changes.edit('packages/topology/src/topology.ts', 'services', (text) => {
      const last = /^} as const satisfies Record<string, \{ port: number \}>;/m;
      return last.test(text) ? text.replace(last, (found) => `  '${name}': { port: ${port} },\n${found}`) : undefined;
    });
    return {
      ...serviceValues(name),
      manifest: newWorkspace(changes, `services/${name}`, 'services/catalog', { './*': './src/*.ts' }),
      serviceHeading: heading(name),
      purpose: many ? `Stores the ${many.replaceAll('-', ' ')} of a business.` : `Purpose of ${heading(name)}.`,
      tables: many ? 'one for each resource, with its name' : 'nothing',
      addressVariable: addressVariable(name),
      port: String(port),
    };
  },
  followedBy: ([name = '', many]) => (many ? ['resource', [name, many]] : undefined),
};
