import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isFixedPath, isPlatformPath } from '../site/platform-paths.ts';
import { blockTypes } from './block-types.ts';
import { checkContent } from './check-content.ts';
import { basicTypes, derivedTypes } from './field-types.ts';
import { type Field, type Layout, referenceTargets } from './fields.ts';
import { pageTypes } from './page-types.ts';
import { firstPicture, referencesIn } from './references-in.ts';
import { isEmptyText, plainText } from './rich-text.ts';
import { defaultSections, homeSections } from './section-types.ts';
import { wordsIn } from './words-in.ts';

const id = '0b5b7c1e-8f0a-4c67-9f0e-4f5d6a7b8c9d';
const picture = { id, version: 2, extension: 'jpg', alt: 'Plan von Matrei' };
const file = { id, version: 1, extension: 'pdf', publicHash: 'abc', name: 'Kurzfassung' };
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A publishable value of a field, with all of its fields and entry types. */
function whole(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return field.format === 'url'
        ? 'https://talraum.example'
        : field.format === 'email'
          ? 'a@talraum.example'
          : field.format === 'phone'
            ? '+43 1 234'
            : field.label;
    case 'textarea':
    case 'markdown':
      return field.label;
    case 'wysiwyg':
      return paragraph(field.label);
    case 'number':
      return field.min ?? 0;
    case 'date':
      return { date: '2026-11-23', time: '06:15', dateTime: '2026-11-23T06:15:00Z' }[field.mode];
    case 'image':
      return picture;
    case 'images':
      return [picture];
    case 'file':
      return file;
    case 'files':
      return [file];
    case 'boolean':
      return true;
    case 'select':
      return Object.keys(field.options)[0];
    case 'multiselect':
      return Object.keys(field.options);
    case 'group':
      return wholeOf(field.layout);
    case 'tabs':
      return wholeOf(field.tabs);
    case 'collection':
      return Object.entries(field.layout).map(([type, entry]) => ({ id: type, type, value: whole(entry) }));
    case 'reference':
      return field.many ? [{ id }] : { id };
    case 'color':
      return '#003F4B';
  }
}
const wholeOf = (layout: Layout) =>
  Object.fromEntries(Object.entries(layout).map(([name, field]) => [name, whole(field)]));

const layouts: [string, Layout][] = [
  ...Object.entries(pageTypes).map(([type, { layout }]): [string, Layout] => [`page ${type}`, layout]),
  ...Object.entries(blockTypes).map(([type, { layout }]): [string, Layout] => [`block ${type}`, layout]),
  ['derived', derivedTypes],
  ['basic', { ...basicTypes, select: { ...basicTypes.select, options: { a: 'A' } } }],
];

describe('the catalogue', () => {
  test('has the types of the specification (CONTENT-02, BLOCK-06)', () => {
    expect(Object.entries(basicTypes).every(([name, { type }]) => name === type)).toBe(true);
    expect(Object.keys(basicTypes)).toHaveLength(18);
    for (const section of [
      'intro_home',
      'intro_v1',
      'intro_v2',
      'slider',
      'contact_section',
      'text_section',
      'text_element',
      'title_section',
      'image_section',
      'quote',
      'quote_slider',
      'accordion',
      'team',
      'form',
      'news_scroller',
      'case_studies',
      'skills',
      'profile',
      'business_sectors',
      'topics',
      'clients',
      'partnerships',
      'projects',
      'news',
      'call_to_action',
      'columns',
      'columns_shifted',
      'hr',
      'side_scroller',
    ])
      expect(Object.keys(homeSections)).toContain(section);
    expect(Object.keys(defaultSections)).toEqual([...Object.keys(homeSections), 'sub_group']);
  });

  // CONTENT-01
  test.each(layouts)('%s: accepts a complete value for publication', (_name, layout) =>
    expect(checkContent(layout, wholeOf(layout), 'publish')).toEqual([]),
  );

  test.each(layouts)('%s: has German labels and valid presets', (_name, layout) => {
    for (const [name, field] of Object.entries(layout)) {
      expect(field.label).toMatch(/^[A-ZÄÖÜ]/);
      if (field.default !== undefined) expect(checkContent({ [name]: field }, { [name]: field.default })).toEqual([]);
    }
  });
});

