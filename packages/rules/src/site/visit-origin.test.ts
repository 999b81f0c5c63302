import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { laterOrigin, originOfArrival, type VisitOrigin } from './visit-origin.ts';

const own = 'marillo.example';
const from = (referrer: string) => originOfArrival('', referrer, own)?.kind;

test('QR-07: derives the origin from the address and the referrer', () => {
  expect(originOfArrival('?table=12&qr=n12', 'https://www.google.at/', own)).toEqual({ kind: 'qr', qr: 'n12' });
  expect(originOfArrival('?qr=', '', own)).toEqual({ kind: 'direct' });
  expect(originOfArrival('?qr=%3Cscript%3E', '', own)).toEqual({ kind: 'direct' });
  expect(['https://www.google.at/', 'https://google.co.uk/x', 'https://duckduckgo.com/'].map(from)).toEqual(
    Array(3).fill('search'),
  );
  expect(['https://l.instagram.com/', 'https://t.co/x', 'https://m.facebook.com/'].map(from)).toEqual(
    Array(3).fill('social'),
  );
  expect(['https://falter.example/lokal', 'https://google.evil.example/', 'https://notx.com/'].map(from)).toEqual(
    Array(3).fill('link'),
  );
  expect(['', 'android-app://com.google', 'kein Verweis'].map(from)).toEqual(Array(3).fill('direct'));
  expect(from(`https://${own}/store/neubau`)).toBeUndefined();
});

test('QR-07: keeps the last origin that was not a direct visit', () => {
  const anyArrival = fc.option(
    fc.oneof(
      fc.constantFrom<VisitOrigin>({ kind: 'search' }, { kind: 'link' }, { kind: 'direct' }),
      fc.constantFrom('a', 'b').map((qr): VisitOrigin => ({ kind: 'qr', qr })),
    ),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.array(anyArrival, { maxLength: 8 }), (arrivals) => {
      const kept = arrivals.reduce(laterOrigin, undefined);
      const led = arrivals.filter((one) => one && one.kind !== 'direct');
      expect(kept).toEqual(led.at(-1) ?? arrivals.find(Boolean));
    }),
  );
});
