import { expect, test } from '@jest/globals';
import { wayText } from './address-text.ts';

test.each([
  [{ street: 'Zieglergasse 33', stairway: '2', door: '17', floor: '4' }, 'Zieglergasse 33/2/17, Stock\u00a04'],
  [{ street: 'Zieglergasse 33', stairway: '', door: '17', floor: '' }, 'Zieglergasse 33/17'],
  [{ street: '', stairway: '', door: '', floor: '' }, ''],
])('formats the way to the door including the floor: %j', (address, text) => expect(wayText(address)).toBe(text));
