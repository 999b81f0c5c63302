import { expect, test } from '@jest/globals';
import type { PublicProfile } from '@theke/contracts/identity/profile';
import { personName } from './person-name.ts';

const nameWith = (title: string) =>
  personName({ type: 'person', title, firstName: 'Paul', lastName: 'Lercher', companyName: '' } as PublicProfile);

test('degrees of the Bologna system follow the name, older ones precede it', () => {
  expect(['', 'DI', 'BSc', 'DI Dr.', 'Mag. MBA', 'MSc, MA', 'Ing.'].map(nameWith)).toEqual([
    'Paul Lercher',
    'DI Paul Lercher',
    'Paul Lercher, BSc',
    'DI Dr. Paul Lercher',
    'Mag. Paul Lercher, MBA',
    'Paul Lercher, MSc, MA',
    'Ing. Paul Lercher',
  ]);
  expect(personName({ type: 'company', companyName: 'Talraum' } as PublicProfile)).toBe('Talraum');
});
