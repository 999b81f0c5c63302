import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPage } from '@theke/contracts/content/content-page';
import type { RenderPage } from '@theke/contracts/gateway/server-page';
import * as examples from '@theke/contracts/testing/content-pages';
import { defaultSections } from '@theke/rules/content/section-types';
import type { Browser } from 'playwright-core';
import { documentPolicy } from '../../../gateway/src/document/document-policy.ts';
import { root } from '../../tools/local/checkout.ts';
import { phone } from './browser.ts';

/** Texts that an editor's account could write into any field if validation let them through. */
export const hostileTexts: readonly string[] = [
  '<script>fired()</script>',
  '"><script>fired()</script>',
  '</script><script>fired()</script>',
  '</title></textarea></style><script>fired()</script>',
  '<img src=x onerror=fired()>',
  '" onerror="fired()" x="',
  "' onmouseover='fired()' x='",
  '<svg onload=fired()>',
  '<svg><script>fired()</script></svg>',
  '<svg><animate onbegin=fired() attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=fired()>',
  '<iframe srcdoc="<script>parent.fired()</script>"></iframe>',
  '<object data="javascript:fired()"></object>',
  '<embed src="javascript:fired()">',
  '<base href="https://boese.example/">',
  '<meta http-equiv="refresh" content="0;url=https://boese.example/">',
  '<link rel="stylesheet" href="https://boese.example/x.css">',
  '<style>@import "https://boese.example/x.css"</style>',
  '<form action="https://boese.example/"><button>OK</button></form>',
  '<details open ontoggle=fired()>',
  '<video><source onerror=fired()></video>',
  'javascript:fired()',
  'JaVaScRiPt:fired()',
  'java\tscript:fired()',
  '\u0001javascript:fired()',
  'data:text/html,<script>fired()</script>',
  'vbscript:fired()',
  '//boese.example/x.png',
  '\\\\boese.example\\x.png',
  'https://boese.example/x.png',
  '/image/../../boese.example/x.png',
  'x.png) url(https://boese.example/x.png',
  '[a](javascript:fired()) ![b](https://boese.example/x.png) <script>fired()</script>',
  '{{constructor.constructor("fired()")()}} <%= fired() %>',
  '<!--><script>fired()</script-->',
  '\u2028<script>fired()</script>\u2029',
];

/** Fields that control rendering; all others are texts of an editor. */
const fixed = ['kind', 'type', 'version', 'date', 'updatedAt', 'createdAt', 'startDate', 'endDate'];

/** The same value with all texts replaced. */
function withText(value: unknown, text: string, isUnchanged: (name: string) => boolean): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withText(item, text, isUnchanged));
  if (typeof value !== 'object' || value === null) return value;
  // The address of a page, project or post is set by the service, not by an editor.
  const isMade = (name: string) => name === 'href' && 'title' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && (isUnchanged(name) || isMade(name)) ? item : withText(item, text, isUnchanged),
    ]),
  );
}

/** Every section with all optional fields, and all other pages. */
function pages(): ContentPage[] {
  const { image, paragraph, project, post, sitePage } = examples;
  const link = (type: string) => ({
    id: type,
    type,
    value: {
      label: 'a',
      href: 'a',
      email: 'a',
      phone: 'a',
      file: { id: 'a', version: 1, extension: 'a', publicHash: 'a', name: 'a' },
    },
  });
  const links = ['href_link', 'email_link', 'phone_link', 'file_link'].map(link);
  const text = {
    type: 'doc',
    content: [
      ...paragraph('a').content,
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'a', target: 'a' } }] }],
      },
      { type: 'image', attrs: { src: 'a', alt: 'a', float: 'a' } },
      { type: 'video', attrs: { src: 'a', title: 'a' } },
      { type: 'script', content: [{ type: 'text', text: 'a' }] },
    ],
  };
  const entry = {
    id: 'e',
    type: 'entry',
    value: {
      title: 'a',
      name: 'a',
      prefix: 'a',
      quote: 'a',
      author: 'a',
      link: 'a',
      text,
      image,
      logo: image,
      links,
      read_more: links,
    },
  };
  const value = {
    title: 'a',
    text,
    image,
    prefix: 'a',
    caption: 'a',
    author: 'a',
    links,
    left: text,
    center: text,
    right: text,
    entries: [entry],
    slides: [entry],
    columns: [{ id: 'c', type: 'column', value: { body: [{ id: 'q', type: 'quote', value: { text: 'a' } }] } }],
  };
  const block = {
    id: 'b',
    version: 1,
    createdAt: post.date,
    updatedAt: post.date,
    name: 'a',
    identifier: 'a',
    isPublic: true,
  };
  const blocks = [
    {
      ...block,
      id: 'l',
      type: 'legacy' as const,
      content: { data: ['markdown', 'textarea'].map((type) => ({ id: type, type, value: { text: 'a' } })) },
    },
    {
      ...block,
      id: 'm',
      type: 'team_member' as const,
      content: {
        first_name: 'a',
        last_name: 'a',
        education: 'a',
        description: text,
        contact: { email: 'a', phone: 'a', linked_in: 'a' },
      },
    },
  ];
  const sharing = sitePage({
    body: [
      { id: 's', type: 'block', value: { block: { id: 'l' } } },
      { id: 't', type: 'team', value: { members: [{ id: 'm' }] } },
    ],
  });
  return [
    sitePage({
      body: Object.keys(defaultSections).map((type) => ({
        id: type,
        type,
        value: type === 'quote' ? { text: 'a', author: 'a' } : value,
      })),
    }),
    { ...sharing, references: { ...sharing.references, blocks } },
    sitePage(
      { title: 'a', teaser: 'a', image, body: [] },
      { type: 'case_study', project, related: [examples.postTeaser] },
    ),
    sitePage({ title: 'a', teaser: 'a', image, body: [] }, { type: 'spotlight', post }),
    sitePage({ body: text }, { type: 'simple' }),
    examples.projectPage,
    examples.postPage,
    examples.notFoundPage,
  ];
}

