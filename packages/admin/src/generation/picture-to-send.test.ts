import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sizeToSend } from './picture-to-send.ts';

const side = fc.integer({ min: 1, max: 20_000 });

// AI-08
test('sends pictures of at most 1,024 px, never enlarged', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = sizeToSend({ width, height });
      expect(Math.max(sent.width, sent.height)).toBe(Math.min(1_024, Math.max(width, height)));
      expect(sent.width).toBeLessThanOrEqual(width);
      expect(sent.height).toBeLessThanOrEqual(height);
      expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
