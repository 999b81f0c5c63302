import { expect, test } from '@jest/globals';
import { giftCardPath, isGiftCardLink, isGiftCardPath } from './gift-card-path.ts';

test('GIFT-16: tells the page of the sale from the link of a card', () => {
  for (const path of [giftCardPath, `${giftCardPath}/`, `${giftCardPath}/K7M2/abc`])
    expect([path, isGiftCardPath(path)]).toEqual([path, true]);
  for (const path of ['/site/geschenkkarten', '/geschenkkarte', '/site'])
    expect([path, isGiftCardPath(path)]).toEqual([path, false]);
  expect(isGiftCardLink(`${giftCardPath}/K7M2/abc`)).toBe(true);
  expect(isGiftCardLink(giftCardPath)).toBe(false);
  expect(isGiftCardLink(`${giftCardPath}/K7M2`)).toBe(false);
});
