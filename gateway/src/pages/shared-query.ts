import type { ContentPageOf } from '@theke/contracts/content/content-page';
import type { FoundPage } from '@theke/contracts/page-owner';

type SitePage = ContentPageOf<'site'>;
type Subjects = SitePage['subjects'][keyof SitePage['subjects']];

const subjectKinds = [
  ['service', 'services'],
  ['topic', 'topics'],
  ['businessSector', 'businessSectors'],
] as const;

/** Replaces every filter value that the page does not offer. It matches nothing, and its chip says so (LIST-05). */
const unknownValue = '0';

/** Names of the requested values, without duplicates and in a fixed order, plus one for all unknown ones. */
function knownValues(
  requested: readonly string[],
  offered: readonly { name: string; spellings: readonly string[] }[],
): string {
  const isRequested = ({ spellings }: { spellings: readonly string[] }) =>
    requested.some((one) => spellings.includes(one));
  const isOffered = (one: string) => offered.some(({ spellings }) => spellings.includes(one));
  return [
    ...offered.filter(isRequested).map(({ name }) => name),
    ...(requested.every(isOffered) ? [] : [unknownValue]),
  ].join(',');
}

const spelled = (subjects: Subjects) =>
  subjects.map(({ number, name }) => ({ name: `${number}`, spellings: [`${number}`, name.toLowerCase()] }));

/**
 * Normalizes a query to one of few: all filter values that the page does not offer become one value, and a page without
 * a list has no query. So made-up addresses share a cached page. Search terms are kept.
 * @param plain the page without a query
 * @param query from `listQuery`
 */
export function sharedQuery(plain: FoundPage, query: string): string {
  if (!plain) return '';
  // A redirect keeps the query, and a page without data may read it.
  if (!('frontend' in plain) || !plain.data) return query;
  const page = plain.data.kind === 'site' ? plain.data : undefined;
  const lists = [page?.projectList, page?.postList, ...(page?.presetPosts ?? [])].filter(
    (list) => list !== null && list !== undefined,
  );
  if (!page || lists.length === 0) return '';
  const requested = new URLSearchParams(query);
  const valuesOf = (name: string) =>
    (requested.get(name) ?? '')
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean);
  const named = (counts: object) => Object.keys(counts).map((name) => ({ name, spellings: [name.toLowerCase()] }));
  const firstMissingPage = Math.max(...lists.map(({ total, pageSize }) => Math.ceil(total / pageSize))) + 1;
  const number = Number(requested.get('page'));
  const parameters: [string, string][] = [
    ['term', (requested.get('term') ?? '').trim()],
    ['status', page.statuses ? knownValues(valuesOf('status'), named(page.statuses)) : ''],
    ...subjectKinds.map(([name, kind]): [string, string] => [
      name,
      knownValues(valuesOf(name), spelled(page.subjects[kind])),
    ]),
    ['type', page.types ? knownValues(valuesOf('type'), named(page.types)) : ''],
    ['page', Number.isInteger(number) && number > 1 ? `${Math.min(number, firstMissingPage)}` : ''],
  ];
  return new URLSearchParams(parameters.filter(([, value]) => value !== '')).toString();
}
