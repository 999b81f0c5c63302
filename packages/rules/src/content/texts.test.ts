import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formIdText } from './form-id-text.ts';
import { type PageMark, pageRange, pageText } from './page-range.ts';
import { booleanText, dayDateText, projectStatus, statusTexts, yearsText } from './project-status.ts';
import { postTeaser, projectTeaser } from './teaser-texts.ts';
import { truncate } from './truncate.ts';

// CONTENT-06
test('truncates a text at 128 letters and marks the truncation', () => {
  expect(truncate('a'.repeat(128))).toBe('a'.repeat(128));
  expect(truncate('a'.repeat(129))).toBe(`${'a'.repeat(128)}...`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
      const cut = truncate(text, length);
      expect([...cut].length).toBeLessThanOrEqual(Math.max([...text].length, length + 3));
      expect(cut === text || (cut.endsWith('...') && text.startsWith(cut.slice(0, -3)))).toBe(true);
      expect(cut).toBe(cut.toWellFormed());
    }),
  );
});

// PROJECT-10
test('truncates titles of teasers at 64, introductions of projects at 114 beyond 110, of posts at 74 beyond 64', () => {
  const lengths = (teaser: { title: string; introduction: string }) => [
    teaser.title.length,
    teaser.introduction.length,
  ];
  const given = (title: number, introduction: number) => ({
    title: 'a'.repeat(title),
    introduction: 'a'.repeat(introduction),
  });
  expect([given(64, 110), given(65, 111), given(65, 115)].map((each) => lengths(projectTeaser(each)))).toEqual([
    [64, 110],
    [67, 111],
    [67, 117],
  ]);
  expect([given(64, 64), given(65, 65), given(65, 75)].map((each) => lengths(postTeaser(each)))).toEqual([
    [64, 64],
    [67, 65],
    [67, 77],
  ]);
});

// FORM-02
test('joins the four texts of a form with slashes for its id', () =>
  expect(formIdText({ title: 'Kontakt', recipient: 'a@b.at', thank_you: 'Danke', submit: 'Absenden' })).toBe(
    'Kontakt/a@b.at/Danke/Absenden',
  ));

// PROJECT-02
test.each([
  [undefined, undefined, undefined],
  [undefined, '2026-01-01', undefined],
  ['2026-11-24', undefined, 'in Vorbereitung'],
  ['2026-11-23', undefined, 'laufend'],
  ['2024-01-01', '2026-11-24', 'laufend'],
  ['2024-01-01', '2026-11-23', 'laufend'],
  ['2024-01-01', '2026-11-22', 'abgeschlossen'],
])('from %s to %s, a project is %s on 23 November 2026', (startDate, endDate, text) => {
  const status = projectStatus({ startDate: startDate ?? null, endDate: endDate ?? null }, '2026-11-23');
  expect(status && statusTexts[status]).toBe(text);
});

// CONTENT-08
test('shows one year if both are equal', () => {
  expect(yearsText({ startDate: '2026-01-01', endDate: '2026-12-31' })).toBe('2026');
  expect(yearsText({ startDate: '2024-05-01', endDate: '2027-03-01' })).toBe('2024 - 2027');
  expect(yearsText({ startDate: '2024-05-01' })).toBe('ab 2024');
  expect(yearsText({ endDate: '2024-05-01' })).toBeUndefined();
  expect([dayDateText('2026-10-02'), booleanText(true), booleanText(false)]).toEqual(['02.10.2026', 'Ja', 'Nein']);
});

// LIST-06
test.each<[number, number, PageMark[]]>([
  [1, 1, [1]],
  [5, 7, [1, 'gap', 4, 5, 6, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 7, [1, 2, 'gap', 7]],
  [7, 7, [1, 'gap', 6, 7]],
  [9, 3, [1, 2, 3]],
  [1, 0, []],
])('paginates page %i of %i', (page, total, marks) => expect(pageRange(page, total)).toEqual(marks));

test('shows first, current and last page and their neighbours in order, at most three per side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 700 }), (page, total) => {
      const marks = pageRange(page, total);
      const current = Math.min(page, total);
      const numbers = marks.filter((mark) => mark !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const near of [1, current - 1, current, current + 1, total].filter((each) => each >= 1 && each <= total))
        expect(numbers).toContain(near);
      expect(marks.length).toBeLessThanOrEqual(7);
    }),
  );
  expect([pageText(1), pageText(12), pageText(123)]).toEqual(['01', '12', '123']);
});
