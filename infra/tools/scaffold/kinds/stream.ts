import { exportedEvents, findThing } from '../contract-exports.ts';
import { existing, type Kind, ofService } from '../kind.ts';
import { spelled } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** Server-sent events for changes of a resource or collection, sent to pages on every replica. */
export const stream: Kind = {
  usage: 'catalog coupons',
  async values(changes, [service = '', many = '']) {
    const thing = await findThing(many, existing(changes, service));
    if (changes.has(`packages/contracts/src/${service}/${thing.value.one}-stream.ts`))
      throw new Refusal(`${many} have a stream already.`);
    const own = (await exportedEvents()).filter(({ file, service: owner }) => file === thing.file && owner === service);
    if (own.length === 0) throw new Refusal(`${many} publish nothing that a stream could tell of.`);
    return {
      ...spelled(many, thing.value.one),
      ...ofService(service),
      manyId: thing.name,
      thingFile: thing.file,
      thingModule: thing.module,
      eventImports: [...new Set(own.map(({ name }) => name))].join(', '),
      events: own.map(({ expression }) => expression).join(', '),
      firstEvent: `${own[0]?.expression}`,
    };
  },
};
