import { services } from '@theke/topology/topology';
import { addWorkspace, type Manifest, packageText, refuseWorkspace } from './add-workspace.ts';
import type { Changes } from './changes.ts';
import { insertInto } from './insert-into.ts';
import { camel, checkName, type Names } from './names.ts';
import { newResource } from './new-resource.ts';
import { Refusal } from './refusal.ts';
import type { Labels } from './resource-texts.ts';
import { serviceContract, serviceDefinition, serviceMain, serviceReadme } from './service-texts.ts';

/** Whose package.json names what every service stands on. */
const model = 'services/catalog/package.json';

/**
 * A service with its first resource: it owns something, answers for it and tells of it, or it would be none.
 * @throws Refusal where a name is taken or a place is not found
 */
export function newService(changes: Changes, service: string, names: Names, labels: Labels): void {
  checkName('a service', service);
  const folder = `services/${service}`;
  refuseWorkspace(changes, service);
  if (names.manyId === camel(service)) throw new Refusal('A service and its resource need two names.');
  const port = Math.max(...Object.values(services).map((one) => one.port)) + 1;
  const manifest = JSON.parse(changes.read(model)) as Manifest;

  changes.make(`packages/contracts/src/${service}/contract.ts`, serviceContract(service));
  changes.make(`${folder}/package.json`, packageText(service, manifest, { './*': './src/*.ts' }));
  changes.make(`${folder}/README.md`, serviceReadme(service, names.manyWords, port));
  changes.make(`${folder}/src/main.ts`, serviceMain(service));
  changes.make(`${folder}/src/service.ts`, serviceDefinition(service, names.manyWords));
  addWorkspace(changes, folder);

  changes.edit('packages/topology/src/topology.ts', 'services', (text) =>
    insertInto(text, /export const services = \{/, `  '${service}': { port: ${port} }`),
  );
  newResource(changes, service, names, labels);
}