async function renderer(): Promise<RenderPage> {
  const dist = join(root, 'dist/corporate');
  const { server } = JSON.parse(readFileSync(join(dist, 'entry.json'), 'utf8')) as { server: string };
  return ((await import(join(dist, server))) as { render: RenderPage }).render;
}

/**
 * Renders every page with each text in every place, and opens them in a browser under the document's CSP, with the
 * site's script.
 * @returns scripts that ran, requests to others, CSP violations, and scripts that a user's action might have run
 */
export async function openHostilePages(
  browser: Browser,
  origin: string,
): Promise<{ opened: number; findings: string[] }> {
  const render = await renderer();
  const init = [{ url: '/config', data: examples.config }];
  const draw = (data: ContentPage): string =>
    (render({ path: '/', init, frontends: [], data }, new Date('2026-11-23T06:15:00Z')) as string | undefined) ?? '';
  const { scripts } = JSON.parse(readFileSync(join(root, 'dist/corporate/entry.json'), 'utf8')) as {
    scripts: string[];
  };
  const tags = scripts.map((file) => `<script src="/mf/corporate/${file}" defer></script>`).join('');
  const findings: string[] = [];
  const context = await browser.newContext({ viewport: phone });
  await context.exposeFunction('fired', () => void findings.push('a script in the content ran'));
  await context.exposeFunction(
    'violated',
    (what: string) => void findings.push(`the content security policy blocked ${what}`),
  );
  await context.addInitScript(() => {
    const { violated } = window as unknown as { violated: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violated(`${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  let html = '';
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      findings.push(`request to another host: ${url.href}`);
      return route.abort();
    }
    if (url.pathname !== '/hostile') return route.fallback();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': documentPolicy },
      body: html,
    });
  });
  const all = pages();
  let opened = 0;
  for (const text of hostileTexts) {
    // Once with real names, so that links and pictures are found; once with everything replaced.
    const drawn = [
      (name: string) => [...fixed, 'id', 'identifier', 'extension', 'publicHash'].includes(name),
      (name: string) => ['kind', 'type'].includes(name),
    ].flatMap((isKept) => all.map((one) => withText(one, text, isKept) as ContentPage));
    const parts = drawn.flatMap((data) => {
      try {
        return [draw(data)];
      } catch {
        return []; // the error page
      }
    });
    opened += parts.length;
    html = `<!doctype html><meta charset="utf-8">${tags}<div id="app">${parts.join('')}</div>`;
    await page.goto(`${origin}/hostile`);
    const found = await page.evaluate(() => {
      const faults: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>('#app *')) {
        const names = one
          .getAttributeNames()
          .filter(
            (name) =>
              name.startsWith('on') || name === 'srcdoc' || (name === 'style' && one.dataset.indicator === undefined),
          );
        if (names.length > 0) faults.push(`${one.tagName} has ${names}`);
        if (
          ['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'STYLE', 'LINK', 'VIDEO'].includes(one.tagName) &&
          !one.matches('link[rel=preload]')
        )
          faults.push(`contains a ${one.tagName}`);
        if (one.tagName === 'SCRIPT' && one.getAttribute('type') !== 'application/ld+json')
          faults.push('contains a script');
        const href = one.getAttribute('href');
        if (
          href !== null &&
          one instanceof HTMLAnchorElement &&
          !['http:', 'https:', 'mailto:', 'tel:'].includes(one.protocol)
        )
          faults.push(`a link leads to ${href}`);
        if (one instanceof HTMLFormElement && new URL(one.action).origin !== location.origin)
          faults.push(`a form goes to ${one.action}`);
        // Triggers all handlers.
        for (const type of ['click', 'mouseover', 'focus', 'toggle', 'error', 'load'])
          if (type !== 'click') one.dispatchEvent(new Event(type));
      }
      return [...new Set(faults)];
    });
    findings.push(...found.map((one) => `${text}: ${one}`));
  }
  await context.close();
  return { opened, findings: [...new Set(findings)] };
}
