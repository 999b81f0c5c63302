import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guestName, oneLine, requiredText } from './one-line.ts';
import { orderDraft, orderDraftExample, orderUpdate } from './ordering/order.ts';

test.each([
  ['Dora\r\nBezahlung: schon bezahlt', 'Dora Bezahlung: schon bezahlt'],
  ['Dora\u2028Huber\u0085', 'Dora Huber'],
  ['\tDora\u0007 Huber\u001b[2J', 'Dora  Huber [2J'],
  ['Dora \u202exe.fdp', 'Dora  xe.fdp'],
  ['Zoë Müller-Šimić 👩‍🍳', 'Zoë Müller-Šimić 👩‍🍳'],
])('converts %j to %j', (sent, parsed) => {
  expect(oneLine(80).parse(sent)).toBe(parsed);
});

test('converts any input to one line of limited length, idempotently', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (sent) => {
      const parsed = oneLine(60).parse(sent);
      expect(parsed).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(oneLine(60).parse(parsed)).toBe(parsed);
    }),
  );
  expect(oneLine(3).safeParse('abcd').success).toBe(false);
});

const oneLined = ['lastName', 'companyName', 'street', 'floor', 'zipCode', 'city', 'phone', 'vatNumber'] as const;

// CHECKOUT-26
test('makes every contact field of an order one line, and keeps the lines of the remark', () => {
  const torn = Object.fromEntries([...oneLined, 'comment'].map((name) => [name, 'a\nb']));
  const whole = Object.fromEntries([...oneLined.map((name) => [name, 'a b']), ['comment', 'a\nb']]);
  expect(orderDraft.parse({ ...orderDraftExample, ...torn })).toMatchObject(whole);
  expect(orderUpdate.parse({ version: 1, ...torn })).toMatchObject(whole);
});

// CHECKOUT-26
test.each(['firstName', 'lastName', 'companyName', 'company', 'deliveryCompanyName'])(
  'rejects an internet address in %s',
  (name) => {
    const refused = orderDraft.safeParse({ ...orderDraftExample, [name]: 'Gewonnen! https://evil.example' });
    expect(refused.error?.issues).toMatchObject([
      { path: [name], message: 'In einem Namen darf keine Internetadresse stehen.' },
    ]);
    expect(guestName(80).parse('Café 9:30 // Bar')).toBe('Café 9:30 // Bar');
  },
);

// CHECKOUT-32
test('treats a name of invisible characters as empty', () => {
  for (const text of ['\u200b', '\u2060', '\u3164', ' \u00a0\ufeff']) {
    expect([text, orderDraft.parse({ ...orderDraftExample, firstName: text }).firstName]).toEqual([text, '']);
    expect([text, oneLine(80).min(1).safeParse(text).success, requiredText(80).safeParse(text).success]).toEqual([
      text,
      false,
      false,
    ]);
  }
  expect(requiredText(80).parse('Danke,\nbis bald')).toBe('Danke,\nbis bald');
});
