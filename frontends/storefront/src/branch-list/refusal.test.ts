import { expect, test } from '@jest/globals';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { refusal } from './refusal.ts';

const now = new Date('2026-11-23T11:00:00Z');
const inactive = { ...branches.events.changed.example, isPublic: false, closedMessage: '' } as Branch;

// LEGAL-02
test('an inactive branch shows its configured message or a default one', () => {
  expect(refusal(inactive, 'takeaway', now)).toEqual([
    'Diese Filiale ist derzeit nicht aktiv.',
    'Sie nimmt keine Bestellungen an.',
  ]);
  const notOpen = { ...inactive, closedMessage: 'Wir haben noch nicht geöffnet.' };
  expect(refusal(notOpen, 'takeaway', now)[1]).toBe('Wir haben noch nicht geöffnet.');
});
