import { describe, expect, test } from '@jest/globals';
import { forms, submitForm } from '@theke/contracts/content/form';
import { Problem } from '@theke/kit/problem';
import { checkedSubmission, isByRobot } from './checked-submission.ts';
import { formIdOf } from './form-id.ts';

const form = forms.draft.parse({
  title: 'Kontakt',
  recipient: 'office@talraum.example',
  rows: [
    { type: 'text_row', text: 'Wir freuen uns.' },
    {
      elements: [
        { label: 'Name', isRequired: true },
        { type: 'form_email', label: 'E‑Mail' },
      ],
    },
    {
      elements: [
        { type: 'form_select', label: 'Thema', values: ['Planung', 'Beratung'] },
        { type: 'form_textarea', label: 'Nachricht' },
      ],
    },
  ],
});
const sent = (data: object, more: object = {}) =>
  submitForm.body.parse({ data, privacyPolicy: true, seconds: 20, ...more });
const faults = (body: ReturnType<typeof sent>) => {
  try {
    checkedSubmission(form, body);
  } catch (error) {
    if (error instanceof Problem) return error.faults.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
};

test("lists the values under the form's labels and replies to the first address", () => {
  const body = sent({ '1': { '0': 'Dora Huber', '1': 'dora@example.org' }, '2': { '1': 'Erste Zeile\nZweite' } });
  expect(checkedSubmission(form, body)).toEqual({
    fields: [
      { label: 'Name', value: 'Dora Huber' },
      { label: 'E‑Mail', value: 'dora@example.org' },
      { label: 'Nachricht', value: 'Erste Zeile\nZweite' },
    ],
    replyTo: 'dora@example.org',
  });
});

// FORM-03
test('also accepts bare values by row and field, and rejects anything else', () => {
  const bare = submitForm.body.parse({ '1': { '0': 'Dora Huber' } });
  expect(checkedSubmission(form, bare).fields).toEqual([{ label: 'Name', value: 'Dora Huber' }]);
  const codes = (body: object) => submitForm.body.safeParse(body).error?.issues.map(({ code, path }) => [code, path]);
  expect(codes({ '1': { '0': 'Dora' }, colour: 'red' })).toEqual([['unrecognized_keys', []]]);
  expect(codes({ data: {}, '1': { '0': 'Dora' } })).toEqual([['unrecognized_keys', []]]);
  expect(codes({ '1': 'Dora' })).toEqual([['invalid_type', ['1']]]);
});

describe('rejects an invalid submission with its field', () => {
  test.each<[string, object, object, string[]]>([
    ['no consent', { '1': { '0': 'Dora' } }, { privacyPolicy: false }, ['privacyPolicy REQUIRED']],
    ['a required field that is empty', { '1': { '0': '   ' } }, {}, ['data.1.0 REQUIRED']],
    ['an invalid address', { '1': { '0': 'Dora', '1': 'dora@' } }, {}, ['data.1.1 FORMAT']],
    ['two addresses in one', { '1': { '0': 'Dora', '1': 'a@b.at,c@d.at' } }, {}, ['data.1.1 FORMAT']],
    ['a mail header', { '1': { '0': 'Dora', '1': 'a@b.at\r\nBcc: x@y.at' } }, {}, ['data.1.1 FORMAT']],
    [
      'a choice that was not offered',
      { '1': { '0': 'Dora' }, '2': { '0': '<script>' } },
      {},
      ['data.2.0 NOT_A_CHOICE'],
    ],
    ['a field that the form does not have', { '1': { '0': 'Dora', '7': 'x' } }, {}, ['data.1.7 UNKNOWN_FIELD']],
    ['a row that the form does not have', { '1': { '0': 'Dora' }, '9': { '0': 'x' } }, {}, ['data.9.0 UNKNOWN_FIELD']],
    ['a field of a row of text', { '1': { '0': 'Dora' }, '0': { '0': 'x' } }, {}, ['data.0.0 UNKNOWN_FIELD']],
    ['a very long line', { '1': { '0': 'a'.repeat(501) } }, {}, ['data.1.0 TOO_BIG']],
  ])('%s', (_, data, more, expected) => expect(faults(sent(data, more))).toEqual(expected));

  test.each<[string, unknown]>([
    ['rows that are not numbers', { data: { __proto__x: { '0': 'a' } } }],
    ['fields that are not numbers', { data: { '0': { constructor: 'a' } } }],
    ['an object for an answer', { data: { '0': { '0': { $gt: '' } } } }],
    ['a list of answers', { data: { '0': { '0': ['a'] } } }],
    ['additional fields', { data: {}, recipient: 'evil@example.org' }],
    ['an answer of 5 MB', { data: { '0': { '0': 'a'.repeat(5_000_000) } } }],
  ])('%s', (_, body) => expect(submitForm.body.safeParse(body).success).toBe(false));
});

test('removes line breaks from mail headers', () => {
  const body = sent({ '1': { '0': 'Dora\r\nBcc: x@y.at\u202e' } });
  expect(checkedSubmission(form, body).fields).toEqual([{ label: 'Name', value: 'Dora Bcc: x@y.at' }]);
});

test('detects bots by a hidden field or their speed', () => {
  const isRobot = (more: object) => isByRobot(sent({}, more));
  expect([isRobot({}), isRobot({ website: 'x' }), isRobot({ seconds: 1 }), isRobot({ seconds: undefined })]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("derives a form's id from its texts and recipient without revealing them (FORM-02)", () => {
  // printf 'Kontakt/office@talraum.example/Danke/Absenden' | sha256sum
  const validForm = { title: 'Kontakt', recipient: 'office@talraum.example', thankYou: 'Danke', submit: 'Absenden' };
  expect(formIdOf(validForm)).toBe('6824e6b441adb43b7cee24a1b3e19c77ffa4362ded34686accf833450ab6f23d');
});
