import { describe, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import type { ContentPage } from '@theke/contracts/content/content-page';
import {
  bodyOf,
  config,
  image,
  notFoundPage,
  paragraph,
  postPage,
  projectPage,
  sitePage,
  post as wholePost,
  project as wholeProject,
} from '@theke/contracts/testing/content-pages';
import { basicTypes } from '@theke/rules/content/field-types';
import { defaultSections } from '@theke/rules/content/section-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPageView } from './content-page.tsx';

/** Renders a page to HTML and parses it. */
function read(data: ContentPage): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
  return root;
}
const renderMain = (data: ContentPage) => read(data).querySelector('main') as HTMLElement;
const section = (type: string, value: unknown) => renderMain(sitePage(bodyOf(type, value)));
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent);

const hints = Object.values(basicTypes).flatMap((field) => ('hint' in field ? [field.hint] : []));

describe('a page', () => {
  // SITE-10, POST-06
  test('has one heading, landmarks, a class for its type, and a mark if it is a draft', () => {
    const page = read(sitePage(bodyOf('title_section', { title: 'Wer wir sind' })));
    expect(texts(page, 'h1')).toEqual(['Wer wir sind']);
    for (const landmark of ['header', 'main', 'footer']) expect(page.querySelectorAll(landmark)).toHaveLength(1);
    expect((page.firstElementChild as Element).className).toBe('default');
    const draft = read(sitePage({ body: [] }, { isDraft: true }));
    expect((draft.firstElementChild as Element).className).toBe('default is-draft');
    expect(draft.textContent).toContain('Entwurf');
    expect(texts(draft, 'h1')).toEqual(['Büro']);
    for (const type of ['default', 'home', 'case_study', 'spotlight', 'simple'])
      expect((read(sitePage({ body: [] }, { type })).firstElementChild as Element).className).toBe(type);
    for (const page of [postPage, projectPage]) {
      const hidden = read({ ...page, isDraft: true });
      expect(hidden.querySelector('.is-draft')?.classList.contains(page.kind)).toBe(true);
      expect(hidden.textContent).toContain('Entwurf');
      expect(read(page).querySelector('.is-draft')).toBeNull();
    }
  });

  test('FRAME-17: the header links to the shop if a content page is its home page and it has no menu', () => {
    const shop = [{ ...branches.events.changed.example, isPublic: true, isTakeawayEnabled: true, identifier: 'au' }];
    const data = { ...sitePage({ body: [] }), navigations: [] };
    const root = document.createElement('div');
    root.innerHTML = renderToStaticMarkup(
      <ContentPageView data={data} config={config} branches={shop} today="2026-11-23" />,
    );
    expect(texts(root, 'header nav a[href="/store/au"]')).toEqual(['Speisekarte', 'Speisekarte']);
    expect(texts(read(data), 'header nav')).toEqual([]);
  });

  // AI-12
  test('tells visitors and machines of generated texts and pictures, and of nothing without', () => {
    const marked = (generated: ContentPage['generated']) => read({ ...sitePage({ body: [] }), generated });
    const nodesOf = (page: HTMLElement) =>
      [...page.querySelectorAll('script')].flatMap(({ textContent }) => JSON.parse(textContent)['@graph'] as object[]);
    const sources = (page: HTMLElement) => nodesOf(page).filter((node) => 'digitalSourceType' in node);
    expect([texts(marked(null), '[role=note]'), sources(marked(null))]).toEqual([[], []]);

    const page = marked({ texts: true, pictures: [] });
    expect(texts(page, 'main [role=note]')).toEqual(['Teile dieser Seite wurden mit KI erstellt und von uns geprüft.']);
    expect(sources(page)).toMatchObject([
      { '@type': 'WebPage', digitalSourceType: expect.stringContaining('CompositeWithTrainedAlgorithmicMedia') },
    ]);

    const pictures = marked({ texts: false, pictures: [{ id: image.id, version: 2, extension: 'webp' }] });
    expect(texts(pictures, 'main [role=note]')).toEqual([
      'Bilder auf dieser Seite wurden mit KI erstellt und von uns geprüft.',
    ]);
    expect(sources(pictures)).toMatchObject([
      {
        '@type': 'ImageObject',
        contentUrl: expect.stringContaining(`${image.id}-2.webp`),
        digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      },
    ]);
  });

  // NAV-02, NAV-03, NAV-04
  test('has a menu that marks the current page, opens external links in a new tab and needs no JavaScript', () => {
    const nav = read(sitePage({ body: [] })).querySelector('nav') as HTMLElement;
    expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe('Büro');
    expect(nav.querySelector('a[href="https://karte.example"]')?.getAttribute('target')).toBe('_blank');
    expect(nav.querySelector('details a')?.getAttribute('href')).toBe('/beteiligung');
    expect(nav.querySelector('a[href="/kontakt"] svg')).not.toBeNull();
  });

  // FRAME-01, FRAME-02
  test('has a footer with its blocks, menus and legal links', () => {
    const footer = read(sitePage({ body: [] })).querySelector('footer') as HTMLElement;
    expect(footer.textContent).toContain('© 2026');
    expect(footer.querySelector('a[href="/site/imprint"]')).not.toBeNull();
    expect(footer.querySelector('a[href="tel:+43485264012"]')).not.toBeNull();
  });

  // PAGE-02
  test('has a floating link to /kontakt, and there one back', () => {
    const button = (path: string) => {
      const found = [...read({ ...sitePage({}), path }).querySelectorAll('footer [data-info]:not([hidden])')][0];
      return [found?.getAttribute('aria-label'), found?.getAttribute('href'), found?.hasAttribute('data-back')];
    };
    expect(button('/leistungen')).toEqual(['Kontakt', '/kontakt', false]);
    expect(button('/kontakt')).toEqual(['Zurück', '/', true]);
    const post = read(postPage);
    expect(post.querySelector('[data-info=contact]')?.hasAttribute('hidden')).toBe(false);
  });

  // SITE-04
  test('of an unknown type is not rendered', () => {
    for (const type of ['landing', 'toString'])
      expect(() => read(sitePage({}, { site: { ...sitePage({}).site, type } }))).toThrow('not known');
  });

  // SITE-15
  test('of type simple renders its text', () => {
    const page = renderMain(sitePage({ body: paragraph('Nur Text.') }, { type: 'simple' }));
    expect([texts(page, 'h1'), texts(page, 'p')]).toEqual([['Büro'], ['Nur Text.']]);
  });

  test('of type simple shows its title once, even if the text begins with it', () => {
    const heading = (text: string) => ({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] });
    const headings = (text: string) => {
      const { content } = paragraph('Nur Text.') as { content: object[] };
      return texts(
        renderMain(sitePage({ body: { type: 'doc', content: [heading(text), ...content] } }, { type: 'simple' })),
        'h1, h2',
      );
    };
    expect(headings('büro ')).toEqual(['Büro']);
    expect(headings('Unser Büro')).toEqual(['Büro', 'Unser Büro']);
  });

  // FRAME-06
  test('that does not exist says so and suggests similar ones', () => {
    const page = renderMain(notFoundPage);
    expect(texts(page, 'h1')).toEqual(['404 Not Found']);
    expect(page.textContent).toContain('Leider wurde die angeforderte Seite nicht gefunden.');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/projekte/ein-ortskern-3');
    expect(texts(page, 'mark')).toEqual(['Ortskern']);
  });
});

