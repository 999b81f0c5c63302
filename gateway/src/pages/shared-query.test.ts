// Security finding M1 of the fifth attack: each made-up filter value was rendered as its own page.
import { expect, test } from '@jest/globals';
import type { FoundPage } from '@theke/contracts/page-owner';
import { sharedQuery } from './shared-query.ts';

const subject = (number: number, name: string) => ({ id: `${number}`, number, name, projects: 1, posts: 0 });
const page = (data: object): FoundPage => ({ frontend: 'corporate', data: { kind: 'site', ...data } }) as never;
const list = { filters: {}, items: [], total: 40, page: 1, pageSize: 15 };
const subjects = {
  services: [subject(1, 'Raumplanung'), subject(2, 'Verkehr')],
  topics: [subject(7, 'Ortskern')],
  businessSectors: [],
};
const projects = page({
  projectList: list,
  postList: null,
  subjects,
  statuses: { 'in-progress': 1, completed: 2 },
  types: null,
});
const news = page({ projectList: null, postList: list, subjects, statuses: null, types: { News: 3, Jobs: 1 } });

test('LIST-05: maps values that a list does not offer to one value without results', () => {
  for (const made of ['service=erfunden', 'service=99', 'service=erfunden%2C77%2Cx'])
    expect([made, sharedQuery(projects, made)]).toEqual([made, 'service=0']);
  expect(sharedQuery(projects, 'service=erfunden%2C1&topic=x&page=2')).toBe('service=1%2C0&topic=0&page=2');
  expect(
    ['lost', 'completed,lost', 'completed,in-progress'].map((status) => sharedQuery(projects, `status=${status}`)),
  ).toEqual(['status=0', 'status=completed%2C0', 'status=in-progress%2Ccompleted']);
  expect([sharedQuery(news, 'type=x'), sharedQuery(projects, 'type=x')]).toEqual(['type=0', '']);
});

test('BLOCK-17: a page with a list of one type keeps its pages and terms, and drops the type', () => {
  const jobs = page({ projectList: null, postList: null, presetPosts: [list], subjects, statuses: null, types: null });
  expect(sharedQuery(jobs, 'type=News&page=9&term=x')).toBe('term=x&page=4');
});

test('LIST-02: maps pages beyond the last to one, and invalid ones to the first', () => {
  for (const [made, page] of [
    ['page=9999', 'page=4'],
    ['page=4', 'page=4'],
    ['page=3', 'page=3'],
    ['page=1', ''],
    ['page=x', ''],
  ])
    expect([made, sharedQuery(projects, made as string)]).toEqual([made, page]);
});

test('LIST-01: maps different spellings of the same filters to one page', () => {
  for (const same of ['service=2%2C1', 'service=1%2C2%2C2', 'service=raumplanung%2CVERKEHR'])
    expect(sharedQuery(projects, same)).toBe('service=1%2C2');
  expect(sharedQuery(news, 'type=jobs%2CNews&status=completed')).toBe('type=News%2CJobs');
});

test('LIST-01: a page without a list and an unknown path ignore every filter', () => {
  const plain = page({ projectList: null, postList: null, subjects, statuses: null, types: null });
  const notFound = { frontend: 'corporate', status: 404, data: { kind: 'not-found' } } as never;
  for (const nothing of [plain, notFound, null]) expect(sharedQuery(nothing, 'term=x&service=1&page=2')).toBe('');
});

test('keeps search terms, and the query of a redirect', () => {
  expect(sharedQuery(projects, 'term=Orts+kern&service=99')).toBe('term=Orts+kern&service=0');
  expect(sharedQuery({ movedTo: '/neu' }, 'service=99')).toBe('service=99');
});
