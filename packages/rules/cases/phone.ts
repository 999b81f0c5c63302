import type { Case } from './case.ts';

/**
 * Processing of `input`: `typed` is the field's text while typing, `value` its value on change, and `hasFormatHint`
 * whether the format hint (such as +436641234567) is shown.
 */
export type PhoneCase = Case<
  { readonly input: string },
  { readonly typed: string; readonly value: string; readonly hasFormatHint: boolean }
>;

const keeps = 'Phone: the input keeps digits, plus and spaces; on change only digits and plus; a leading 00 becomes +.';
const hint = 'A number not starting with a plus triggers a format hint.';

export const phoneCases = [
  {
    name: 'spaces stay while typing and go on change',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '3 spaces go',
    given: { input: '+43 664 123 4567' },
    expect: { typed: '+43 664 123 4567', value: '+436641234567', hasFormatHint: false },
  },
  {
    name: 'a leading 00 becomes a plus',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '00 43 … → +43 …',
    given: { input: '00436641234567' },
    expect: { typed: '00436641234567', value: '+436641234567', hasFormatHint: false },
  },
  {
    name: 'a leading 00 with spaces',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '0043 664 … → +43664…',
    given: { input: '0043 664 1234567' },
    expect: { typed: '0043 664 1234567', value: '+436641234567', hasFormatHint: false },
  },
  {
    name: 'only one leading 0 stays',
    rule: 'CHECKOUT-13',
    quote: hint,
    arithmetic: '0664 … starts with 0, not with +',
    given: { input: '0664 1234567' },
    expect: { typed: '0664 1234567', value: '06641234567', hasFormatHint: true },
  },
  {
    name: 'slashes, hyphens and brackets go at once',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '( ) - / are neither digit nor plus nor space',
    given: { input: '(+43) 664/123-4567' },
    expect: { typed: '+43 6641234567', value: '+436641234567', hasFormatHint: false },
  },
  {
    name: 'letters go at once',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: 'T e l . : go, the space stays',
    given: { input: 'Tel.: +43 1 5320' },
    expect: { typed: ' +43 1 5320', value: '+4315320', hasFormatHint: false },
  },
  {
    name: '00 further on stays',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '00 is not leading',
    given: { input: '+43 1 00200' },
    expect: { typed: '+43 1 00200', value: '+43100200', hasFormatHint: false },
  },
  {
    name: 'a number of another country',
    rule: 'CHECKOUT-12',
    quote: keeps,
    arithmetic: '+49 …',
    given: { input: '+49 30 901820' },
    expect: { typed: '+49 30 901820', value: '+4930901820', hasFormatHint: false },
  },
  {
    name: 'a national number without 0',
    rule: 'CHECKOUT-13',
    quote: hint,
    arithmetic: '6 is no plus',
    given: { input: '6641234567' },
    expect: { typed: '6641234567', value: '6641234567', hasFormatHint: true },
  },
] as const satisfies readonly PhoneCase[];
