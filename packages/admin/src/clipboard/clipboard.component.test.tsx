import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { copied, copy, onCopied } from './clipboard.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

// CART-13, CART-14
test('it holds one item for each context in the session, and a new one replaces the earlier', () => {
  copy('content', { type: 'title' });
  copy('menu', 1);
  copy('content', { type: 'text' });
  expect([copied('content'), copied('menu'), copied('elsewhere')]).toEqual([{ type: 'text' }, 1, undefined]);
  expect(Object.keys(sessionStorage)).toEqual(['asp.clipboard']);
  expect(JSON.parse(sessionStorage.getItem('asp.clipboard') ?? '')).toEqual({ content: { type: 'text' }, menu: 1 });
});

test('who shows what is in it hears of a change, until they leave', () => {
  const listener = jest.fn();
  const leave = onCopied(listener);
  copy('content', 1);
  leave();
  copy('content', 2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is no clipboard is none, and what cannot be kept breaks nothing', () => {
  for (const text of ['', 'x', '3', 'null', '[1]']) {
    sessionStorage.setItem('asp.clipboard', text);
    expect([text, copied('content'), copied('0')]).toEqual([text, undefined, undefined]);
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => copy('content', 1)).not.toThrow();
});
