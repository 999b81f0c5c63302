// Input that must not be stored (issue "Bad input"): rejected with a German sentence and its field before any write.
// Separation of tenants is tested with two tenants (existing-references.int.test.ts).
import { describe, expect, test } from '@jest/globals';
import { blocks } from '@theke/contracts/content/block';
import { forms } from '@theke/contracts/content/form';
import { navigations } from '@theke/contracts/content/navigation';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import { type Fault, toFaults } from '@theke/contracts/errors';
import { Problem } from '@theke/kit/problem';
import { blockTypes } from '@theke/rules/content/block-types';
import { safeUrl } from '@theke/rules/content/urls';
import type { z } from 'zod';
import { checkLayout } from './check-layout.ts';
import { checkText } from './check-text.ts';
import { savedRedirect } from './redirects/redirect-decisions.ts';
import { publishedSite, savedSite } from './sites/site-decisions.ts';

/** Starts and ends like a sentence. */
const german = /^[„A-ZÄÖÜ].*[.!?)]$/s;

/** Validates as the server does: by schema, then by checks. @returns the faults */
function faultsIn<S extends z.ZodObject>(
  { draft }: { draft: S },
  sent: unknown,
  then: (doc: z.output<S>) => void,
): Fault[] {
  const parsed = draft.safeParse(sent, { reportInput: true });
  if (!parsed.success) return toFaults(parsed.error, draft);
  try {
    then(parsed.data);
  } catch (error) {
    if (error instanceof Problem) return error.faults;
    throw error;
  }
  return [];
}

const refused = (faults: Fault[], field: string) => {
  expect(faults.map((fault) => fault.field)).toContain(field);
  for (const { message } of faults) expect(message).toMatch(german);
};

type Case = [what: string, sent: object, field: string];

/** Parses JSON, so that `__proto__` is an ordinary key. */
const json = (text: string): object => JSON.parse(text);
const rich = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const body = (type: string, value: unknown) => ({ content: { body: [{ id: 'a', type, value }] } });
const value = (name: string) => `content.body.0.value.${name}`;
const href = (address: string) =>
  body('title_section', { title: 'x', links: [{ id: 'l', type: 'href_link', value: { label: 'x', href: address } }] });
const deep = (levels: number): unknown => (levels === 0 ? 'x' : { inner: deep(levels - 1) });
const image = { id: '0199f000-0000-7000-8000-00000000000a', version: 1, extension: 'webp' };

