import { expect, test } from '@jest/globals';
import { ownerOfLead } from './owner-of-lead.ts';

const dora = { owner: 'Dora Huber', ownerUser: 'a' };

test.each([
  ['taken over', dora, { owner: '', ownerUser: null }, { ownerUser: 'a', isOwned: true }],
  ['made with an owner', dora, undefined, { ownerUser: 'a', isOwned: true }],
  ['saved as it was', dora, dora, { ownerUser: 'a', isOwned: true }],
  ['given to a namesake', { ...dora, ownerUser: 'b' }, dora, { ownerUser: 'b', isOwned: true }],
  ['given to another by name alone', { owner: 'Luisa', ownerUser: 'a' }, dora, { ownerUser: null, isOwned: true }],
  ['given back', { owner: '', ownerUser: 'a' }, dora, { ownerUser: null, isOwned: false }],
])('determines the owner of a lead that is %s', (_, now, before, found) => {
  expect(ownerOfLead(now, before)).toEqual(found);
});
