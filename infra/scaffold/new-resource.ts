import { allEndpoints } from '@theke/contracts/contracts';
import { exampleIds } from '@theke/contracts/wire';
import { addToContract } from './add-to-contract.ts';
import type { Changes } from './changes.ts';
import { contractFileOf } from './defined-resources.ts';
import type { Names } from './names.ts';
import { nextMigration } from './next.ts';
import { Refusal } from './refusal.ts';
import { contractText, type Labels, officeText } from './resource-texts.ts';

/**
 * Something that staff list, create, change and delete: contract, table, list and form. Routes, events, tests and pages follow.
 * @throws Refusal where a name is taken or a place is not found; then nothing of `changes` may be written
 */
export function newResource(changes: Changes, service: string, names: Names, labels: Labels): void {
  refuseTaken(changes, service, names);
  const { many, one, manyId, table } = names;
  changes.make(contractFileOf(service, one), contractText(names, labels, service));
  addToContract(changes, service, [{ names: [manyId], from: `./${one}.ts` }], { resources: manyId });
  changes.make(
    `services/${service}/migrations/${nextMigration(service)}_${table}.sql`,
    `select create_resource_table('${table}');\n`,
  );
  changes.make(`frontends/back-office/src/${service}/${many}/${many}.ts`, officeText(names, labels, service));
}

function refuseTaken(changes: Changes, service: string, { many, manyId, one, oneId }: Names): void {
  const taken = allEndpoints.find(({ path }) => path.split('/')[1] === many);
  if (taken) throw new Refusal(`/api/${many} belongs to ${taken.service} already.`);
  if (oneId in exampleIds) throw new Refusal(`There is something called "${one}" already: examples have an id of it.`);
  if (changes.read('frontends/back-office/src/router.tsx').includes(`path: '${many}'`))
    throw new Refusal(`The back office has a page /backend/${many} already.`);
  const contract = `packages/contracts/src/${service}/contract.ts`;
  if (new RegExp(`\\b${manyId}\\b`).test(changes.read(contract).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
    throw new Refusal(`"${manyId}" stands for something else in ${contract}: please choose another name.`);
}
