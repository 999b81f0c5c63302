import { expect, test } from '@jest/globals';
import type { TvCommand } from '@theke/contracts/signage/command';
import { commandStates } from '@theke/rules/signage/command-moves';
import { canAbort, canRepeat, commandStep, resultText } from './command-steps.ts';

const command: TvCommand = {
  id: '0199f000-0000-7000-8000-000000000001',
  kind: 'reload',
  volume: null,
  state: 'queued',
  askedAt: '2026-11-21T17:50:00.000Z',
  askedBy: 'D. Huber',
  sentAt: null,
  finishedAt: null,
  expiresAt: '2026-11-21T18:00:00.000Z',
  result: '',
};

test('offers aborting before the TV has begun, and repeating after a failure or expiry', () => {
  expect(commandStates.filter((state) => canAbort({ state }))).toEqual(['queued', 'sent']);
  expect(commandStates.filter((state) => canRepeat({ state }))).toEqual(['failed', 'expired']);
});

test('an aborted or expired command shows how far it came', () => {
  expect(commandStep({ state: 'expired', sentAt: null })).toBe(1);
  expect(commandStep({ state: 'aborted', sentAt: command.askedAt })).toBe(2);
  expect(commandStep({ state: 'failed', sentAt: null })).toBe(3);
});

test('says the result, or what the command waits for', () => {
  const text = (changes: Partial<TvCommand>) => resultText({ ...command, ...changes }, () => '19:00');
  expect(text({})).toBe('läuft um 19:00 ab');
  expect(text({ state: 'done', finishedAt: '2026-11-21T17:50:03.400Z' })).toBe('nach 3,4 s');
  expect(text({ state: 'failed', result: 'Zu wenig Speicher.' })).toBe('Zu wenig Speicher.');
  expect(text({ state: 'expired' })).toBe('keine Antwort bis 19:00');
});
