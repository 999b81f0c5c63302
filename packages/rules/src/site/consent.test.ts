import { expect, test } from '@jest/globals';
import { consentIn } from './consent.ts';

// CONSENT-01
test('who has not answered has neither agreed nor refused; another cookie is no answer', () => {
  expect(consentIn('')).toBeUndefined();
  expect(consentIn('my-cookie-banner-acceptance-state=true; a=b')).toBeUndefined();
  expect(consentIn('a=b; cookie-banner-acceptance-state=true')).toBe(true);
  expect(consentIn('cookie-banner-acceptance-state=false;a=b')).toBe(false);
});
