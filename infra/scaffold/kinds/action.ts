import { eventsByType } from '@theke/contracts/contracts';
import { findThing } from '../contract-exports.ts';
import { existing, type Kind, ofService, plain } from '../kind.ts';
import { camel, checkName, heading, pascal, spelled } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { refuseTable } from './reaction.ts';

/** `retire` -> `retired`, `void` -> `voided`; `--past` for the others. */
const pastOf = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** What staff do with one of a resource or collection, from end to end: endpoint, decision, state and event. */
export const action: Kind = {
  usage: 'catalog coupons retire [--past retired] [--word stilllegen]',
  async values(changes, [service = '', many = '', verb = ''], { past = pastOf(verb), word = verb }) {
    const { name, file, module, value } = await findThing(many, existing(changes, service));
    const names = spelled(many, value.one);
    const actionName = checkName('an action', `${verb}-${value.one}`);
    const event = checkName('an event', `${value.one}-${past}`);
    if (eventsByType.has(`${service}.${event}.v1`)) throw new Refusal(`There is ${service}.${event}.v1 already.`);
    refuseTable(service, names.table, true);

    return {
      ...names,
      ...ofService(service),
      manyId: name,
      thingFile: file,
      thingModule: module,
      labelOne: value.label.one,
      word: plain('word', word),
      verb,
      past,
      action: actionName,
      actionId: camel(actionName),
      Action: pascal(actionName),
      event,
      eventId: camel(event),
      eventModule: `@theke/contracts/${service}/${event}`,
      eventTable: event.replaceAll('-', '_'),
      stateId: camel(past),
      State: `${heading(camel(past))}${pascal(value.one)}`,
      // An entry of a collection is whatever its service keeps; the action needs none of it.
      exampleImport: value.events ? `import { ${name} } from '${module}';\n` : '',
      example: value.events ? `${name}.events.changed.example` : '{}',
    };
  },
};
