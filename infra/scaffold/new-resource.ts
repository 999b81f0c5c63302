import { allEndpoints } from '@theke/contracts/contracts';
import { addToRow } from './add-to-row.ts';
import type { Changes } from './changes.ts';
import { addImport, insertBefore, insertInto, insertIntoProperty } from './insert-into.ts';
import { camel, type Names } from './names.ts';
import { nextExampleId, nextMigration } from './next.ts';
import { Refusal } from './refusal.ts';
import { contractText, type Labels, officeName, officeText, type Place, testText } from './resource-texts.ts';

const permissionsFile = 'packages/contracts/src/permissions.ts';
const wire = 'packages/contracts/src/wire.ts';

/**
 * Something that staff list, create, change and delete: contract, table, use cases, routes, events, test, list and form,
 * and a line wherever all of them are named.
 * @throws Refusal where a name is taken or a place is not found; then nothing of `changes` may be written
 */
export function newResource(changes: Changes, service: string, names: Names, labels: Labels): void {
  refuseTaken(changes, service, names);
  const place = placeOf(changes, service, names);
  const { many, one, manyId, oneId, Type, table } = names;
  const definition = camel(service);

  changes.make(contractFileOf(service, one), contractText(names, labels, place));
  changes.edit(wire, 'exampleIds', (text) =>
    insertInto(text, /export const exampleIds = \{/, `${oneId}: '${nextExampleId(text)}'`),
  );
  addToContract(changes, service, names);

  changes.make(
    `services/${service}/migrations/${nextMigration(service)}_${table}.sql`,
    `select create_resource_table('${table}');\n`,
  );
  addToService(changes, service, names);
  changes.make(`services/${service}/src/${many}/${many}.int.test.ts`, testText(names, place, definition));
  addToReadme(changes, service, names);
  changes.edit('packages/topology/src/topology.ts', `the API of ${service}`, (text) =>
    insertInto(text, inTopology(service, 'api'), `'${many}'`),
  );

  changes.make(`frontends/back-office/src/${service}/${many}/${many}.ts`, officeText(names, labels, place));
  const office = 'frontends/back-office/src/office-resources.ts';
  changes.edit(office, 'its imports', (text) =>
    addImport(text, `import { ${officeName(manyId)} } from './${service}/${many}/${many}.ts';`),
  );
  changes.edit(office, 'officeResources', (text) =>
    insertInto(text, /export const officeResources: [^=]*= \[/, officeName(manyId)),
  );

  changes.edit('infra/journey/contract-examples.ts', 'makers', (text) =>
    insertInto(text, /const makers = \{/, `create${Type}: '${oneId}'`),
  );
  changes.edit('infra/journey/staff-screens.ts', 'screens', (text) =>
    insertInto(text, /const screens = \{/, `'${many}': aTable('Noch keine ${labels.many}.')`),
  );
  if (service !== 'catalog') {
    const screens = 'infra/journey/resources/screens.ts';
    changes.edit(screens, 'its imports', (text) =>
      addImport(text, `import { ${manyId} } from '@theke/contracts/${service}/${one}';`),
    );
    changes.edit(screens, 'screens', (text) => insertInto(text, /export const screens: [^=]*= \[/, manyId));
  }
}

export const contractFileOf = (service: string, one: string) => `packages/contracts/src/${service}/${one}.ts`;

/** The list of a service in the topology: `api` or `hears`. */
export const inTopology = (service: string, list: 'api' | 'hears') =>
  new RegExp(`\\n  '?${service}'?: \\{[\\s\\S]*?\\n    ${list}: \\[`);

function refuseTaken(changes: Changes, service: string, { many, manyId, one, oneId }: Names): void {
  const taken = allEndpoints.find(({ path }) => path.split('/')[1] === many);
  if (taken) throw new Refusal(`/api/${many} belongs to ${taken.service} already.`);
  if (new RegExp(`\\b${oneId}:`).test(changes.read(wire)))
    throw new Refusal(`There is something called "${one}" already: ${wire} has an example of it.`);
  if (changes.read('frontends/back-office/src/router.tsx').includes(`path: '${many}'`))
    throw new Refusal(`The back office has a page /backend/${many} already.`);
  for (const file of [`services/${service}/src/service.ts`, `packages/contracts/src/${service}/contract.ts`])
    if (new RegExp(`\\b${manyId}\\b`).test(changes.read(file).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
      throw new Refusal(`"${manyId}" stands for something else in ${file}: please choose another name.`);
}

/** The permissions of its service, where there are any of that name; otherwise two of its own. */
function placeOf(changes: Changes, service: string, { many }: Names): Place {
  const all = changes.read(permissionsFile);
  const isThere = all.includes(`'${service}.read': everyStaff`) && all.includes(`'${service}.write': leads`);
  const of = isThere ? service : many;
  if (of === many) {
    changes.edit(permissionsFile, 'permissions', (text) =>
      insertInto(text, /export const permissions = \{/, `'${many}.read': everyStaff,\n'${many}.write': leads`),
    );
  }
  return { service, read: `${of}.read`, write: `${of}.write` };
}

function addToContract(changes: Changes, service: string, { one, manyId }: Names): void {
  const file = `packages/contracts/src/${service}/contract.ts`;
  changes.edit(file, 'its imports', (text) => addImport(text, `import { ${manyId} } from './${one}.ts';`));
  // One object of all resources, where a service has one; otherwise both lists.
  const all = /export const \w+Resources = \{/;
  if (all.test(changes.read(file))) {
    changes.edit(file, 'its resources', (text) => insertInto(text, all, manyId));
    return;
  }
  changes.edit(file, 'its imports', (text) => addImport(text, `import { endpointsOf } from '../resource.ts';`));
  changes.edit(file, 'its endpoints', (text) => insertIntoProperty(text, 'endpoints', `...endpointsOf(${manyId})`));
  changes.edit(file, 'its events', (text) => insertIntoProperty(text, 'events', `...Object.values(${manyId}.events)`));
}

function addToService(changes: Changes, service: string, { one, manyId, oneId }: Names): void {
  const file = `services/${service}/src/service.ts`;
  const useCases = `resourceUseCases(${manyId}, base)`;
  const all = /const useCases = \{/;
  const isAmongAll = all.test(changes.read(file));
  const ownUseCases = isAmongAll ? `useCases.${manyId}` : `${oneId}UseCases`;
  for (const line of [
    `import { ${manyId} } from '@theke/contracts/${service}/${one}';`,
    `import { resourceRoutes } from '@theke/kit/resource/resource-routes';`,
    `import { resourceUseCases } from '@theke/kit/resource/resource-use-cases';`,
  ])
    changes.edit(file, 'its imports', (text) => addImport(text, line));
  changes.edit(file, 'its use cases', (text) =>
    isAmongAll
      ? insertInto(text, all, `${manyId}: ${useCases}`)
      : insertBefore(text, /^ *return \{\n/m, `const ${ownUseCases} = ${useCases};\n`),
  );
  if (!/snapshots: Object\.values\(useCases\)/.test(changes.read(file)))
    changes.edit(file, 'what it returns', (text) =>
      text.includes('snapshots: ')
        ? insertIntoProperty(text, 'snapshots', `${ownUseCases}.snapshots`)
        : insertBefore(text, /^ *routes: /m, `snapshots: [${ownUseCases}.snapshots],\n`),
    );
  changes.edit(file, 'its routes', (text) =>
    insertIntoProperty(text, 'routes', `...resourceRoutes(${manyId}, base, ${ownUseCases})`),
  );
}

function addToReadme(changes: Changes, service: string, { many, one, table, manyWords }: Names): void {
  const file = `services/${service}/README.md`;
  const events = ['changed', 'deleted'].map((fact) => `\`${service}.${one}-${fact}.v1\``).join(', ');
  const add = (row: string, item: string, before?: string) =>
    changes.edit(file, `the row "${row}" of its table`, (text) => addToRow(text, row, item, before));
  add('owns', manyWords);
  add('API', `\`/api/${many}\``);
  add('publishes', events);
  // The catalog does not name those of its resources.
  if (!/^\| tables \| one for each resource/m.test(changes.read(file))) add('tables', `\`${table}\``, ';');
}
