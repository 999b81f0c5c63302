import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workQueues } from '@theke/topology/topology';
import { root } from '../../local/checkout.ts';
import { type ExportedEvent, findEvent } from '../contract-exports.ts';
import { existing, type Kind, serviceValues } from '../kind.ts';
import { camel, pascal } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** A reaction of a service to another's event, run once per event. */
export const reaction: Kind = {
  usage: 'ordering coupon-changed',
  async values(changes, [consumer = '', name = '']) {
    existing(changes, consumer);
    const event = await findEvent(name);
    if (event.service === consumer)
      throw new Refusal(`${consumer} publishes this event itself. A reaction belongs to another service.`);
    const table = name.replaceAll('-', '_');
    refuseTable(consumer, table);
    return {
      ...eventValues(event, consumer, name),
      ...serviceValues(consumer),
      table,
      folder: event.file.replace('.ts', ''),
    };
  },
};

/** Names of an event for kinds that react to it. */
export const eventValues = (
  { expression, name: eventImport, service: owner, file, module, value }: ExportedEvent,
  consumer: string,
  name: string,
) => {
  if (workQueues[consumer]?.includes(value.type)) throw new Refusal(`${consumer} already subscribes to ${value.type}.`);
  return {
    consumer,
    consumerId: camel(consumer),
    owner,
    event: name,
    EventId: pascal(name),
    eventExpression: expression,
    eventImport,
    eventFrom: owner === consumer ? `./${file}` : `../${owner}/${file}`,
    eventModule: module,
  };
};

/** @throws Refusal if a service has a table of that name or, with `isWanted`, if it has none */
export function refuseTable(service: string, table: string, isWanted = false): void {
  const files = globSync(`services/${service}/migrations/*.sql`, { cwd: root });
  const creation = new RegExp(`create table ${table} |create_resource_table\\('${table}'\\)`);
  const has = files.some((file) => creation.test(readFileSync(join(root, file), 'utf8')));
  if (has !== isWanted)
    throw new Refusal(has ? `${service} already has a table "${table}".` : `${service} has no table "${table}".`);
}
