import { existing, type Kind, ofService } from '../kind.ts';
import { Refusal } from '../refusal.ts';
import { ofThing } from './resource-values.ts';

/** Endpoints for the devices of a resource, each with an API key that staff create. */
export const device: Kind = {
  usage: 'catalog scanners',
  async values(changes, [service = '', many = '']) {
    const thing = await ofThing(existing(changes, service), many);
    if (changes.has(`packages/contracts/src/${service}/${thing.one}-device.ts`))
      throw new Refusal(`${many} have keys already.`);
    return { ...thing, ...ofService(service), keyTable: `${thing.one.replaceAll('-', '_')}_key` };
  },
};
