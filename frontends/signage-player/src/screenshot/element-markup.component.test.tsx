import { beforeAll, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { elementMarkup, escapeXml } from './element-markup.ts';

// jsdom knows no styles of pseudo-elements.
beforeAll(() => {
  const { getComputedStyle } = window;
  const none = { content: 'none' } as CSSStyleDeclaration;
  window.getComputedStyle = (element, pseudo) => (pseudo ? none : getComputedStyle.call(window, element));
});

test('is well-formed XML with texts, styles and drawings, whatever the texts contain', async () => {
  const text = 'Fisch & "Chips" <3 \u0001';
  const { container } = render(
    <section style={{ color: 'rgb(1, 2, 3)' }}>
      {text}
      <p style={{ display: 'none' }}>unsichtbar</p>
      <svg viewBox="0 0 2 2">
        <title>Code</title>
        <path d="M0 0h1v1z" fill="red" />
      </svg>
    </section>,
  );
  const markup = await elementMarkup(container.firstElementChild as Element);
  const parsed = new DOMParser().parseFromString(markup, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.firstChild?.textContent).toBe('Fisch & "Chips" <3 ');
  expect(parsed.documentElement.getAttribute('style')).toContain('color:rgb(1, 2, 3)');
  expect(parsed.querySelector('path')?.getAttribute('d')).toBe('M0 0h1v1z');
  expect(markup).not.toContain('unsichtbar');
});

test('escapes the special characters of XML', () =>
  expect(escapeXml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;'));
