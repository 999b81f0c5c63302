import { exportedEvents, findResource } from '../contract-exports.ts';
import { existing, type Kind, serviceValues } from '../kind.ts';
import { createSpellings } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** Server-sent events for changes of a resource or collection, sent to pages on every replica. */
export const stream: Kind = {
  usage: 'catalog coupons',
  async values(changes, [service = '', many = '']) {
    const resource = await findResource(many, existing(changes, service));
    if (changes.has(`packages/contracts/src/${service}/${resource.value.one}-stream.ts`))
      throw new Refusal(`${many} already have a stream.`);
    const events = (await exportedEvents()).filter(
      ({ file, service: owner }) => file === resource.file && owner === service,
    );
    if (events.length === 0) throw new Refusal(`${many} publish no events that a stream could send.`);
    return {
      ...createSpellings(many, resource.value.one),
      ...serviceValues(service),
      manyId: resource.name,
      thingFile: resource.file,
      thingModule: resource.module,
      eventImports: [...new Set(events.map(({ name }) => name))].join(', '),
      events: events.map(({ expression }) => expression).join(', '),
      firstEvent: `${events[0]?.expression}`,
    };
  },
};