describe('a page', () => {
  const cases: Case[] = [
    ['a path of the menu', { path: 'store/mitte' }, 'path'],
    ['a path of the status page', { path: 'status/x' }, 'path'],
    ['a path of legal texts', { path: 'site/imprint' }, 'path'],
    ['a path of the back office', { path: 'backend' }, 'path'],
    ['a path of the API', { path: 'api/users' }, 'path'],
    ['a path of the magazine', { path: 'magazin/neues-1' }, 'path'],
    ['a path of projects', { path: 'projekte' }, 'path'],
    ['a path of payments', { path: 'pay/x' }, 'path'],
    ['a path of pictures', { path: 'image/large/a' }, 'path'],
    ['a path of scripts', { path: 'build/service-worker.js' }, 'path'],
    ['a path upwards', { path: '../etc/passwd' }, 'path'],
    ['a path upwards within', { path: 'a/../backend' }, 'path'],
    ['a path to another host', { path: '/evil.example' }, 'path'],
    ['a path with a scheme', { path: 'javascript:alert(1)' }, 'path'],
    ['a path with markup', { path: '<script>' }, 'path'],
    ['a path with a query', { path: 'a?b=c' }, 'path'],
    ['a path with a line break', { path: 'a\nb' }, 'path'],
    ['a path with a backslash', { path: 'a\\b' }, 'path'],
    ['a path of letters that look alike', { path: 'аdmin' }, 'path'],
    ['an endless path', { path: 'a/'.repeat(300) }, 'path'],
    ['no path on a page other than the home page', { path: '' }, 'path'],
    ['an unknown type', { type: 'constructor' }, 'type'],
    ['a name that is a list', { name: ['x'] }, 'name'],
    ['no name', { name: '\u202e' }, 'name'],
    ['a title that is an object', { title: { $ne: '' } }, 'title'],
    ['a very long description', { description: 'a'.repeat(501) }, 'description'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
    ['a tenant', { tenant_id: image.id }, 'tenant_id'],
    ['content that is a text', { content: '<h1>x</h1>' }, 'content'],
    ['content that is a list', { content: [] }, 'content'],
    ['content that is null', { content: null }, 'content'],
    ['content a hundred levels deep', { content: { body: [deep(100)] } }, 'content'],
    [
      '10,000 blocks',
      { content: { body: Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, type: 'hr', value: {} })) } },
      'content',
    ],
    [
      '600 blocks',
      { content: { body: Array.from({ length: 600 }, (_, at) => ({ id: `${at}`, type: 'hr', value: {} })) } },
      'content.body',
    ],
    ['5 MB', { content: { teaser: 'a'.repeat(5_000_000) } }, 'content'],
    ['a field that the template does not have', { content: { onload: 'x' } }, 'content.onload'],
    ['a block without an id', { content: { body: [{ type: 'hr', value: {} }] } }, 'content.body.0'],
    ['a block that is null', { content: { body: [null] } }, 'content.body.0'],
    ['javascript:', href('javascript:alert(1)'), `${value('links')}.0.value.href`],
    ['javascript: in capitals', href('JaVaScRiPt:alert(1)'), `${value('links')}.0.value.href`],
    ['javascript: with a tab', href('java\tscript:alert(1)'), `${value('links')}.0.value.href`],
    ['data:', href('data:text/html,<script>alert(1)</script>'), `${value('links')}.0.value.href`],
    ['vbscript:', href('vbscript:msgbox(1)'), `${value('links')}.0.value.href`],
    ['another host behind two slashes', href('//evil.example'), `${value('links')}.0.value.href`],
    ['another host behind a backslash', href('/\\evil.example'), `${value('links')}.0.value.href`],
    ['HTML for rich text', body('text_section', { text: '<script>alert(1)</script>' }), value('text')],
    ['a script in rich text', body('text_section', { text: rich({ type: 'script' }) }), value('text')],
    [
      'a frame in rich text',
      body('text_section', { text: rich({ type: 'iframe', attrs: { src: 'https://evil.example' } }) }),
      value('text'),
    ],
    [
      'an SVG in rich text',
      body('text_section', { text: rich({ type: 'svg', attrs: { onload: 'alert(1)' } }) }),
      value('text'),
    ],
    ...(
      [
        ['an SVG of another host', 'image', 'https://evil.example/a.svg'],
        ['an SVG within an address', 'image', 'data:image/svg+xml,<svg onload=alert(1)>'],
        ['a page as a picture', 'image', `/upload/abc/${image.id}-1.html`],
        ['a script as a video', 'video', 'javascript:alert(1)'],
        ['a video without encryption', 'video', 'http://evil.example/a'],
        ['a video with a name before the host', 'video', 'https://talraum.example@evil.example/a'],
      ] as const
    ).map(
      ([what, type, src]): Case => [
        what,
        body('text_section', { text: rich({ type, attrs: { src } }) }),
        value('text'),
      ],
    ),
    [
      'a form in rich text',
      body('text_section', { text: rich({ type: 'form', attrs: { action: 'https://evil.example' } }) }),
      value('text'),
    ],
    [
      'a handler in rich text',
      body('text_section', { text: rich({ ...paragraph('x'), attrs: { onclick: 'alert(1)' } }) }),
      value('text'),
    ],
    [
      'styles in rich text',
      body('text_section', { text: rich({ ...paragraph('x'), attrs: { style: 'position:fixed' } }) }),
      value('text'),
    ],
    [
      'a link in rich text that is a script',
      body('text_section', { text: rich(paragraph('x', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }])) }),
      value('text'),
    ],
    ['an unknown mark', body('text_section', { text: rich(paragraph('x', [{ type: 'blink' }])) }), value('text')],
    [
      'a picture of another host',
      body('text_section', { text: rich({ type: 'image', attrs: { src: 'https://evil.example/a.png' } }) }),
      value('text'),
    ],
    ['a picture that is an address', body('image_section', { image: 'https://evil.example/a.png' }), value('image')],
    [
      'a picture with a path for an id',
      body('image_section', { image: { ...image, id: '../../etc/passwd' } }),
      value('image'),
    ],
    [
      'a picture with an unknown extension',
      body('image_section', { image: { ...image, extension: 'svg/onload=' } }),
      value('image'),
    ],
    ['a picture with a handler', body('image_section', { image: { ...image, onerror: 'alert(1)' } }), value('image')],
    ['a reference that is a query', body('team', { members: [{ id: { $ne: null } }] }), `${value('members')}.0`],
    [
      'a reference with additional fields',
      body('team', { members: [{ id: image.id, secret: 1 }] }),
      `${value('members')}.0`,
    ],
    ['unreadable characters', { content: { teaser: 'a\u0000b' } }, 'content.teaser'],
    ['a number for a text', body('title_section', { title: 7 }), value('title')],
    ['an endless limit', body('news_scroller', { limit: 1e9 }), value('limit')],
    ['a limit of zero', body('news_scroller', { limit: -1 }), value('limit')],
    ['an unknown alignment', body('text_element', { alignment: 'url(javascript:x)' }), value('alignment')],
  ];
  test.each(cases)('%s', (_, sent, field) =>
    refused(faultsIn(sites, { ...sites.example, content: {}, ...sent }, savedSite), field),
  );

  test('requires alternative texts for publication, but not for saving', () => {
    const doc = sites.draft.parse({ ...sites.example, ...body('image_section', { image }) });
    expect(savedSite(doc).hasChanges).toBe(true);
    expect(() => publishedSite(savedSite(doc), 'Dora Huber', new Date(0))).toThrow('CONTENT');
  });

  test('does not store a prototype', () => {
    const doc = sites.draft.parse({ ...sites.example, content: json('{"__proto__": {"isAdmin": true}}') });
    expect(savedSite(doc).content).toEqual({});
    expect('isAdmin' in savedSite(doc).content).toBe(false);
  });

  test.each(['file:///etc/passwd', 'evil'])('turns %s into a URL of a host that does not exist', (to) =>
    expect(safeUrl(to)).toBe(`http://${to}`),
  );

  test('stores a block of an unknown type unchanged', () => {
    const unknown = body('from_tomorrow', { anything: ['<script>'] });
    const doc = sites.draft.parse({ ...sites.example, ...unknown });
    expect(savedSite(doc).content).toEqual(unknown.content);
  });
});

