// LINK-01
import { expect, test } from '@jest/globals';
import { linkAddress } from './link-address.ts';

test.each([
  ['www.example.org', 'http://www.example.org'],
  [' https://example.org/a?b=c ', 'https://example.org/a?b=c'],
  ['/kontakt', '/kontakt'],
  ['#zeiten', '#zeiten'],
  ['office@talraum.example', 'mailto:office@talraum.example'],
  ['+43 4852 123-45', 'tel:+43485212345'],
  ['mailto:office@talraum.example', 'mailto:office@talraum.example'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['', undefined],
])('%s links to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));
