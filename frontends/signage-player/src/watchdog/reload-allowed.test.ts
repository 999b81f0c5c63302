import { expect, test } from '@jest/globals';
import { isReloadAllowed } from './reload-allowed.ts';

const now = Date.UTC(2026, 10, 29);

test.each([
  ['never reloaded', undefined, true],
  ['reloaded a minute ago', now - 60_000, false],
  ['reloaded five minutes ago', now - 300_000, true],
  ['reloaded in the future, because the clock was set back', now + 86_400_000, true],
])('%s', (_name, last, isAllowed) => expect(isReloadAllowed(last, now)).toBe(isAllowed));
