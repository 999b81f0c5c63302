import { describe, expect, test } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

const body = (text: string) => Promise.resolve(Buffer.from(text));
const never = () => Promise.reject(new Error('must not be called'));

describe('answer cache', () => {
  test('keeps an answer for one second', async () => {
    let now = 0;
    const memory = new AnswerCache(() => now);
    await memory.read('a /menu', () => body('old'));
    now = 999;
    expect((await memory.read('a /menu', never))?.body.toString()).toBe('old');
    now = 1_000;
    expect((await memory.read('a /menu', () => body('new')))?.body.toString()).toBe('new');
  });

  test("reloads a tenant's answers after a change, and keeps those of others", async () => {
    const memory = new AnswerCache(() => 0);
    await memory.read('a /menu', () => body('old'));
    await memory.read('b /menu', () => body('of b'));
    memory.forget('a ');
    expect((await memory.read('a /menu', () => body('new')))?.body.toString()).toBe('new');
    expect((await memory.read('b /menu', never))?.body.toString()).toBe('of b');
  });

  test('keeps compressed copies if a change did not affect the answer', async () => {
    const memory = new AnswerCache(() => 0);
    const before = await memory.read('a /menu', () => body('same'));
    memory.forget('a ');
    expect(await memory.read('a /menu', () => body('same'))).toBe(before);
  });

  test('does not cache an answer that was loading during a change', async () => {
    const memory = new AnswerCache(() => 0);
    const old = Promise.withResolvers<Buffer>();
    const first = memory.read('a /menu', () => old.promise);
    memory.forget('a ');
    const second = memory.read('a /menu', () => body('new'));
    await second;
    old.resolve(Buffer.from('old'));
    expect((await first)?.body.toString()).toBe('old');
    expect((await memory.read('a /menu', never))?.body.toString()).toBe('new');
  });
});
