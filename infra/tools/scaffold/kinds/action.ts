import { eventsByType } from '@theke/contracts/contracts';
import { existing, type Kind, plain, serviceValues } from '../kind.ts';
import { camel, checkName, heading, pascal } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { resourceValues } from './resource-values.ts';

/** `retire` -> `retired`, `void` -> `voided`; other verbs need `--past`. */
const toPast = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** An action of staff on one item of a resource or collection, end to end: endpoint, decision, state and event. */
export const action: Kind = {
  usage: 'catalog coupons retire [--past retired] [--word stilllegen]',
  async values(changes, [service = '', many = '', verb = ''], { past = toPast(verb), word = verb }) {
    const resource = await resourceValues(existing(changes, service), many);
    const actionName = checkName('an action', `${verb}-${resource.one}`);
    const event = checkName('an event', `${resource.one}-${past}`);
    if (eventsByType.has(`${service}.${event}.v1`)) throw new Refusal(`${service}.${event}.v1 already exists.`);
    return {
      ...resource,
      ...serviceValues(service),
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
      State: `${heading(camel(past))}${resource.Type}`,
    };
  },
};
