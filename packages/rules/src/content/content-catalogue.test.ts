// The specified catalogue of pages, sections and their fields.
import { expect, test } from '@jest/globals';
import { blockTypes } from './block-types.ts';
import { checkContent } from './check-content.ts';
import { basicTypes, derivedTypes } from './field-types.ts';
import { type Field, fieldIn, type Layout, type RichTextVariant } from './fields.ts';
import { pageTypes } from './page-types.ts';
import { isRichText } from './rich-text.ts';

const namesOf = (layout: Layout) => Object.keys(layout);
const layoutOf = (field: Field | undefined): Layout =>
  field && 'layout' in field ? (field.layout as Layout) : ({} as Layout);
const section = (name: string) => fieldIn(layoutOf(pageTypes.default.layout.body), name);
/** The default value of a field. */
const presetOf = (field: Field | undefined, name: string) => {
  const within = fieldIn(layoutOf(field), name);
  return within && 'default' in within ? within.default : undefined;
};

// SITE-02
test('has the labels of the specification for page types', () =>
  expect(Object.entries(pageTypes).map(([type, { label }]) => [type, label])).toEqual([
    ['default', 'Standardseite'],
    ['home', 'Home'],
    ['case_study', 'Projektstory'],
    ['spotlight', 'Spotlight-Beitrag'],
    ['simple', 'Einfache Seite'],
  ]));

// SITE-03
test('has separate content for each page type', () => {
  expect(Object.fromEntries(Object.entries(pageTypes).map(([type, { layout }]) => [type, namesOf(layout)]))).toEqual({
    default: ['teaser', 'image', 'body'],
    home: ['body'],
    case_study: ['title', 'teaser', 'image', 'project', 'body'],
    spotlight: ['title', 'teaser', 'image', 'post', 'body'],
    simple: ['body'],
  });
  expect(pageTypes.simple.layout.body).toMatchObject({ type: 'wysiwyg', variant: 'full' });
});

// BLOCK-01
test('requires id, type and value, and nothing else, for an entry of a body', () => {
  const entry = { id: 'a', type: 'hr', value: {} };
  const faultsOf = (...body: unknown[]) => checkContent(pageTypes.default.layout, { body }).map(({ field }) => field);
  expect(faultsOf(entry, { ...entry, id: 'b' })).toEqual([]);
  expect(faultsOf({ type: 'hr', value: {} }, { ...entry, more: 1 }, { id: '', type: 'hr', value: {} })).toEqual([
    'body.0',
    'body.1',
    'body.2',
  ]);
  // Conflicts and comments refer to entries by id, so ids must be unique.
  expect(faultsOf(entry, entry)).toEqual(['body.1']);
});

// BLOCK-07
test('has the sections of a home page, and additionally a group on a standard page', () => {
  const [home, standard] = [pageTypes.home, pageTypes.default].map(({ layout }) => layoutOf(layout.body));
  expect(namesOf(home as Layout)).toContain('intro_home');
  expect([fieldIn(home as Layout, 'sub_group'), fieldIn(standard as Layout, 'sub_group')?.type]).toEqual([
    undefined,
    'group',
  ]);
});

// BLOCK-09
test('shows a slide for five seconds by default', () => {
  expect(namesOf(layoutOf(derivedTypes.image_slide))).toEqual(['image', 'duration']);
  expect(namesOf(layoutOf(derivedTypes.quote_slide))).toEqual(expect.arrayContaining(['quote', 'duration']));
  expect([presetOf(derivedTypes.image_slide, 'duration'), presetOf(derivedTypes.quote_slide, 'duration')]).toEqual([
    5, 5,
  ]);
});

// CONTENT-02
test('has the specified defaults for basic types', () => {
  expect(Object.keys(basicTypes).toSorted()).toEqual(
    'boolean collection color date file files group image images markdown multiselect number reference select tabs text textarea wysiwyg'.split(
      ' ',
    ),
  );
  expect(basicTypes).toMatchObject({
    textarea: { rows: 3 },
    date: { mode: 'dateTime', is24hr: true, minuteIncrement: 1 },
    boolean: { default: false },
  });
});

// CONTENT-04
test('links to seven kinds of targets, and opens addresses in the same window by default', () => {
  expect(namesOf(layoutOf(derivedTypes.links)).toSorted()).toEqual([
    'email_link',
    'file_link',
    'href_link',
    'phone_link',
    'post_link',
    'project_link',
    'site_link',
  ]);
  expect(fieldIn(layoutOf(derivedTypes.href_link), 'target')).toMatchObject({
    options: { _self: expect.anything(), _blank: expect.anything() },
    default: '_self',
  });
});

