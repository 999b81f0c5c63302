import { describe, expect, test } from '@jest/globals';
import type { ContentPageOf, ListFilters } from '@theke/contracts/content/content-page';
import {
  bodyOf,
  config,
  person,
  postPage,
  postTeaser,
  projectPage,
  projectTeaser,
  sitePage,
} from '@theke/contracts/testing/content-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPageView } from '../page/content-page.tsx';

const noFilters: ListFilters = { term: '', status: [], service: [], topic: [], businessSector: [], type: [], page: 1 };
const subjects = {
  services: [],
  topics: [
    { id: 'a', number: 3, name: 'Hitze', projects: 2, posts: 1 },
    { id: 'b', number: 4, name: 'Leerstand', projects: 0, posts: 0 },
  ],
  businessSectors: [{ id: 'c', number: 1, name: 'Beteiligung', projects: 1, posts: 0 }],
};

function read(type: string, value: object, more: Partial<ContentPageOf<'site'>>): HTMLElement {
  const root = document.createElement('div');
  const data = sitePage(bodyOf(type, value), { path: '/referenzen', subjects, ...more });
  root.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
  return root.querySelector('main') as HTMLElement;
}
const list = <T,>(items: T[], filters: Partial<ListFilters> = {}, total = items.length) => ({
  filters: { ...noFilters, ...filters },
  items,
  total,
  page: filters.page ?? 1,
  pageSize: 15 as const,
});
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.getAttribute('href'));
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent);