describe('sections', () => {
  test('without a title raise the heading level of their entries', () => {
    const entries = [{ id: 'a', type: 'block_entry', value: { name: 'Lienz' } }];
    const levels = (value: object) =>
      [...section('skills', value).querySelectorAll('h1, h2, h3')].map((one) => one.tagName);
    expect([levels({ entries }), levels({ title: 'Orte', entries })]).toEqual([
      ['H1', 'H2'],
      ['H1', 'H2', 'H3'],
    ]);
  });

  // BLOCK-02
  test.each(['karte_3d', 'constructor', '__proto__'])(
    'of the unknown type %s show a notice that is excluded from snippets',
    (type) => {
      const [notice] = section(type, { a: '<script>' }).querySelectorAll('[data-nosnippet]');
      expect(notice?.textContent).toBe('Inhalt konnte nicht geladen werden.');
    },
  );

  // CONTENT-01, CONTENT-09
  test.each(Object.keys(defaultSections))('%s renders empty and invalid values', (type) => {
    const html = section(type, {}).innerHTML;
    for (const forbidden of ['Inhalt konnte nicht geladen werden.', ...hints]) expect(html).not.toContain(forbidden);
    for (const value of [
      {},
      null,
      'x',
      7,
      [],
      { title: 7, text: 'x', entries: 'x', slides: [null], image: 'x', columns: [{}] },
    ])
      section(type, value);
  });

  // BLOCK-08
  test('an accordion opens without JavaScript, initially as configured', () => {
    const entry = (id: string, is_active: boolean) => ({
      id,
      type: 'entry',
      value: { title: id, text: paragraph('Antwort'), is_active },
    });
    const page = section('accordion', { entries: [entry('a', true), entry('b', false)] });
    expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
    expect(page.textContent).toContain('Antwort');
  });

  // SEO-03
  test('publishes questions with answers as structured data, and no others', () => {
    const entry = (title: string, text?: object) => ({ id: title, type: 'entry', value: { title, text } });
    const structuredData = (value: object) =>
      JSON.parse(
        read(sitePage(bodyOf('columns', { left: [{ id: 'a', type: 'accordion', value }] }))).querySelector(
          'script[type="application/ld+json"]',
        )?.textContent ?? 'null',
      );
    const entries = [entry('Wann?', paragraph('Täglich </script>.')), entry('Ohne Antwort'), entry('', paragraph('x'))];
    expect(structuredData({ entries })).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Wann?',
              acceptedAnswer: { '@type': 'Answer', text: 'Täglich </script>.' },
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(structuredData({ entries: [] }))).not.toContain('FAQPage');
  });

  // BLOCK-10, BLOCK-11
  test('skips slides without a quote and clients without a logo; clients open a new tab', () => {
    const slides = ['', 'Zugehört.'].map((quote, index) => ({ id: `${index}`, type: 'quote_slide', value: { quote } }));
    expect(texts(section('quote_slider', { slides }), 'blockquote')).toEqual(['„Zugehört.“']);
    const entries = [
      { id: 'a', type: 'entry', value: { name: 'Ohne' } },
      { id: 'b', type: 'entry', value: { name: 'Land Tirol', logo: image, link: 'tirol.example' } },
    ];
    const wall = section('clients', { entries });
    expect(texts(wall, 'li')).toEqual(['Land Tirol']);
    const link = wall.querySelector('a') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['http://tirol.example', '_blank', 'noopener']);
  });

  test('a picture has all widths, alt text and credit; the first one is loaded eagerly', () => {
    const page = renderMain(
      sitePage({
        body: [
          { id: 'a', type: 'intro_home', value: { title: 'Räume', image } },
          { id: 'b', type: 'image_section', value: { image, caption: 'Plan' } },
        ],
      }),
    );
    const [first, second] = page.querySelectorAll('img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(second?.getAttribute('loading')).toBe('lazy');
    expect(second?.alt).toBe('Plan von Matrei');
    expect(second?.srcset).toContain(`/image/large/${image.id}-2.jpg 1920w`);
    expect(page.textContent).toContain('© Talraum');
    const look = { ratio: 1.5, isOpaque: true, focus: { x: 0.72, y: 0.3 }, colour: '#000000' };
    const renderClass = (more: object) =>
      section('image_section', { image: { ...image, ...more } }).querySelector('img')?.parentElement?.className;
    expect([renderClass({}), renderClass({ look }), renderClass({ look, focus: { x: 0.1, y: 1 } })]).toEqual([
      'picture',
      'picture x7 y3',
      'picture x1 y10',
    ]);
  });

  test('links lead to pages, posts, projects, files, mail and phone; deleted targets have no link', () => {
    const link = (type: string, value: object) => ({ id: type, type, value: { label: type, ...value } });
    const links = [
      link('href_link', { href: 'talraum.example', target: '_blank' }),
      link('project_link', { project: { id: wholeProject.id } }),
      link('post_link', { post: { id: wholePost.id } }),
      link('site_link', { site: { id: 'gone' } }),
      link('email_link', { email: 'a@b.example?bcc=c@d.example' }),
      link('phone_link', { phone: '+43 1 23' }),
      link('file_link', { file: { id: 'f', version: 1, extension: 'pdf', publicHash: 'h', name: 'F' } }),
    ];
    const found = [...section('title_section', { title: 'x', links }).querySelectorAll('ul a')];
    expect(found.map((one) => one.getAttribute('href'))).toEqual([
      'http://talraum.example',
      '/projekte/matrei-12',
      '/magazin/preis-7',
      'mailto:a@b.example%3Fbcc%3Dc%40d.example',
      'tel:+43123',
      '/upload/h/f-1.pdf',
    ]);
  });
});