describe('a block', () => {
  const address = (more: object) => ({
    type: 'address',
    content: { locations: [{ id: 'a', type: 'location', value: { name: 'Wien', ...more } }] },
  });
  const at = (name: string) => `content.locations.0.value.${name}`;
  test.each<Case>([
    ['an identifier with markup', { identifier: '"><script>' }, 'identifier'],
    ['an identifier upwards', { identifier: '../address' }, 'identifier'],
    ['a type from the object prototype', { type: '__proto__' }, 'type'],
    ['a phone with markup', address({ phone: '+43"><svg/onload=x>' }), at('phone')],
    ['a mail to two addresses', address({ email: 'a@b.at,c@d.at' }), at('email')],
    ['HTML for text', { type: 'default', content: { body: '<img src=x onerror=alert(1)>' } }, 'content.body'],
    [
      'LinkedIn that is a script',
      { type: 'team_member', content: { contact: { linked_in: 'javascript:alert(1)' } } },
      'content.contact.linked_in',
    ],
  ])('%s', (_, sent, field) =>
    refused(
      faultsIn(blocks, { ...blocks.example, ...sent }, ({ type, content }) =>
        checkLayout(blockTypes[type].layout, content, 'content'),
      ),
      field,
    ),
  );
});

describe('a post or a project', () => {
  const link = (url: string) => ({ links: [{ label: 'x', url }] });
  const file = { id: image.id, version: 1, extension: 'pdf', publicHash: 'abc', name: 'Plan' };
  test.each<Case>([
    ['text that is HTML', { text: '<p>x</p>' }, 'text'],
    ['text with a script', { text: rich({ type: 'script' }) }, 'text'],
    ['text that is not a document', { text: paragraph('x') }, 'text'],
    ['text a thousand levels deep', { text: deep(1_000) }, 'text'],
    ['a link that is a script', link('javascript:alert(1)'), 'links.0.url'],
    ['a link with a script behind a break', link('https://a.example/\njavascript:x'), 'links.0.url'],
    ['a link to another host behind slashes', link('//evil.example'), 'links.0.url'],
    ['a link that is a phone with markup', link('tel:"><b>'), 'links.0.url'],
    ['a file with a path for a hash', { files: [{ ...file, publicHash: '../..' }] }, 'files.0.publicHash'],
    ['a file that is a page', { files: [{ ...file, extension: 'html"' }] }, 'files.0.extension'],
    ['a picture with an unknown extension', { images: [{ ...image, extension: 'svg' }] }, 'images.0.extension'],
    ['a thousand pictures', { images: Array(1_000).fill(image) }, 'images'],
    ['an unknown member', { members: [{ type: 'Kontaktperson', user: { id: 'x' } }] }, 'members.0.user.id'],
    ['a topic that is a query', { topics: [{ id: { $gt: '' } }] }, 'topics.0.id'],
  ])('%s', (_, sent, field) => {
    refused(faultsIn(posts, { ...posts.example, ...sent }, checkText), field);
    refused(faultsIn(projects, { ...projects.example, ...sent }, checkText), field);
  });
});