describe('the list of projects', () => {
  const projects = (filters: Partial<ListFilters>, items = [projectTeaser], total = items.length) =>
    read('projects', { title: 'Projekte' }, { projectList: list(items, filters, total) });

  // LIST-04, LIST-05
  test('shows removable chips for filters, which lead to the first page; an unknown one reads FEHLER', () => {
    const page = projects({ term: 'Ort & Kern', status: ['completed', 'quatsch'], topic: ['3', '99'], page: 2 });
    expect(texts(page, '[aria-label="Gewählte Filter"] li')).toEqual([
      'Suche Ort & Kern',
      'Status Abgeschlossen',
      'Status FEHLER',
      'Thema Hitze',
      'Thema FEHLER',
      'Alle Filter löschen',
    ]);
    expect(hrefs(page, '[aria-label="Gewählte Filter"] a')).toEqual([
      '/referenzen?status=completed,quatsch&topic=3,99#projects',
      '/referenzen?term=Ort+%26+Kern&status=quatsch&topic=3,99#projects',
      '/referenzen?term=Ort+%26+Kern&status=completed&topic=3,99#projects',
      '/referenzen?term=Ort+%26+Kern&status=completed,quatsch&topic=99#projects',
      '/referenzen?term=Ort+%26+Kern&status=completed,quatsch&topic=3#projects',
      '/referenzen#projects',
    ]);
    expect(page.querySelector('#projects')).not.toBeNull();
  });

  test('has a GET form with the chosen filters checked, by number or name', () => {
    const form = projects({ topic: ['3', 'leerstand'], status: ['in-progress'] }).querySelector(
      'form',
    ) as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/referenzen#projects']);
    const sent = [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
    expect(sent).toEqual(['term=', 'status=in-progress', 'topic=3', 'topic=4']);
  });

  test('shows the number of hits beside each choice', () => {
    const statuses = { 'in-progress': 12, completed: 1 };
    const page = read('projects', {}, { projectList: list([projectTeaser]), statuses });
    expect(texts(page, 'fieldset label')).toEqual([
      'Laufend12',
      'Abgeschlossen1',
      'Hitze2',
      'Leerstand0',
      'Beteiligung1',
    ]);
    expect(texts(read('business_sectors', {}, {}), 'ul li')).toEqual(['Beteiligung1']);
  });

  // LIST-04
  test('clears the choices of a single filter', () =>
    expect(hrefs(projects({ topic: ['3', '4'], businessSector: ['1'] }), 'fieldset a')).toEqual([
      '/referenzen?businessSector=1#projects',
      '/referenzen?topic=3,4#projects',
    ]));

  // LIST-02, LIST-06
  test('shows 15 entries per page; the page links keep the filters', () => {
    const page = projects({ topic: ['3'], page: 5 }, [projectTeaser], 100);
    const nav = page.querySelector('[aria-label=Seiten]') as HTMLElement;
    expect(texts(nav, ':scope > *').filter(Boolean)).toEqual(['01', '…', '04', '05', '06', '07']);
    expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('05');
    expect(hrefs(nav, '[rel=next]')).toEqual(['/referenzen?topic=3&page=6#projects']);
    expect(projects({}).querySelector('[aria-label=Seiten]')).toBeNull();
  });

  // LIST-05
  test('says when nothing was found', () =>
    expect(projects({}, []).textContent).toContain('Leider wurden keine passenden Ergebnisse gefunden.'));
});

test('the magazine shows the number of posts by type, and the total', () => {
  const types = { News: 3, Fixleistungen: 1, Methoden: 0, Jobs: 0 };
  const page = read('news', {}, { postList: list([postTeaser]), types });
  expect(texts(page, '[aria-label=Art] a')).toEqual(['Alle4', 'News3', 'Fixleistungen1', 'Methoden0', 'Jobs0']);
});

test('BLOCK-17: a list of one type has no tabs; scrollers show only their type', () => {
  const presetPosts = [{ ...list([postTeaser], {}, 20), type: 'Jobs' as const }];
  const page = read('news', { type: 'Jobs', title: 'Offene Stellen' }, { presetPosts });
  expect(texts(page, 'h2, [aria-label=Art]')).toEqual(['Offene Stellen']);
  expect(hrefs(page, '[rel=next]')).toEqual(['/referenzen?page=2#news-jobs']);
  expect(page.querySelector('#news-jobs form')?.getAttribute('action')).toBe('/referenzen#news-jobs');
  expect(read('news', { type: 'Jobs' }, { postList: list([postTeaser]) }).querySelector('article')).toBeNull();
  const newest = [postTeaser, { ...postTeaser, id: 'job', type: 'Jobs' as const }];
  const shown = (type: string) => read('news_scroller', { type }, { newest }).querySelectorAll('article').length;
  expect([shown('Jobs'), shown('all'), shown('News'), shown('Methoden')]).toEqual([1, 2, 1, 0]);
});

// LIST-05
test('an unknown type of posts reads FEHLER and can be removed like a topic', () => {
  const page = read('news', {}, { postList: list([postTeaser], { type: ['News', 'Quatsch'], topic: ['3'] }) });
  expect(texts(page, '[aria-label="Gewählte Filter"] li')).toEqual([
    'Art News',
    'Art FEHLER',
    'Thema Hitze',
    'Alle Filter löschen',
  ]);
  expect(hrefs(page, '[aria-label="Gewählte Filter"] a')[1]).toBe('/referenzen?topic=3&type=News#news');
});

test('the magazine has types as links and keeps the type in a search', () => {
  const page = read('news', {}, { postList: list([postTeaser], { type: ['news'] }) });
  expect(texts(page, '[aria-label=Art] [aria-current]')).toEqual(['News']);
  expect(hrefs(page, '[aria-label=Art] a')[2]).toBe('/referenzen?type=Fixleistungen#news');
  const form = page.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([
    ['type', 'news'],
    ['term', ''],
  ]);
  expect(texts(page, 'h2')).toEqual(['Beiträge']);
});

// BLOCK-12, POST-07
test('the scroller shows the configured number of newest posts, with drafts marked', () => {
  const newest = Array.from({ length: 8 }, (_, index) => ({ ...postTeaser, id: `${index}`, isPublic: index > 0 }));
  expect(texts(read('news_scroller', {}, { newest }), 'article')).toHaveLength(5);
  const page = read('news_scroller', { limit: 2 }, { newest });
  expect(texts(page, 'article h2')).toEqual([`[ENTWURF] ${postTeaser.title}`, postTeaser.title]);
});

describe('references in content', () => {
  const block = (id: string, type: string, content: object, more: object = {}) => ({
    id,
    version: 1,
    createdAt: postTeaser.date,
    updatedAt: postTeaser.date,
    name: id,
    identifier: id,
    type,
    content,
    isPublic: true,
    ...more,
  });
  const site = (id: string) => ({
    id,
    type: 'case_study',
    href: `/stories/${id}`,
    name: id,
    title: '',
    description: '',
    teaser: '',
    image: projectTeaser.image,
    project: { startDate: '2024-01-01', endDate: null, topics: subjects.topics, businessSectors: [] },
  });
  const referring = (type: string, value: object, references: object) => {
    const page = sitePage({});
    return read(type, value, { references: { ...page.references, ...references } } as never);
  };

  // PROJECT-09
  test('omits a story without a picture or a public project', () => {
    const teasers = [site('a'), { ...site('b'), image: null }, { ...site('c'), project: null }, site('d')];
    const sites = teasers.map(({ id }) => ({ id }));
    const page = referring('case_studies', { sites, extra: sites }, { sites: teasers });
    expect(hrefs(page, 'section :is(h2, h3) a')).toEqual(['/stories/a', '/stories/d', '/stories/a', '/stories/d']);
  });

  test("a story shows its project's topics and status", () => {
    const page = referring('case_studies', { sites: [{ id: 'a' }] }, { sites: [site('a')] });
    expect(texts(page, 'li ul + span, li li')).toEqual(['Hitze', 'Leerstand', 'laufend']);
  });

  // BLOCK-12
  test('shows at most four stories, only chosen and public ones', () => {
    const chosen = ['a', 'gone', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    const page = referring('case_studies', { sites: chosen }, { sites: ['a', 'b', 'c', 'd', 'e'].map(site) });
    expect(hrefs(page, 'section h2 a')).toEqual(['/stories/a', '/stories/b', '/stories/c', '/stories/d']);
  });

  // BLOCK-13
  test('a team member uses a default claim, and the phone of the user with the same e-mail', () => {
    const content = { first_name: 'Mirjam', last_name: 'Oberhofer', contact: { email: person.email } };
    const page = referring(
      'team',
      { members: [{ id: 'm' }, { id: 'x' }] },
      {
        blocks: [block('m', 'team_member', content), block('x', 'text', {})],
      },
    );
    expect(page.querySelectorAll('details')).toHaveLength(1);
    expect(page.textContent).toContain('Ein durchdachtes Konzept ist das A und O.');
    expect(hrefs(page, 'a[href^="tel:"]')).toEqual(['tel:+43512571940']);
  });

  test('BLOCK-18: sections show the entries of their collection after their own', () => {
    const node = (id: string, content: object, parent: string | null = 'n') =>
      ({
        id,
        name: id,
        type: 'client',
        position: 1,
        content,
        isPublic: true,
        parent: parent && { id: parent },
      }) as never;
    const logo = { id: 'logo', version: 1, extension: 'webp' };
    const nodes = [
      node('n', {}, null),
      node('Lienz', { logo, link: 'lienz.example' }),
      node('Ohne Logo', { name: 'Anderer Name' }),
      node('Fremd', { logo }, 'x'),
      node('Mirjam', { member: { id: 'm' } }),
    ];
    const own = [{ id: 'e', type: 'entry', value: { name: 'Matrei', logo } }];
    const value = { entries: own, collection: { id: 'n' } };
    const names = (type: string) => texts(referring(type, value, { nodes }), 'section li');
    expect(names('clients')).toEqual(['Matrei', 'Lienz']);
    expect(names('partnerships')).toEqual(['Matrei', 'Lienz', 'Anderer Name', 'Mirjam']);
    expect(hrefs(referring('clients', value, { nodes }), 'section a')).toEqual(['http://lienz.example']);
    expect(texts(referring('skills', value, { nodes }), 'h2')).toEqual(['Matrei', 'Lienz', 'Anderer Name', 'Mirjam']);
    const blocks = [block('m', 'team_member', { first_name: 'Mirjam', last_name: 'O' })];
    const team = (members: object[]) =>
      referring('team', { members, collection: { id: 'n' } }, { nodes, blocks }).querySelectorAll('details').length;
    expect([team([]), team([{ id: 'm' }])]).toEqual([1, 1]);
  });

  // BLOCK-13
  test('details of a team member show functions and public works', () => {
    const claim = (id: string, type: string, value: object) => ({ id, type, value });
    const content = {
      first_name: 'Jakob',
      last_name: 'Steiner',
      business_functions: [
        { id: 'f', type: 'function', value: { type: 'regiosuisse', value: 'Prozessbegleitung' } },
        { id: 'g', type: 'function', value: { type: 'product', value: 'Datenschutz' } },
      ],
      claims: [
        claim('a', 'news', { text: 'Ein Takt hält.', post: { id: postTeaser.id } }),
        claim('b', 'project', { project: { id: projectTeaser.id } }),
        claim('c', 'project', { project: { id: 'gone' } }),
      ],
    };
    const page = referring('team', { members: [{ id: 'm' }] }, { blocks: [block('m', 'team_member', content)] });
    expect(texts(page, 'details li')).toEqual([
      'Prozessbegleitungregiosuisse',
      'Datenschutz',
      `${postTeaser.title}Beitrag`,
      `${projectTeaser.title}Projekt`,
    ]);
    expect(page.textContent).toContain('„Ein Takt hält.“');
    expect(page.textContent).not.toContain('A und O');
  });

  // BLOCK-03
  test('renders a shared block by its type, and omits a missing one', () => {
    const quote = block('q', 'quote', { text: 'Zugehört.', author: 'E. M.' });
    const findText = (id: string) =>
      referring('block', { block: { id } }, { blocks: [quote] }).querySelector('blockquote');
    expect([findText('q')?.textContent, findText('gone')]).toEqual(['„Zugehört.“', null]);
  });

  // BLOCK-05, CONTENT-05
  test('renders Markdown of legacy pages and leaves other texts unchanged', () => {
    const entry = (type: string) => ({ id: type, type, value: { text: '**Seit** 1994' } });
    const legacy = block('l', 'legacy', { data: [entry('markdown'), entry('textarea')] });
    const page = referring('block', { block: { id: 'l' } }, { blocks: [legacy] });
    expect([texts(page, 'strong'), page.textContent]).toEqual([['Seit'], 'BüroSeit 1994**Seit** 1994']);
  });
});

describe('LIST-11: links to filtered lists', () => {
  const topics = [
    ...subjects.topics,
    { id: 'd', number: 5, name: 'Büro', projects: 0, posts: 2 },
    { id: 'e', number: 6, name: 'Beteiligung', projects: 4, posts: 0 },
  ];
  const listed = (type: string, more: Partial<ContentPageOf<'site'>> = {}) => {
    const page = read(type, {}, { subjects: { ...subjects, topics }, ...more });
    return [...page.querySelectorAll('ul li')].map((one) => [
      one.querySelector('a, span')?.firstChild?.textContent,
      one.querySelector('a')?.getAttribute('href'),
    ]);
  };

  test('a topic leads to projects, else to posts, never to a page of its name; without entries it is text', () => {
    expect(listed('topics')).toEqual([
      ['Hitze', '/referenzen?topic=3#projects'],
      ['Leerstand', undefined],
      ['Büro', '/magazin?topic=5#news'],
      ['Beteiligung', '/referenzen?topic=6#projects'],
    ]);
    expect(listed('topics', { lists: { projects: null, posts: '/aktuelles' } })).toEqual([
      ['Hitze', '/aktuelles?topic=3#news'],
      ['Leerstand', undefined],
      ['Büro', '/aktuelles?topic=5#news'],
      ['Beteiligung', undefined],
    ]);
  });

  test('a business sector leads to its page in the main menu, else to the list', () => {
    expect(listed('business_sectors')).toEqual([['Beteiligung', '/beteiligung']]);
    expect(listed('business_sectors', { navigations: [] })).toEqual([
      ['Beteiligung', '/referenzen?businessSector=1#projects'],
    ]);
  });

  test('topics of teasers, stories, facts and articles are links', () => {
    const topicHrefs = (page: ParentNode) =>
      hrefs(page, 'a').filter((href) => href?.includes('topic=') || href?.includes('service='));
    const cards = read('projects', {}, { projectList: list([projectTeaser], { topic: ['1'], term: 'Alt' }) });
    expect(hrefs(cards, 'article ul a')).toEqual([1, 2, 3].map((number) => `/referenzen?topic=${number}#projects`));
    const draw = (data: Parameters<typeof ContentPageView>[0]['data']) => {
      const root = document.createElement('div');
      root.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
      return root.querySelector('main') as HTMLElement;
    };
    expect(topicHrefs(draw({ ...projectPage, related: [] }))).toEqual([
      '/referenzen?service=1#projects',
      ...[1, 2, 3, 4].map((number) => `/referenzen?topic=${number}#projects`),
    ]);
    expect(topicHrefs(draw({ ...postPage, post: { ...postPage.post, projects: [] } }))).toEqual([
      '/magazin?topic=1#news',
    ]);
    expect(topicHrefs(draw({ ...projectPage, related: [], lists: { projects: null, posts: null } }))).toEqual([]);
  });
});
