// MEDIA-18
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanGif } from './clean-gif.ts';

const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.of(1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255)]);
const frame = Buffer.of(0x21, 0xf9, 4, 0, 8, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);
const loop = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('NETSCAPE2.0'), Buffer.of(3, 1, 0, 0, 0)]);
const end = Buffer.of(0x3b);
const blocksOf = (text: Buffer) => Buffer.concat([Buffer.of(text.length), text, Buffer.of(0)]);
const comment = (text: Buffer) => Buffer.concat([Buffer.of(0x21, 0xfe), blocksOf(text)]);
const xmp = (text: Buffer) =>
  Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('XMP DataXMP'), Buffer.of(text.length), text, Buffer.of(0)]);

const noise = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => Buffer.from(bytes));
const metadata = fc.array(fc.oneof(noise.map(comment), noise.map(xmp)), { maxLength: 4 });

test('keeps frames, delays and repetition, and leaves out everything else', () => {
  fc.assert(
    fc.property(metadata, metadata, fc.integer({ min: 1, max: 5 }), noise, (before, between, count, after) => {
      const frames = Array.from({ length: count }, () => frame);
      const sent = Buffer.concat([head, loop, ...before, ...frames.flatMap((one) => [one, ...between]), end, after]);
      expect(cleanGif(sent)).toEqual({ bytes: Buffer.concat([head, loop, ...frames, end]), frames: count });
    }),
  );
});

test('refuses a damaged file, and ends for any bytes', () => {
  const whole = Buffer.concat([head, loop, frame, end]);
  for (let length = 0; length < whole.length; length++) expect(cleanGif(whole.subarray(0, length))).toBeUndefined();
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void cleanGif(Buffer.from(bytes))));
});
