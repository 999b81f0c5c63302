import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOwnVideo, isVideoElsewhere, textPicture } from './text-media.ts';

const name = '0199f000-0000-7000-8000-00000000000a-1';
const upload = (extension: string) => `/upload/vJ1sX0mPq4bGkT7yRc2NdA/${name}.${extension}`;
const preview = `/upload/vJ1sX0mPq4bGkT7yRc2NdA/preview/${name}.jpg`;

// CONTENT-03
test('shows a picture as it is, a GIF with a still version, and the first page of a PDF', () => {
  const own = `/image/medium/${name}.webp`;
  expect([own, upload('svg'), upload('gif'), upload('pdf')].map(textPicture)).toEqual([
    { src: own },
    { src: upload('svg') },
    { src: upload('gif'), still: preview },
    { src: preview, file: upload('pdf') },
  ]);
});

// CONTENT-03
test.each([
  upload('html'),
  upload('mp4'),
  upload('docx'),
  `${upload('svg')}#x`,
  `${upload('svg')}?x`,
  `https://anderswo.example${upload('svg')}`,
  `//anderswo.example${upload('svg')}`,
  `/upload/../image/${name}.svg`,
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  '',
  7,
  null,
])('rejects %s as a picture of a text', (address) => expect(textPicture(address)).toBeUndefined());

test('accepts an own file or an external page as a video', () => {
  expect(['mp4', 'webm', 'mpeg', 'svg', 'html'].map((extension) => isOwnVideo(upload(extension)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const good = ['https://video.example/watch?v=abc', 'https://video.example', 'https://video.example:8443/#t=1'];
  const bad = [
    'http://video.example/a',
    'javascript:alert(1)',
    'https://a@video.example/x',
    'https:///x',
    'https://video.example/"onload=x',
    'https://video.example/<script>',
    'https://video.example/a b',
    'https://video.example\\@evil.example/',
    ' https://video.example/',
    `https://video.example/${'a'.repeat(2_000)}`,
    undefined,
  ];
  expect([good.map(isVideoElsewhere), bad.map(isVideoElsewhere)]).toEqual([good.map(() => true), bad.map(() => false)]);
});

test('loads pictures only from this host, and links videos only to external pages', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    'https:',
    'javascript:',
    '/upload/',
    'a',
    name,
    '.svg',
    '.gif',
    '@',
    '"',
    ' ',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      for (const address of Object.values(textPicture(text) ?? {}))
        expect(new URL(address, 'https://own.example').origin).toBe('https://own.example');
      if (isVideoElsewhere(text)) expect(new URL(text)).toMatchObject({ protocol: 'https:', username: '' });
    }),
    { numRuns: 300 },
  );
});
