import { expect, test } from '@jest/globals';
import { infoButtonAt } from './info-button.ts';

// PAGE-02
test.each([
  ['/', 'contact'],
  ['/leistungen', 'contact'],
  ['/magazin/preis-7', 'contact'],
  ['/site/imprint', 'contact'],
  ['/kontakt', 'back'],
  ['/store/mitte', undefined],
  ['/store/mitte/checkout', undefined],
  ['/status/ABC/def', undefined],
])('shows on %s the floating button %s', (path, button) => expect(infoButtonAt(path)).toBe(button));
