import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsByType } from '@theke/contracts/contracts';
import { isPersonal, shapeOf } from '@theke/contracts/field';
import { workQueues } from '@theke/topology/topology';
import type { z } from 'zod';
import { root } from '../local/checkout.ts';
import { addToContract } from './add-to-contract.ts';
import { addToRow } from './add-to-row.ts';
import type { Changes } from './changes.ts';
import { type DefinedResource, definedResources } from './defined-resources.ts';
import { addImport, insertBefore, insertIntoProperty } from './insert-into.ts';
import { camel } from './names.ts';
import { nextMigration } from './next.ts';
import { Refusal } from './refusal.ts';
import { copyMigration, copyName, copyTable, copyTest, copyText } from './subscription-texts.ts';

/**
 * A service's own copy of another's resource: a table, kept by the events that tell of every change.
 * @param many the resource as in its path: `coupons`
 * @throws Refusal where there is no such resource, or the service has it already
 */
export function newSubscription(changes: Changes, consumer: string, many: string) {
  const resource = foreignResource(consumer, many);
  const types = ['changed', 'deleted'].map((fact) => `${resource.service}.${resource.names.one}-${fact}.v1`);
  const table = copyTable(resource);
  refuseHeard(consumer, types, table);

  const copy = `services/${consumer}/src/${many}/${resource.names.one}-copies.ts`;
  changes.make(copy, copyText(resource, consumer));
  changes.make(copy.replace('.ts', '.int.test.ts'), copyTest(resource, consumer));
  changes.make(`services/${consumer}/migrations/${nextMigration(consumer)}_${table}.sql`, copyMigration(resource));
  addSubscription(changes, consumer, copyName(resource), `./${many}/${resource.names.one}-copies.ts`);
  addToContract(
    changes,
    consumer,
    [
      { names: [resource.names.manyId], from: `../${resource.service}/${resource.names.one}.ts` },
      { names: ['changesOf'], from: '../service-contract.ts' },
    ],
    { copies: `...changesOf(${resource.names.manyId})` },
  );
  addCopyToReadme(changes, consumer, table);
  const shape = shapeOf(eventsByType.get(`${types[0]}`)?.data as z.ZodType) ?? {};
  return { copy, table, hasPersonal: Object.values(shape).some(isPersonal) };
}

function foreignResource(consumer: string, many: string): DefinedResource {
  const all = definedResources();
  const found = all.find(({ names }) => names.many === many);
  if (!found) {
    const names = all.map((one) => one.names.many).sort();
    throw new Refusal(`There is no resource "${many}", but ${names.join(', ')}.`);
  }
  if (found.service === consumer) throw new Refusal(`${consumer} keeps the ${many} itself.`);
  return found;
}

function refuseHeard(consumer: string, types: readonly string[], table: string): void {
  const heard = types.find((type) => workQueues[consumer]?.includes(type));
  if (heard) throw new Refusal(`${consumer} hears ${heard} already.`);
  const migrations = globSync(`services/${consumer}/migrations/*.sql`, { cwd: root });
  const taken = migrations.find((file) => new RegExp(`\\b${table}\\b`).test(readFileSync(join(root, file), 'utf8')));
  if (taken) throw new Refusal(`${consumer} has a table ${table} already: ${taken}`);
}

/** One more subscription in a service's table of contents. */
export function addSubscription(changes: Changes, consumer: string, name: string, from: string): void {
  const file = `services/${consumer}/src/service.ts`;
  if (new RegExp(`\\b${camel(name)}\\b`).test(changes.read(file)))
    throw new Refusal(`"${name}" stands for something else in ${file}.`);
  changes.edit(file, 'its imports', (text) => addImport(text, `import { ${name} } from '${from}';`));
  changes.edit(file, 'what it returns', (text) =>
    text.includes('subscriptions: ')
      ? insertIntoProperty(text, 'subscriptions', name)
      : insertBefore(text, /\broutes: /, `subscriptions: [${name}],\n`),
  );
}

/** A table that tells what others own, among the tables that the service's README names. */
export function addCopyToReadme(changes: Changes, consumer: string, table: string): void {
  changes.edit(`services/${consumer}/README.md`, 'the row "tables" of its table', (text) =>
    /^\| tables \|.*; copies of others/m.test(text)
      ? addToRow(text, 'tables', `\`${table}\``)
      : text.replace(/^(\| tables \| .*?) \|$/m, (_, cell) => `${cell}; copies of others' facts: \`${table}\` |`),
  );
}
