import { describe, expect, test } from '@jest/globals';
import { fillFacts, placeholderOf } from '@theke/rules/content/facts';
import { isAllowedUrl } from '@theke/rules/content/urls';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './markdown.tsx';

const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} />).replace(/^<div[^>]*>|<\/div>$/g, '');

// CONTENT-05
test.each([
  ['# Titel\n\n#### Klein', '<h2>Titel</h2><h4>Klein</h4>'],
  ['*a* **b** `c`\\\nd', '<p><em>a</em> <strong>b</strong> <code>c</code><br/>d</p>'],
  ['3. x\n4. y\n\n- z', '<ol start="3"><li><p>x</p></li><li><p>y</p></li></ol><ul><li><p>z</p></li></ul>'],
  ['> Zitat\n\n---\n\n    Code', '<blockquote><p>Zitat</p></blockquote><hr/><pre><code>Code</code></pre>'],
  [
    '[a](/buero) [b](tirol.example) [c][d]\n\n[d]: mailto:a@b.example',
    '<p><a href="/buero">a</a> <a href="http://tirol.example">b</a> <a href="mailto:a@b.example">c</a></p>',
  ],
  [
    '![Plan](/image/small/0199f000-2.webp)',
    '<p><img src="/image/small/0199f000-2.webp" alt="Plan" loading="lazy"/></p>',
  ],
])('%j is rendered as Markdown', (text, html) => expect(draw(text)).toBe(html));

describe('hostile texts', () => {
  const texts = [
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<svg/onload=alert(1)>',
    '<!-- --><iframe src="//boese.example"></iframe>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](&#106;avascript&colon;alert(1))',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](vbscript:msgbox)',
    '[a](//boese.example)',
    '[a](\\\\boese.example)',
    '[a][b]\n\n[b]: javascript:alert(1) "x"',
    '<javascript:alert(1)>',
    '[a](/x "onmouseover=alert(1)")',
    '![a](https://boese.example/zaehler.gif)',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '![a](/image/../api/users.png?x=1)',
    '![a" onload="alert(1)](/image/x.png)',
    '![a][__proto__]\n\n[__proto__]: //boese.example/x.png',
    '[a][constructor]',
    '```html\n<script>alert(1)</script>\n```',
    '\u0000<scr\u0000ipt>alert(1)</script>',
  ];

  test.each(texts)('%j runs no script, loads nothing external and has no forbidden link', (text) => {
    const root = document.createElement('div');
    root.innerHTML = draw(text);
    expect(root.querySelectorAll('script, svg, iframe, style, object, embed, form')).toHaveLength(0);
    const all = [...root.querySelectorAll('*')];
    const names = all.flatMap((one) => one.getAttributeNames());
    expect(names.filter((name) => !['href', 'src', 'alt', 'loading', 'start'].includes(name))).toEqual([]);
    for (const one of all) {
      const [href, src] = [one.getAttribute('href'), one.getAttribute('src')];
      if (href !== null) expect(isAllowedUrl(href)).toBe(true);
      if (src !== null) expect(src).toMatch(/^\/image\/[\w/-]+\.png$/);
    }
  });

  // Without the limit, "lists" takes 43 s and blocks the renderer of all tenants.
  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', `${'- '.repeat(10_000)}a`],
    ['numbers', `${'1. '.repeat(7_000)}a`],
    ['both', `${'> - '.repeat(5_000)}a`],
    ['brackets', '['.repeat(20_000)],
    ['lists by their indent', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])(
    '%s nested thousands deep are cut off',
    (_, text) => {
      const html = draw(text);
      expect(html.split(/<(?:blockquote|ul|ol)\b/).length - 1).toBeLessThan(30);
    },
    5_000,
  );
});

// FACT-01
test('shows a filled fact literally, whatever the name of the product', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
    fc.constantFrom(
      '[x](javascript:alert(1))',
      '<img src=x onerror=alert(1)>',
      '**fett**',
      '1. Gang',
      '`code`',
      '&amp;',
    ),
  );
  const text = placeholderOf({ kind: 'name', id: '0b5b7c1e-8f0a-4c67-9f0e-000000000001' });
  fc.assert(
    fc.property(name, fc.boolean(), (value, isFirst) => {
      const entry = { id: 'a', type: 'markdown', value: { text: isFirst ? `${text}!` : `Heute: ${text}!` } };
      const root = document.createElement('div');
      root.innerHTML = draw(fillFacts(entry, () => value).value.text);
      // Markdown drops white space at the beginning of a paragraph.
      expect(root.textContent).toBe(isFirst ? `${value}!`.trimStart() : `Heute: ${value}!`);
      expect([...root.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['p']);
    }),
  );
});
