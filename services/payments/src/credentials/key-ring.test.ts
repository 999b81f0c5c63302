import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keyRing, Unreadable } from './key-ring.ts';

const [old, young] = ['old', 'young'].map((id) => ({ id, key: randomBytes(32) })) as [
  { id: string; key: Buffer },
  { id: string; key: Buffer },
];

test('what was sealed is opened for whom it was sealed, and for nobody else', () => {
  const ring = keyRing([young]);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, about, other) => {
      const sealed = ring.seal(text, about);
      expect(ring.open(sealed, about)).toBe(text);
      if (other !== about) expect(() => ring.open(sealed, other)).toThrow(Unreadable);
    }),
  );
});

test('no bit of it can be changed', () => {
  const ring = keyRing([young]);
  const sealed = ring.seal('sk_live_x', 'a');
  for (let at = 0; at < sealed.bytes.length * 8; at += 1) {
    const bytes = Buffer.from(sealed.bytes);
    bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3);
    expect(() => ring.open({ ...sealed, bytes }, 'a')).toThrow(Unreadable);
  }
  for (const length of [0, 11, 12, 20, 27]) {
    const bytes = sealed.bytes.subarray(0, length);
    expect(() => ring.open({ ...sealed, bytes }, 'a')).toThrow(Unreadable);
  }
});

test('the same text looks different each time and never shows', () => {
  const ring = keyRing([young]);
  const [one, two] = [ring.seal('sk_live_geheim', 'a'), ring.seal('sk_live_geheim', 'a')];
  expect(one.bytes.equals(two.bytes)).toBe(false);
  expect(one.bytes.toString('latin1')).not.toContain('geheim');
});

test('keys are changed: the new one comes first, the old one still opens, and is then missed by nobody', () => {
  const before = keyRing([old]).seal('sk_live_x', 'a');
  const both = keyRing([young, old]);
  expect(both.isFresh(before)).toBe(false);
  const after = both.seal(both.open(before, 'a'), 'a');
  const alone = keyRing([young]);
  expect(alone.isFresh(after)).toBe(true);
  expect(alone.open(after, 'a')).toBe('sk_live_x');
  expect(() => alone.open(before, 'a')).toThrow(Unreadable);
});

test('another key under the same name opens nothing', () => {
  const sealed = keyRing([old]).seal('sk_live_x', 'a');
  expect(() => keyRing([{ id: 'old', key: young.key }]).open(sealed, 'a')).toThrow(Unreadable);
});