describe('a redirect', () => {
  const others = [
    { path: 'a', target: '/b', isEnabled: true },
    { path: 'b', target: '/c?x=1', isEnabled: true },
    { path: 'd', target: '/b%C3%BCcher', isEnabled: true },
    { path: 'e', target: '/f?id=1&x=2', isEnabled: true },
    { path: 'muster/*', target: '/ziel', isEnabled: true },
  ];
  test.each<Case>([
    ['to another host', { target: 'https://evil.example' }, 'target'],
    ['to another host behind slashes', { target: '//evil.example' }, 'target'],
    ['to a script', { target: 'javascript:alert(1)' }, 'target'],
    ['to itself', { path: 'x', target: '/x' }, 'target'],
    ['to itself with a slash', { path: '/x/', target: '/x/' }, 'target'],
    ['to itself by a pattern', { path: 'x*', target: '/xy' }, 'target'],
    ['all paths to one target', { path: '*', target: '/ziel' }, 'target'],
    ['in a loop over two others', { path: 'c', target: '/a' }, 'target'],
    ['in a loop over a pattern', { path: 'ziel', target: '/muster/1' }, 'target'],
    ['in a loop over a percent-encoded target', { path: 'bücher', target: '/d' }, 'target'],
    ['in a loop over a query', { path: 'f?id=1', target: '/e' }, 'target'],
    ['from a path of the platform', { path: 'api/x' }, 'path'],
    ['of the home page', { path: '/', target: '/ziel' }, 'path'],
    ['without a source', { path: '' }, 'path'],
  ])('%s', (_, sent, field) =>
    refused(
      faultsIn(redirects, { ...redirects.example, ...sent }, (doc) => savedRedirect(doc, others)),
      field,
    ),
  );

  test('rejects a redirect to another redirect', () =>
    expect(savedRedirect({ path: '/neu', target: '/a', isEnabled: true }, others).path).toBe('neu'));
});

describe('a menu and a form', () => {
  const item = (more: object) => ({ items: [{ label: 'x', type: 'link', ...more }] });
  const row = (element: object) => ({ rows: [{ elements: [{ label: 'x', ...element }] }] });
  test.each<Case>([
    ['an item that is a script', item({ url: 'javascript:alert(1)' }), 'items.0.url'],
    ['an item that is data', item({ url: 'data:text/html,x' }), 'items.0.url'],
    ['an endless item', item({ url: `/${'a'.repeat(2_001)}` }), 'items.0.url'],
    [
      'a fourth level',
      item({ children: [{ label: 'x', children: [{ label: 'x', children: [] }] }] }),
      'items.0.children.0.children.0.children',
    ],
  ])('%s', (_, sent, field) =>
    refused(
      faultsIn(navigations, { ...navigations.example, ...sent }, () => undefined),
      field,
    ),
  );
  test.each<Case>([
    ['two recipients', { recipient: 'a@b.at,c@d.at' }, 'recipient'],
    ['a header in the recipient', { recipient: 'a@b.at\r\nBcc: c@d.at' }, 'recipient'],
    ['no rows', { rows: [] }, 'rows'],
    ['a choice without options', row({ type: 'form_select' }), 'rows.0.elements.0.values'],
    ['a field with a script', row({ type: 'form_script' }), 'rows.0.elements.0.type'],
    ['a thousand rows', { rows: Array(1_000).fill({ elements: [] }) }, 'rows'],
    ['a form id chosen by the sender', { formid: 'x' }, 'formid'],
  ])('%s', (_, sent, field) =>
    refused(
      faultsIn(forms, { ...forms.example, ...sent }, () => undefined),
      field,
    ),
  );
});
