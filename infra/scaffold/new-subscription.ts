import { eventsByType } from '@theke/contracts/contracts';
import { isPersonal, shapeOf } from '@theke/contracts/field';
import { workQueues } from '@theke/topology/topology';
import type { z } from 'zod';
import { addToContract } from './add-to-contract.ts';
import { addToRow } from './add-to-row.ts';
import type { Changes } from './changes.ts';
import { type DefinedResource, definedResources } from './defined-resources.ts';
import { addImport, insertBefore, insertIntoProperty } from './insert-into.ts';
import { camel } from './names.ts';
import { Refusal } from './refusal.ts';
import { copyName, copyText } from './subscription-texts.ts';

/**
 * A service's own copy of another's resource, in the table that the kit brings, kept by the events that tell of every change.
 * @param many the resource as in its path: `coupons`
 * @throws Refusal where there is no such resource, or the service has it already
 */
export function newSubscription(changes: Changes, consumer: string, many: string) {
  const resource = foreignResource(consumer, many);
  const types = ['changed', 'deleted'].map((fact) => `${resource.service}.${resource.names.one}-${fact}.v1`);
  const heard = types.find((type) => workQueues[consumer]?.includes(type));
  if (heard) throw new Refusal(`${consumer} hears ${heard} already.`);

  const copy = `services/${consumer}/src/${many}/${resource.names.one}-copies.ts`;
  changes.make(copy, copyText(resource, consumer));
  const name = copyName(resource);
  addSubscription(changes, consumer, name, `./${many}/${resource.names.one}-copies.ts`, `...${name}.subscriptions()`);
  addToContract(
    changes,
    consumer,
    [
      { names: [resource.names.manyId], from: `../${resource.service}/${resource.names.one}.ts` },
      { names: ['changesOf'], from: '../service-contract.ts' },
    ],
    { copies: `...changesOf(${resource.names.manyId})` },
  );
  const shape = shapeOf(eventsByType.get(`${types[0]}`)?.data as z.ZodType) ?? {};
  return { copy, name, hasPersonal: Object.values(shape).some(isPersonal) };
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

/** One more subscription in a service's table of contents. */
export function addSubscription(changes: Changes, consumer: string, name: string, from: string, item = name): void {
  const file = `services/${consumer}/src/service.ts`;
  if (new RegExp(`\\b${camel(name)}\\b`).test(changes.read(file)))
    throw new Refusal(`"${name}" stands for something else in ${file}.`);
  changes.edit(file, 'its imports', (text) => addImport(text, `import { ${name} } from '${from}';`));
  changes.edit(file, 'what it returns', (text) =>
    text.includes('subscriptions: ')
      ? insertIntoProperty(text, 'subscriptions', item)
      : insertBefore(text, /\broutes: /, `subscriptions: [${item}],\n`),
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