describe('editor content', () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  /** Replaces every text of a value by malicious ones and keeps its structure. */
  const poisoned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(poisoned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [
              name,
              ['kind', 'type', 'extension', 'startDate', 'endDate', 'identifier'].includes(name)
                ? inner
                : poisoned(inner),
            ]),
          )
        : typeof value === 'string'
          ? evil
          : value;

  test.each<[string, ContentPage]>([
    ['project', projectPage],
    ['post', postPage],
    ['not found', notFoundPage],
    ['site', sitePage(bodyOf('quote', { text: 'x', author: 'x' }))],
  ])('cannot escape its element: %s', (_name, page) => {
    const root = read(poisoned(page) as ContentPage);
    expect([...root.querySelectorAll('script')].filter((one) => one.type !== 'application/ld+json')).toEqual([]);
    const handlers = [...root.querySelectorAll('*')]
      .flatMap((one) => one.getAttributeNames())
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
    expect(root.textContent).toContain('<script>alert(1)</script>');
  });

  const text = (node: unknown) => section('text_section', { text: { type: 'doc', content: [node] } });
  const linked = (href: unknown) =>
    text({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] });

  test.each([
    { type: 'iframe', attrs: { src: 'https://evil.example' } },
    { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
    { type: 'html', attrs: { html: '<script>alert(1)</script>' } },
    { type: 'toString' },
    { type: 'image', attrs: { src: 'javascript:alert(1)' } },
    { type: 'image', attrs: { src: 'https://evil.example/a.png' } },
    { type: 'image', attrs: { src: '/image/a.svg' } },
    { type: 'svg' },
  ])('an unknown node is not rendered: $type', (node) => {
    expect(text(node).querySelector('iframe, script, img, svg:not(.lucide), object, embed')).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    7,
    { toString: 'x' },
  ])('a link never runs a script: %j', (href) => {
    const link = linked(href).querySelector('a');
    expect(link?.protocol ?? 'http:').toMatch(/^https?:$/);
    expect(link?.getAttribute('href') ?? '').not.toMatch(/^\/\//);
  });
});

