import { existing, type Kind, ofService } from '../kind.ts';
import { Refusal } from '../refusal.ts';
import { ofThing } from './of-thing.ts';

/** What the devices of a resource call by themselves, each with a key of its own that staff make. */
export const device: Kind = {
  usage: 'catalog scanners',
  async values(changes, [service = '', many = '']) {
    const thing = await ofThing(existing(changes, service), many);
    if (changes.has(`packages/contracts/src/${service}/${thing.one}-device.ts`))
      throw new Refusal(`${many} have keys already.`);
    return { ...thing, ...ofService(service), keyTable: `${thing.one.replaceAll('-', '_')}_key` };
  },
};
