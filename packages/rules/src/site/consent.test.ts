import { expect, test } from '@jest/globals';
import { consentIn } from './consent.ts';

// CONSENT-01
test('is undefined without an answer, and ignores other cookies', () => {
  expect(consentIn('')).toBeUndefined();
  expect(consentIn('my-cookie-banner-acceptance-state=true; a=b')).toBeUndefined();
  expect(consentIn('a=b; cookie-banner-acceptance-state=true')).toBe(true);
  expect(consentIn('cookie-banner-acceptance-state=false;a=b')).toBe(false);
});