// CONTENT-12
test('has the specified fields for entries of blocks, and shows five in a news scroller', () => {
  expect(namesOf(layoutOf(derivedTypes.block_entry)).toSorted()).toEqual([
    'image',
    'link',
    'links',
    'logo',
    'name',
    'prefix',
    'read_more',
    'text',
  ]);
  expect(presetOf(section('news_scroller'), 'limit')).toBe(5);
  expect(namesOf(layoutOf(section('contact_section')))).toHaveLength(4);
});

// CONTENT-09
test('has a generation hint for every text of the catalogue', () => {
  const textLike = new Set(['text', 'textarea', 'wysiwyg', 'markdown']);
  function* textsIn(layout: Layout): Generator<Field> {
    for (const field of Object.values(layout)) {
      if (textLike.has(field.type)) yield field;
      if (field.type === 'tabs') yield* textsIn(field.tabs);
      else yield* textsIn(layoutOf(field));
    }
  }
  const layouts = [...Object.values(pageTypes), ...Object.values(blockTypes)].map(({ layout }) => layout as Layout);
  const texts = layouts.flatMap((layout) => [...textsIn(layout)]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ hint = '' }) => hint.length < 5)).toEqual([]);
});

// CONTENT-03
test('allows six heading levels, styles, media and floating pictures in rich text, depending on the variant', () => {
  const text = (...content: unknown[]) => ({ type: 'doc', content });
  const said = [{ type: 'text', text: 'Ein Platz' }];
  const heading = (level: number) => text({ type: 'heading', attrs: { level }, content: said });
  const styled = (style: string) => text({ type: 'paragraph', attrs: { style }, content: said });
  const picture = (attrs: object) => text({ type: 'image', attrs: { alt: 'Plan', ...attrs } });
  const file = (extension: string) =>
    picture({ src: `/image/small/0199f000-0000-7000-8000-00000000000a-1.${extension}` });
  const allowed = (texts: readonly unknown[], variant: RichTextVariant = 'full') =>
    texts.map((one) => isRichText(one, variant));
  expect(allowed([1, 2, 3, 4, 5, 6].map(heading))).toEqual(Array(6).fill(true));
  expect(allowed([heading(0), heading(7)])).toEqual([false, false]);
  expect(allowed([styled('lead'), styled('small'), styled('red')])).toEqual([true, true, false]);
  expect(allowed(['jpg', 'jpeg', 'png', 'webp', 'avif', 'exe', 'html'].map(file))).toEqual([
    ...Array(5).fill(true),
    false,
    false,
  ]);
  const src = '/image/small/a-1.jpg';
  const floats = ['left', 'right', 'middle'].map((float) => picture({ src, float }));
  expect(allowed(floats)).toEqual([true, true, false]);
  // Pictures of other servers are not allowed in texts.
  expect(allowed([picture({ src: 'https://anderswo.example/a.jpg' })])).toEqual([false]);
  const upload = (extension: string) =>
    `/upload/vJ1sX0mPq4bGkT7yRc2NdA/0199f000-0000-7000-8000-00000000000a-1.${extension}`;
  expect(allowed(['gif', 'svg', 'pdf', 'mp4'].map((extension) => picture({ src: upload(extension) })))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const video = (src: string, more = {}) => text({ type: 'video', attrs: { src, title: 'Rundgang', ...more } });
  const videos = [upload('mp4'), upload('webm'), 'https://video.example/watch?v=1'].map((src) => video(src));
  expect(allowed(videos)).toEqual([true, true, true]);
  expect(
    allowed([
      video(upload('svg')),
      video('javascript:alert(1)'),
      video('/image/small/a-1.jpg'),
      video(upload('mp4'), { autoplay: true }),
    ]),
  ).toEqual([false, false, false, false]);
  const plain = text({ type: 'paragraph', content: said });
  for (const [variant, has] of [
    ['full', [true, true, true, true]],
    ['basic', [true, true, false, false]],
    ['title', [true, true, false, false]],
    ['minimal', [true, false, false, false]],
  ] as const)
    expect([variant, allowed([plain, heading(2), file('jpg'), videos[0]], variant)]).toEqual([variant, has]);
});
