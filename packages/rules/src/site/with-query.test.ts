import { expect, test } from '@jest/globals';
import { withQuery } from './with-query.ts';

// PAGE-15
test.each([
  ['/store/a', 'utm_source=brief&qr=tisch-1', '/store/a?utm_source=brief&qr=tisch-1'],
  ['/store/a?lang=en#karte', 'qr=x&lang=de', '/store/a?lang=en&qr=x#karte'],
  ['/a', '', '/a'],
  ['/a#b', 'x=1', '/a?x=1#b'],
  ['/a', 'x=%0d%0a', '/a?x=%0D%0A'],
])('keeps %s with ?%s', (target, query, to) => expect(withQuery(target, query)).toBe(to));