describe('validation', () => {
  const page = pageTypes.default.layout;
  const body = (type: string, value: unknown) => ({ body: [{ id: 'a', type, value }] });
  const link = (href: string) =>
    body('title_section', { links: [{ id: 'l', type: 'href_link', value: { label: 'x', href } }] });
  const marked = (mark: unknown) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] }],
  });
  const rich = (node: unknown) => body('text_section', { text: { type: 'doc', content: [node] } });

  test.each<[string, unknown, string]>([
    ['a value that is not an object', 'x', ''],
    ['a list', [], ''],
    ['an unknown field', { titel: 'x' }, 'titel'],
    ['a name from the object prototype', JSON.parse('{"__proto__": {"a": 1}}'), '__proto__'],
    ['a constructor', { constructor: 1 }, 'constructor'],
    ['a number for a text', { teaser: 7 }, 'teaser'],
    ['an object for a text', { teaser: { $gt: '' } }, 'teaser'],
    ['a text that is too long', { teaser: 'a'.repeat(20_001) }, 'teaser'],
    ['unreadable letters', { teaser: 'a\u0000b' }, 'teaser'],
    ['several lines in a one-line field', body('title_section', { title: 'a\nb' }), 'body.0.value.title'],
    ['a body that is not a list', { body: {} }, 'body'],
    ['an entry without id', { body: [{ type: 'hr', value: {} }] }, 'body.0'],
    ['an entry without value', { body: [{ id: 'a', type: 'hr' }] }, 'body.0'],
    ['an entry with additional fields', { body: [{ id: 'a', type: 'hr', value: {}, html: '<b>' }] }, 'body.0'],
    ['an entry that is null', { body: [null] }, 'body.0'],
    [
      'a duplicate id',
      {
        body: [
          { id: 'a', type: 'hr', value: {} },
          { id: 'a', type: 'hr', value: {} },
        ],
      },
      'body.1',
    ],
    [
      'more than 500 entries',
      { body: Array.from({ length: 501 }, (_, index) => ({ id: `${index}`, type: 'hr', value: {} })) },
      'body',
    ],
    ['a field that the section does not have', body('hr', { onclick: 'x' }), 'body.0.value.onclick'],
    ['a section that is a text', body('title_section', 'x'), 'body.0.value'],
    ['javascript:', link('javascript://%0aalert(1)\n'), 'body.0.value.links.0.value.href'],
    ['another host behind two slashes', link('//evil.example'), 'body.0.value.links.0.value.href'],
    ['a space within an address', link('java script:x'), 'body.0.value.links.0.value.href'],
    [
      'an invalid e-mail address',
      body('title_section', { links: [{ id: 'l', type: 'email_link', value: { email: 'x' } }] }),
      'body.0.value.links.0.value.email',
    ],
    [
      'an invalid phone number',
      body('title_section', { links: [{ id: 'l', type: 'phone_link', value: { phone: 'x;ext=<b>' } }] }),
      'body.0.value.links.0.value.phone',
    ],
    ['HTML for rich text', body('text_section', { text: '<script>alert(1)</script>' }), 'body.0.value.text'],
    [
      'a node that is not allowed',
      rich({ type: 'iframe', attrs: { src: 'https://evil.example' } }),
      'body.0.value.text',
    ],
    ['a script as node', rich({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }), 'body.0.value.text'],
    ['a node with a name from the object prototype', rich({ type: 'constructor' }), 'body.0.value.text'],
    ['a handler as attribute', rich({ type: 'paragraph', attrs: { onclick: 'alert(1)' } }), 'body.0.value.text'],
    ['styles', rich({ type: 'paragraph', attrs: { style: 'position:fixed' } }), 'body.0.value.text'],
    [
      'a picture of another host',
      rich({ type: 'image', attrs: { src: 'https://evil.example/a.png' } }),
      'body.0.value.text',
    ],
    ['a picture that is SVG', rich({ type: 'image', attrs: { src: '/image/a.svg' } }), 'body.0.value.text'],
    [
      'a picture that is data',
      rich({ type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=alert(1)>' } }),
      'body.0.value.text',
    ],
    ['text outside of a paragraph', rich({ type: 'text', text: 'x' }), 'body.0.value.text'],
    ['a document in a document', rich({ type: 'doc' }), 'body.0.value.text'],
    ['a heading of level 7', rich({ type: 'heading', attrs: { level: 7 } }), 'body.0.value.text'],
    [
      'a mark that is not allowed',
      body('text_section', { text: marked({ type: 'html', attrs: { html: '<b>' } }) }),
      'body.0.value.text',
    ],
    [
      'a mark with a name from the object prototype',
      body('text_section', { text: marked({ type: 'toString' }) }),
      'body.0.value.text',
    ],
    [
      'a link to javascript:',
      body('text_section', { text: marked({ type: 'link', attrs: { href: 'javascript:alert(1)' } }) }),
      'body.0.value.text',
    ],
    [
      'a link to data:',
      body('text_section', { text: marked({ type: 'link', attrs: { href: 'data:text/html,x' } }) }),
      'body.0.value.text',
    ],
    [
      'a link to another frame',
      body('text_section', { text: marked({ type: 'link', attrs: { href: '/', target: 'top' } }) }),
      'body.0.value.text',
    ],
    ['additional fields of a node', rich({ type: 'paragraph', html: '<b>' }), 'body.0.value.text'],
    [
      'a picture in a plain text',
      body('intro_home', { text: { type: 'doc', content: [{ type: 'image', attrs: { src: '/image/a.png' } }] } }),
      'body.0.value.text',
    ],
    ['a value that is not a picture', { image: { id: 'x', version: 1, extension: 'jpg' } }, 'image'],
    ['a picture that is SVG by its extension', { image: { ...picture, extension: 'svg' } }, 'image'],
    ['a picture with a path', { image: { ...picture, extension: 'jpg/../../x' } }, 'image'],
    ['a picture with additional fields', { image: { ...picture, onerror: 'x' } }, 'image'],
    ['a focal point outside', { image: { ...picture, focus: { x: 2, y: 0 } } }, 'image'],
    ['a choice that is not offered', body('text_element', { alignment: 'justify' }), 'body.0.value.alignment'],
    [
      'a choice with a name from the object prototype',
      body('text_element', { alignment: 'toString' }),
      'body.0.value.alignment',
    ],
    ['half a post', body('news_scroller', { limit: 1.5 }), 'body.0.value.limit'],
    ['31 posts', body('news_scroller', { limit: 31 }), 'body.0.value.limit'],
    ['a value that is not a number', body('news_scroller', { limit: '5' }), 'body.0.value.limit'],
    ['a value that is not a boolean', body('sub_group', { is_highlighted: 'ja' }), 'body.0.value.is_highlighted'],
    ['a reference by another key', body('form', { form: { number: 1 } }), 'body.0.value.form'],
    ['a reference with additional fields', body('form', { form: { id, tenant: 'x' } }), 'body.0.value.form'],
    ['a reference that is not an id', body('form', { form: { id: '../x' } }), 'body.0.value.form'],
    ['one reference for many', body('team', { members: { id } }), 'body.0.value.members'],
  ])('rejects %s, with its field and a message', (_what, value, field) => {
    const [fault] = checkContent(page, value);
    expect(fault?.field).toBe(field);
    expect(fault?.message).toMatch(/^„.+“ .+\.$/);
  });

  const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`);
  test.each<[string, unknown, string]>([
    ['5 MB', { teaser: 'a'.repeat(5_000_000) }, 'Der Inhalt ist zu lang. Bitte kürzen Sie ihn.'],
    ['names of 5 MB', { ['a'.repeat(5_000_000)]: 1 }, 'Der Inhalt ist zu lang. Bitte kürzen Sie ihn.'],
    [
      '10,000 blocks',
      { body: Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, type: 'hr', value: {} })) },
      'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.',
    ],
    [
      'a list of a million',
      { body: Array(1_000_000).fill(1) },
      'Der Inhalt hat zu viele Teile. Bitte entfernen Sie einige.',
    ],
    [
      '50,000 levels',
      body('unknown', nested(50_000)),
      'Der Inhalt ist zu tief verschachtelt. Bitte vereinfachen Sie ihn.',
    ],
  ])('does not inspect %s', (_what, value, message) =>
    expect(checkContent(page, value)).toEqual([{ field: '', message }]),
  );

  test('preserves a section of an unknown type', () =>
    expect(checkContent(page, body('map_3d', { anything: ['<script>'] }), 'publish')).toEqual([]));

  test('allows missing required fields and descriptions of pictures in drafts only', () => {
    const value = { image: { ...picture, alt: '' }, body: [{ id: 'a', type: 'title_section', value: {} }] };
    expect(checkContent(page, value)).toEqual([]);
    expect(checkContent(page, value, 'publish')).toEqual([
      { field: 'image.alt', message: '„Vorschaubild“ braucht eine Beschreibung für alle, die das Bild nicht sehen.' },
      { field: 'body.0.value.title', message: '„Titel“ fehlt.' },
    ]);
  });

  test('requires descriptions of pictures within texts at any depth', () => {
    const image = (alt?: string | null) => ({
      type: 'image',
      attrs: { src: '/image/a.png', ...(alt !== undefined && { alt }) },
    });
    const nested = { type: 'blockquote', content: [image('  '), image('Plan')] };
    const text = { type: 'doc', content: [image('Rauterplatz'), nested, image(null), image()] };
    const value = { body: [{ id: 'a', type: 'text_section', value: { text } }] };
    expect(checkContent(page, value)).toEqual([]);
    const field = 'body.0.value.text';
    expect(checkContent(page, value, 'publish')).toEqual(
      [2, 4, 5].map((at) => ({
        field,
        message: `„Text“ hat Bild ${at} ohne Beschreibung für alle, die das Bild nicht sehen. Bitte ergänzen Sie die Bildbeschreibung.`,
      })),
    );
  });

  test('never throws, and returns at most fifty faults', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(defaultSections)), (value, type) => {
        checkContent(page, value);
        expect(checkContent(page, body(type, value)).length).toBeLessThanOrEqual(50);
      }),
    );
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`x${index}`, 1]));
    expect(checkContent(page, many)).toHaveLength(50);
  });
});

describe('the references of content', () => {
  test('is found anywhere in the content, with its path', () => {
    const value = {
      image: picture,
      body: [
        { id: 'a', type: 'team', value: { members: [{ id }] } },
        { id: 'b', type: 'unknown', value: { members: [{ id }] } },
        { id: 'c', type: 'sub_group', value: { body: [{ id: 'd', type: 'form', value: { form: { id } } }] } },
        { id: 'e', type: 'title_section', value: { links: [{ id: 'f', type: 'file_link', value: { file } }] } },
      ],
    };
    expect(referencesIn(pageTypes.default.layout, value).map(({ kind, field }) => [kind, field])).toEqual([
      ['image', 'image'],
      ['block', 'body.0.value.members.0'],
      ['form', 'body.2.value.body.0.value.form'],
      ['file', 'body.3.value.links.0.value.file'],
    ]);
  });

  test('covers every reference target of the catalogue', () => {
    const kinds = new Set(
      layouts.flatMap(([, layout]) => referencesIn(layout, wholeOf(layout))).map(({ kind }) => kind),
    );
    for (const kind of ['image', 'file', 'block', 'site', 'project', 'post', 'form'] as const)
      expect(kinds).toContain(kind);
    expect(referenceTargets).toEqual(expect.arrayContaining(['category', 'product', 'scene', 'node']));
  });

  test('is empty for invalid content', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void referencesIn(pageTypes.default.layout, value)));
    expect(referencesIn(pageTypes.default.layout, { body: 'x', image: null })).toEqual([]);
  });

  // PAGE-06
  test('uses the first jpeg as picture for links, at most ten levels deep', () => {
    const lies = (levels: number): unknown => (levels === 0 ? picture : { a: lies(levels - 1) });
    expect(firstPicture({ a: { ...picture, extension: 'png' }, b: [picture] })).toEqual({
      id,
      version: 2,
      extension: 'jpg',
    });
    const kept = { ...picture, extension: 'webp' };
    expect(firstPicture({ a: [kept] })).toEqual({ id, version: 2, extension: 'webp' });
    expect([firstPicture(lies(9)) !== undefined, firstPicture(lies(10))]).toEqual([true, undefined]);
  });
});

test('extracts readable text for searches, without addresses and unknown types', () => {
  const value = {
    teaser: 'Ein Ortskern',
    body: [
      { id: 'a', type: 'text_section', value: { title: 'Titel', text: paragraph('Absatz') } },
      {
        id: 'b',
        type: 'title_section',
        value: { links: [{ id: 'l', type: 'href_link', value: { label: 'Mehr', href: 'https://a.at' } }] },
      },
      { id: 'c', type: 'unknown', value: { title: 'Geheim' } },
    ],
  };
  expect(wordsIn(pageTypes.default.layout, value)).toBe('Ein Ortskern\nTitel\nAbsatz\nMehr');
  expect(plainText(paragraph('a b'))).toBe('a b');
  expect([isEmptyText(paragraph(' ')), isEmptyText(undefined), isEmptyText(paragraph('a'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('rejects paths of the platform for pages', () => {
  const answered = [
    'store',
    '/store/x',
    'api/v1',
    'terminal',
    'q/x',
    'robots.txt',
    'sitemap.xml',
    'health/live',
    'theme.css',
  ];
  expect(answered.every(isPlatformPath)).toBe(true);
  expect([...answered, 'magazin/x-1', 'projekte'].every(isFixedPath)).toBe(true);
  expect(['magazin/alt', 'kontakt', 'robots'].some(isPlatformPath)).toBe(false);
  expect(['kontakt', 'stores', 'buero/store', ''].some(isFixedPath)).toBe(false);
});

// LINK-02
test.each([
  ['office@example.at', true],
  ['o.ffice+web@sub.example.at', true],
  ['', true],
  ['example.at', false],
  ['office@example', false],
  ['office @example.at', false],
  ['a@b@example.at', false],
])('accepts "%s" as an e-mail address of the footer: %s', (email, isOne) => {
  const location = { id: 'l', type: 'location', value: { name: 'Wien', email } };
  const faults = checkContent(blockTypes.address.layout, { locations: [location] });
  expect(faults.map(({ field }) => field)).toEqual(isOne ? [] : ['locations.0.value.email']);
  if (!isOne) expect(faults[0]?.message).toContain('ist keine gültige E‑Mail-Adresse.');
});