describe('a project', () => {
  // PROJECT-04
  test('renders all parts from the title to three similar projects', () => {
    const project = { ...wholeProject, introduction: 'Elf leere Geschäfte.', description: 'Ein Platz für alle.' };
    const others = ['Virgen', 'Lienz', 'Vorau'].map((title, at) => ({ ...wholeProject, id: `r${at}`, title }));
    const page = renderMain({ ...projectPage, project, related: others });
    expect(texts(page, 'h1')).toEqual([project.title]);
    for (const text of [project.introduction, project.description, 'Matrei hatte alles.', 'Zahlen und Fakten'])
      expect(page.textContent).toContain(text);
    const pictures = [...page.querySelectorAll('img')].map(({ src }) => src);
    for (const { id } of project.images) expect(pictures.some((src) => src.includes(id))).toBe(true);
    expect(page.textContent).toContain(projectPage.relatedPosts[0]?.title);
    expect(texts(page, 'a')).toEqual(expect.arrayContaining(['Anrufen', 'Mail']));
    const related = [...page.querySelectorAll('section')].find((one) => one.textContent?.includes('Ähnliche Projekte'));
    expect(texts(related as Element, 'article h3')).toEqual(['Virgen', 'Lienz', 'Vorau']);
  });

  // PROJECT-04
  test('with many pictures shows three, and the others on request', () => {
    const images = Array.from({ length: 5 }, (_, at) => ({ ...image, id: `picture-${at}` }));
    const page = renderMain({ ...projectPage, project: { ...wholeProject, images } });
    expect(texts(page, 'details summary')).toEqual(['Alle 5 Bilder']);
    expect(page.querySelectorAll('details img')).toHaveLength(2);
    const few = renderMain({ ...projectPage, project: { ...wholeProject, images: images.slice(0, 3) } });
    expect(few.querySelectorAll('details')).toHaveLength(0);
    for (const { id } of images.slice(0, 3)) expect(few.querySelector(`img[src*=${id}]`)).not.toBeNull();
  });

  test('shows its figures with their labels, and no gap without them', () => {
    const figures = [
      { value: '31 %', label: 'öffentliches Ufer' },
      { value: '6,2 km', label: 'Uferweg' },
    ];
    const pageWith = (projectFigures: typeof figures) =>
      renderMain({ ...projectPage, project: { ...wholeProject, contacts: [], figures: projectFigures } });
    const page = pageWith(figures);
    const list = page.querySelector('dl') as Element;
    expect(texts(list, 'dt')).toEqual(['öffentliches Ufer', 'Uferweg']);
    expect(texts(list, 'dd')).toEqual(['31 %', '6,2 km']);
    expect(pageWith([]).querySelectorAll('dl')).toHaveLength(1);
  });

  // PROJECT-05, PROJECT-06, PROJECT-11
  test('shows its facts with labels, contact persons and related posts', () => {
    const page = renderMain(projectPage);
    expect(texts(page, 'h1')).toEqual([projectPage.project.title]);
    expect(texts(page, 'aside dt')).toEqual([
      'Auftraggeber:in',
      'Zeitraum',
      'Status',
      'Leistung',
      'Geschäftsfeld',
      'Themen',
      'Kontaktperson',
      'Projektteam',
      'Downloads & relevante Links',
    ]);
    expect(texts(page, 'aside dd').slice(1, 3)).toEqual(['2024 - 2027', 'laufend']);
    expect(texts(page, 'aside dd').slice(6, 8)).toEqual(['DI Mirjam Oberhofer', 'Jakob Steiner']);
    expect(texts(page, 'a')).toEqual(expect.arrayContaining(['Anrufen', 'Mail', 'Zum Newsbeitrag', 'Zurück']));
    expect(page.querySelectorAll('article li')).toHaveLength(3);
  });

  // SITE-13
  test('that is a case study shows its story and project facts; without a project these are omitted', () => {
    const story = { title: 'Ein Ortskern', image, body: [] };
    const withProject = renderMain(
      sitePage(story, { type: 'case_study', project: wholeProject, related: [postPage.post] }),
    );
    expect(texts(withProject, 'h1')).toEqual(['Ein Ortskern']);
    expect(withProject.querySelector('img')?.alt).toBe(wholeProject.title);
    expect(texts(withProject, 'a').filter((label) => label === 'Zurück')).toHaveLength(2);
    expect(withProject.textContent).toContain('Zahlen und Fakten');
    const page = renderMain(sitePage(story, { type: 'case_study' }));
    expect(page.textContent).not.toContain('Zahlen und Fakten');
  });
});

