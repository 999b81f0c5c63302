import { eventsByType } from '@theke/contracts/contracts';
import { addToContract } from './add-to-contract.ts';
import { addToRow } from './add-to-row.ts';
import type { Changes } from './changes.ts';
import { definedResources } from './defined-resources.ts';
import {
  actTest,
  actText,
  type EventNames,
  eventContract,
  eventMigration,
  reactionMigration,
  reactionTest,
  reactionText,
} from './event-texts.ts';
import { addImport, insertIntoProperty } from './insert-into.ts';
import { camel, checkName, pascal } from './names.ts';
import { addCopyToReadme, addSubscription } from './new-subscription.ts';
import { nextMigration } from './next.ts';
import { Refusal } from './refusal.ts';

type Wanted = { service: string; name: string; consumer: string; fact: string | undefined };

/**
 * Something that happens to a resource, from end to end: staff say it, its service writes it down and tells it in one
 * transaction, another service remembers it.
 * @throws Refusal where the name tells of no resource of that service, or is taken
 */
export function newEvent(changes: Changes, { service, name, consumer, fact }: Wanted) {
  checkName('an event', name);
  const resource = definedResources()
    .filter((one) => one.service === service && name.startsWith(`${one.names.one}-`))
    .toSorted((one, other) => other.names.one.length - one.names.one.length)[0];
  if (!resource)
    throw new Refusal(
      `"${name}" begins with no resource of ${service}. An event is named after what it happened to: coupon-retired.`,
    );
  const past = name.slice(resource.names.one.length + 1);
  const type = `${service}.${name}.v1`;
  if (eventsByType.has(type)) throw new Refusal(`There is ${type} already.`);
  if (consumer === service) throw new Refusal(`${service} tells it and need not hear it: another service must.`);
  const eventId = camel(name);
  const table = name.replaceAll('-', '_');
  const contractFile = `packages/contracts/src/${service}/${name}.ts`;
  const recordId = `record${pascal(name)}`;
  const event: EventNames = {
    name,
    past,
    type,
    eventId,
    recordId,
    table,
    contract: `@theke/contracts/${service}/${name}`,
  };
  const { many } = resource.names;

  changes.make(contractFile, eventContract(event, resource, fact ?? past));
  addToContract(changes, service, [{ names: [eventId, recordId], from: `./${name}.ts` }], {
    endpoints: recordId,
    events: eventId,
  });

  const act = `services/${service}/src/${many}/record-${name}.ts`;
  changes.make(act, actText(event, resource));
  changes.make(act.replace('.ts', '.int.test.ts'), actTest(event, resource));
  changes.make(
    `services/${service}/migrations/${nextMigration(service)}_${table}.sql`,
    eventMigration(event, resource),
  );
  const definition = `services/${service}/src/service.ts`;
  changes.edit(definition, 'its imports', (text) =>
    addImport(text, `import { ${recordId}Route } from './${many}/record-${name}.ts';`),
  );
  changes.edit(definition, 'its routes', (text) =>
    insertIntoProperty(text.replace('setup: () =>', 'setup: (base) =>'), 'routes', `${recordId}Route(base)`),
  );
  const readme = `services/${service}/README.md`;
  changes.edit(readme, 'the row "tables" of its table', (text) => addToRow(text, 'tables', `\`${table}\``, ';'));

  const reaction = `services/${consumer}/src/${many}/hears-${name}.ts`;
  changes.make(reaction, reactionText(event, resource));
  changes.make(reaction.replace('.ts', '.int.test.ts'), reactionTest(event, consumer));
  changes.make(
    `services/${consumer}/migrations/${nextMigration(consumer)}_${table}.sql`,
    reactionMigration(event, resource),
  );
  addSubscription(changes, consumer, `hears${pascal(name)}`, `./${many}/hears-${name}.ts`);
  addToContract(changes, consumer, [{ names: [eventId], from: `../${service}/${name}.ts` }], { reactions: eventId });
  addCopyToReadme(changes, consumer, table);
  return { contract: contractFile, act, reaction };
}
