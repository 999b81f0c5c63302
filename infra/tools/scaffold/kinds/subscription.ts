import { isPersonal, shapeOf } from '@theke/contracts/field';
import { workQueues } from '@theke/topology/topology';
import { findResource } from '../contract-exports.ts';
import { existing, type Kind } from '../kind.ts';
import { createSpellings } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** A service's copy of another's resource, in the table provided by the kit. */
export const subscription: Kind = {
  usage: 'ordering coupons',
  async values(changes, [consumer = '', many = '']) {
    existing(changes, consumer);
    const { name, service: owner, file, module, value } = await findResource(many);
    const changed = value.events?.changed;
    if (!changed) throw new Refusal(`${many} is not a resource: no event carries its whole state.`);
    if (owner === consumer) throw new Refusal(`${consumer} owns the ${many} itself.`);
    if (workQueues[consumer]?.includes(changed.type))
      throw new Refusal(`${consumer} already subscribes to ${changed.type}.`);
    const hasPersonal = Object.values(shapeOf(changed.data) ?? {}).some(isPersonal);
    return {
      ...createSpellings(many, value.one),
      manyId: name,
      consumer,
      owner,
      thingFile: file,
      thingModule: module,
      personal: hasPersonal
        ? 'Some fields are personal: a copy of them must be erased with the person (docs/generated/events.md).'
        : '',
    };
  },
};
