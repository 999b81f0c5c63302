import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './rich-text.tsx';

const name = '0199f000-0000-7000-8000-00000000000a-1';
const upload = (extension: string) => `/upload/vJ1sX0mPq4bGkT7yRc2NdA/${name}.${extension}`;
const preview = `/upload/vJ1sX0mPq4bGkT7yRc2NdA/preview/${name}.jpg`;

/** Renders a text with a single node. */
function renderNode(type: string, attrs: Record<string, unknown>): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<RichText text={{ type: 'doc', content: [{ type, attrs }] }} />);
  return root;
}
const image = (src: string) => renderNode('image', { src, alt: 'Der Plan' });

// CONTENT-03
test('an SVG is an image and never a document; a GIF stops with reduced motion; a PDF links to its file', () => {
  const svg = image(upload('svg'));
  expect(svg.querySelector('img')?.getAttribute('src')).toBe(upload('svg'));
  expect(svg.querySelector('svg, object, iframe, embed')).toBeNull();
  const gif = image(upload('gif'));
  expect(gif.querySelector('source')?.getAttribute('srcset')).toBe(preview);
  expect(gif.querySelector('source')?.media).toBe('(prefers-reduced-motion: reduce)');
  expect(gif.querySelector('img')?.getAttribute('src')).toBe(upload('gif'));
  const pdf = image(upload('pdf')).querySelector('a');
  expect([pdf?.getAttribute('href'), pdf?.hasAttribute('download')]).toEqual([upload('pdf'), true]);
  expect([pdf?.querySelector('img')?.alt, pdf?.querySelector('img')?.getAttribute('src')]).toEqual([
    'Der Plan',
    preview,
  ]);
  for (const one of [svg, gif]) expect(one.querySelector('img')?.alt).toBe('Der Plan');
});

// CONTENT-03
test('plays an uploaded video with controls and a name; links to an external one', () => {
  const uploaded = renderNode('video', { src: upload('mp4'), title: 'Rundgang' }).querySelector('video');
  expect([
    uploaded?.getAttribute('src'),
    uploaded?.controls,
    uploaded?.autoplay,
    uploaded?.getAttribute('aria-label'),
  ]).toEqual([upload('mp4'), true, false, 'Rundgang']);
  const elsewhere = renderNode('video', { src: 'https://video.example/watch?v=1', title: 'Rundgang' });
  expect(elsewhere.querySelector('video, iframe, img')).toBeNull();
  const link = elsewhere.querySelector('a');
  expect([link?.getAttribute('href'), link?.rel, link?.textContent]).toEqual([
    'https://video.example/watch?v=1',
    'noopener',
    'RundgangVideo ansehen auf video.example',
  ]);
});

test.each(['https://anderswo.example/a.svg', 'data:image/svg+xml,<svg/>', upload('html'), 'javascript:alert(1)'])(
  'renders no picture or video from %s',
  (src) => {
    expect(image(src).querySelector('img, a, source')).toBeNull();
    if (!src.startsWith('https:'))
      expect(renderNode('video', { src, title: 'x' }).querySelector('video, a')).toBeNull();
  },
);
