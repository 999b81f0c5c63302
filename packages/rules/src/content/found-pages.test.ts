import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Comparable, relatedScore, relatedTo } from './related.ts';
import { matchedWords, similarPages, wordsOfPath } from './similar-pages.ts';

const comparable = (id: string, more: Partial<Comparable> = {}): Comparable => ({
  id,
  text: '',
  services: [],
  topics: [],
  businessSectors: [],
  ...more,
});

// PROJECT-08
test.each<[string, Partial<Comparable>, Partial<Comparable>, number]>([
  ['nothing', {}, {}, 0],
  ['a long word, however it is written', { text: 'Der Ortskern' }, { text: 'ORTSKERN, Ortskern' }, 1],
  ['no word of five letters', { text: 'Markt Stadt' }, { text: 'Markt Stadt' }, 0],
  ['no word beyond the first 1000 letters', { text: `${' '.repeat(1000)}Ortskern` }, { text: 'Ortskern' }, 0],
  [
    'a service, a topic and a sector',
    { services: ['s'], topics: ['t'], businessSectors: ['b'] },
    { services: ['s'], topics: ['t'], businessSectors: ['b'] },
    15,
  ],
  ['a sub-project', { subProjects: ['b'] }, {}, 10],
  ['the project that it is part of', {}, { subProjects: ['a'] }, 10],
  ['the same type of post', { type: 'News' }, { type: 'News' }, 25],
])('scores %s', (_what, a, b, score) => expect(relatedScore(comparable('a', a), comparable('b', b))).toBe(score));

test('relates at most the closest three, never itself and nothing without similarity', () => {
  const topic = fc.constantFrom('x', 'y', 'z');
  const items = fc.uniqueArray(
    fc.record({ id: fc.uuid(), topics: fc.uniqueArray(topic), type: fc.constantFrom('News', 'Jobs') }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(items, (given) => {
      const all = given.map(({ id, ...more }) => comparable(id, more));
      const one = all[0] as Comparable;
      const found = relatedTo(one, all);
      const scores = all.filter(({ id }) => id !== one.id).map((other) => relatedScore(one, other));
      const best = scores
        .filter((score) => score > 0)
        .toSorted((a, b) => b - a)
        .slice(0, 3);
      expect(found.map((other) => relatedScore(one, other))).toEqual(best);
    }),
  );
});

test('suggests pages with words of an unknown path: 100 per word for a project, 75 for a post, 25 for a site', () => {
  const pages = [
    { kind: 'site' as const, text: 'Ortskern und Mobilität in Matrei' },
    { kind: 'post' as const, text: 'Mobilität' },
    { kind: 'project' as const, text: 'Ein Ortskern' },
    { kind: 'site' as const, text: 'Impressum' },
    { kind: 'project' as const, text: 'Mobilität und Ortskern' },
  ];
  expect(similarPages('/themen/ortskern-mobilitaet', pages)).toEqual([pages[4], pages[2], pages[1], pages[0]]);
  expect(similarPages('/', pages)).toEqual([]);
  expect(similarPages('/ortskern', Array(20).fill(pages[0]))).toHaveLength(8);
});

// FRAME-06
test('marks the words of a title that occur in the path, with umlauts and compounds, without losing letters', () => {
  const marked = (title: string) =>
    matchedWords('/moelltal/kern-2', title).flatMap(({ text, isMatch }) => (isMatch ? text : []));
  expect(marked('Die Bahn im Oberen Mölltal: ein Ortskern')).toEqual(['Mölltal', 'Ortskern']);
  expect(marked('Talbahn 2')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, title) =>
      expect(
        matchedWords(path, title)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title),
    ),
  );
});

test('splits a path into slug words of at least three letters, even if it cannot be decoded', () => {
  expect(wordsOfPath('/%C3%BCber-uns/ab/Orts_kern')).toEqual(['ueber', 'uns', 'orts', 'kern']);
  expect(wordsOfPath('/%E0%A4%A-weg')).toEqual(['weg']);
});
