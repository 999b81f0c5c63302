import { expect, test } from '@jest/globals';
import { actorText } from './actor-text.ts';

const names = {
  nameOf: (id: string) => (id === '1' ? 'Dora Huber' : undefined),
  partOf: (service: string) => ({ ordering: 'Bestellungen' })[service] ?? service,
  texts: { guest: 'Gast', system: 'System', key: 'API-Schlüssel', formerUser: 'Gelöschter Benutzer' },
};

test.each([
  ['user:1', 'Dora Huber'],
  ['user:2', 'Gelöschter Benutzer'],
  ['key:7', 'API-Schlüssel'],
  ['guest', 'Gast'],
  ['system', 'System'],
  ['system:ordering', 'System · Bestellungen'],
  ['somebody', 'somebody'],
])('%s is %s', (actor, text) => {
  expect(actorText(actor, names)).toBe(text);
});
