import { existing, type Kind, serviceValues } from '../kind.ts';
import { Refusal } from '../refusal.ts';
import { resourceValues } from './resource-values.ts';

/** Endpoints for the devices of a resource, each with an API key that staff create. */
export const device: Kind = {
  usage: 'catalog scanners',
  async values(changes, [service = '', many = '']) {
    const resource = await resourceValues(existing(changes, service), many);
    if (changes.has(`packages/contracts/src/${service}/${resource.one}-device.ts`))
      throw new Refusal(`${many} already have keys.`);
    return { ...resource, ...serviceValues(service), keyTable: `${resource.one.replaceAll('-', '_')}_key` };
  },
};
