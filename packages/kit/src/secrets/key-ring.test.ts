import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keyRing, Unreadable } from './key-ring.ts';

const [old, young] = ['old', 'young'].map((id) => ({ id, key: randomBytes(32) })) as [
  { id: string; key: Buffer },
  { id: string; key: Buffer },
];

test('decrypts only for the owner it was encrypted for', () => {
  const ring = keyRing([young]);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, about, other) => {
      const sealed = ring.seal(text, about);
      expect(ring.open(sealed, about)).toBe(text);
      if (other !== about) expect(() => ring.open(sealed, other)).toThrow(Unreadable);
    }),
  );
});

test('detects any changed bit', () => {
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

test('encrypts equal texts differently and hides them', () => {
  const ring = keyRing([young]);
  const [one, two] = [ring.seal('sk_live_geheim', 'a'), ring.seal('sk_live_geheim', 'a')];
  expect(one.bytes.equals(two.bytes)).toBe(false);
  expect(one.bytes.toString('latin1')).not.toContain('geheim');
});

test('rotates keys: the new one comes first, the old one decrypts until it is no longer needed', () => {
  const before = keyRing([old]).seal('sk_live_x', 'a');
  const both = keyRing([young, old]);
  expect(both.isFresh(before)).toBe(false);
  const after = both.seal(both.open(before, 'a'), 'a');
  const alone = keyRing([young]);
  expect(alone.isFresh(after)).toBe(true);
  expect(alone.open(after, 'a')).toBe('sk_live_x');
  expect(() => alone.open(before, 'a')).toThrow(Unreadable);
});

test('decrypts nothing with another key of the same name', () => {
  const sealed = keyRing([old]).seal('sk_live_x', 'a');
  expect(() => keyRing([{ id: 'old', key: young.key }]).open(sealed, 'a')).toThrow(Unreadable);
});
