import { expect, test } from '@jest/globals';
import { ownPath } from './own-path.ts';

const origin = 'https://talraum.example';

test('accepts paths of this site in any notation and requests nothing else', () => {
  expect(
    ['alt', '/alt', ' /alt?x=1 ', 'https://talraum.example/alt', '/alt/../neu'].map((one) => ownPath(one, origin)),
  ).toEqual(['/alt', '/alt', '/alt?x=1', '/alt', '/neu']);
  for (const typed of ['', ' ', '//evil.example', '/\\evil.example', '///evil.example', 'https://evil.example/alt'])
    expect(ownPath(typed, origin)).toBeUndefined();
  expect(ownPath('javascript:alert(1)', origin)).toBe('/javascript:alert(1)');
});