describe('a post', () => {
  // POST-03, POST-07
  test('shows date, text and contact; a related draft is marked', () => {
    const page = renderMain(postPage);
    expect(texts(page, 'time')[0]).toBe('02.10.2026');
    expect(page.textContent).toContain('[ENTWURF] Preis für Baukultur');
    expect(page.querySelector('a[download]')?.textContent).toBe('Masterplan Kurzfassung PDF');
    expect(texts(page, 'a[target=_blank] small')).toEqual(['matrei.example']);
  });

  test('is published as an article in structured data, with its text escaped', () => {
    const evil = { ...wholePost, title: '</script><script>alert(1)</script>' };
    const scripts = read({ ...postPage, post: evil }).querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    const { '@type': type, headline, datePublished } = JSON.parse(scripts[0]?.textContent ?? '')['@graph'][0];
    expect([type, headline, datePublished]).toEqual(['NewsArticle', evil.title, evil.date]);
  });

  test('SEO-06: describes the pages above it, and projects', () => {
    const graph = (data: ContentPage) => {
      const text = read(data).querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
      return JSON.parse(text)['@graph'] as Record<string, unknown>[];
    };
    const crumbs = (data: ContentPage) => {
      const list = graph(data).find((one) => one['@type'] === 'BreadcrumbList');
      return (list?.itemListElement as { position: number; name: string; item: string }[] | undefined)?.map(
        ({ position, name, item }) => `${position} ${name} ${item.replace(/^https?:\/\/[^/]+/, '')}`,
      );
    };
    const page = sitePage({ body: [] }, { title: 'Beteiligung', path: '/beteiligung' });
    // The menu's parent has no page of its own.
    expect(crumbs(page)).toEqual(['1 Startseite /', '2 Beteiligung /beteiligung']);
    const main = { id: 'm', identifier: 'main', items: [] as object[] };
    main.items = [
      { label: 'Start', type: 'home', href: '/', children: [] },
      {
        label: 'Leistungen',
        type: 'site',
        href: '/leistungen',
        children: [{ label: 'Beteiligung', type: 'site', href: '/beteiligung', children: [] }],
      },
      { label: 'Referenzen', type: 'site', href: '/referenzen', children: [] },
    ];
    const navigations = [main] as never;
    expect(crumbs({ ...page, navigations })).toEqual([
      '1 Startseite /',
      '2 Leistungen /leistungen',
      '3 Beteiligung /beteiligung',
    ]);
    expect(crumbs({ ...projectPage, navigations })?.slice(0, 2)).toEqual([
      '1 Startseite /',
      '2 Referenzen /referenzen',
    ]);
    expect(crumbs(postPage)?.[1]).toBe('2 Magazin /magazin');
    expect([crumbs({ ...page, path: '/' }), crumbs(notFoundPage)]).toEqual([undefined, undefined]);
    expect(graph(projectPage)[0]).toMatchObject({
      '@type': 'CreativeWork',
      name: wholeProject.title,
      temporalCoverage: '2024-01-01/2027-06-30',
      sponsor: [{ name: 'Marktgemeinde Matrei in Osttirol' }],
    });
    const story = sitePage({ body: [] }, { type: 'case_study', project: wholeProject });
    expect(graph(story)[0]).toMatchObject({ '@type': 'CreativeWork' });
  });

  test('has its author in structured data; a job is a JobPosting if the business has an address', () => {
    const postData = (post: typeof wholePost, more: object = {}) => {
      const page = read({ ...postPage, ...more, post });
      return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'][0];
    };
    const names = ['DI Mirjam Oberhofer', 'Jakob Steiner'];
    expect(postData(wholePost).author).toEqual(names.map((name) => ({ '@type': 'Person', name })));
    expect(postData({ ...wholePost, members: [] }).author).toMatchObject({ '@type': 'Organization' });
    const job = { ...wholePost, type: 'Jobs' as const };
    expect(postData(job)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      description: 'Die Jury lobt den Mut zur Lücke.\n\nMatrei hatte alles.',
      datePosted: job.date,
      jobLocation: [{ address: { streetAddress: 'Schweizergasse 2', addressLocality: '9900 Lienz' } }],
    });
    expect(postData(job, { frameBlocks: [] })['@type']).toBe('Article');
  });

  // SITE-14
  test('in the spotlight shows further information only if there is any', () => {
    const page = (post: typeof wholePost) => renderMain(sitePage({ body: [] }, { type: 'spotlight', post }));
    expect(page(wholePost).textContent).toContain('Weiterführende Informationen');
    expect(texts(page(wholePost), 'h1')).toEqual([wholePost.title]);
    expect(page({ ...wholePost, files: [], links: [] }).textContent).not.toContain('Weiterführende');
  });
});
