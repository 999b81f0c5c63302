import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { copied, copy, onCopied } from './clipboard.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

// CART-13, CART-14
test('stores one item per context for the session; a new one replaces the earlier one', () => {
  copy('content', { type: 'title' });
  copy('menu', 1);
  copy('content', { type: 'text' });
  expect([copied('content'), copied('menu'), copied('elsewhere')]).toEqual([{ type: 'text' }, 1, undefined]);
  expect(Object.keys(sessionStorage)).toEqual(['asp.clipboard']);
  expect(JSON.parse(sessionStorage.getItem('asp.clipboard') ?? '')).toEqual({ content: { type: 'text' }, menu: 1 });
});

test('notifies subscribers of a change until they unsubscribe', () => {
  const listener = jest.fn();
  const leave = onCopied(listener);
  copy('content', 1);
  leave();
  copy('content', 2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('ignores invalid clipboard content and survives a failing storage', () => {
  for (const text of ['', 'x', '3', 'null', '[1]']) {
    sessionStorage.setItem('asp.clipboard', text);
    expect([text, copied('content'), copied('0')]).toEqual([text, undefined, undefined]);
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => copy('content', 1)).not.toThrow();
});
