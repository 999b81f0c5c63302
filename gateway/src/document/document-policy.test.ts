import { expect, test } from '@jest/globals';
import { policyAt } from './document-policy.ts';

const framedBy = (path: string) => /frame-ancestors ([^;]*)/.exec(policyAt(path))?.[1];

test.each(['/', '/store/mitte'])('%s may be shown by a page of its own site, the settings, and by no other', (path) =>
  expect(framedBy(path)).toBe("'self'"),
);

test.each([
  '/store/mitte/checkout',
  '/store/mitte/checkout/error',
  '/pay/1/2',
  '/test-payment/1',
  '/status/ABC/def',
  '/site/imprint',
  '/backend/orders',
  '/backend/config',
  '/frontdesk/1/2',
])('%s is shown in no frame', (path) => expect(framedBy(path)).toBe("'none'"));
