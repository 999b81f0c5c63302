import { expect, test } from '@jest/globals';
import { alarmOf } from './alarm-of.ts';

const none = { disabled: false, broken: false, ringing: false, noticed: false, silent: false };

test('shows one alarm at a time, by priority', () => {
  expect(alarmOf(none)).toBeUndefined();
  expect(alarmOf({ ...none, silent: true })).toBe('silent');
  expect(alarmOf({ ...none, silent: true, noticed: true })).toBe('noticed');
  expect(alarmOf({ ...none, silent: true, noticed: true, ringing: true })).toBe('ringing');
  expect(alarmOf({ disabled: false, broken: true, ringing: true, noticed: true, silent: true })).toBe('broken');
  expect(alarmOf({ disabled: true, broken: true, ringing: true, noticed: true, silent: true })).toBe('disabled');
});
