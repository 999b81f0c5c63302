import { expect, test } from '@jest/globals';
import { postRevisions, projectRevisions } from '@theke/contracts/content/entry-revision';
import { changedLines } from './changed-lines.ts';
import { entryLines } from './entry-lines.ts';

const text = (content: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
});

test('names changes of a post or project by field label and readable text', () => {
  const post = {
    title: 'Neues',
    type: 'News',
    date: '2026-10-01T08:00:00Z',
    text: text('Zwei Tage'),
    images: [{ id: 'a', version: 1, extension: 'webp' }],
    members: [{ type: 'Planung', user: { id: 'u' } }],
  };
  const lines = entryLines(postRevisions.held);
  const after = {
    ...post,
    text: text('Drei Tage'),
    images: [],
    members: [{ type: 'Kontaktperson', user: { id: 'u' } }],
  };
  expect(changedLines(lines(post), lines(after)).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Text', 'Zwei Tage', 'Drei Tage'],
    ['Bilder', 'a', ''],
    ['Personen', 'Planung, u', 'Kontaktperson, u'],
  ]);
  expect(changedLines(lines(post), lines({ ...post, isPublic: false, number: 7, revisions: 3 }))).toEqual([]);
});

test('compares revisions with any content without failing', () => {
  const lines = entryLines(projectRevisions.held);
  expect(lines({}).every(({ text }) => text === '')).toBe(true);
  expect(lines({ text: { type: 'script' }, endDate: null, weight: 0 }).filter(({ text }) => text !== '')).toEqual([
    { key: 'weight', label: 'Gewicht', text: '0' },
  ]);
});
