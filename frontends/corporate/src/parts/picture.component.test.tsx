// MEDIA-18
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type DrawnPage, PageContext } from '../page/page-context.ts';
import { Picture } from './picture.tsx';

const page = { data: { references: { images: [] } }, today: '2026-11-21' } as unknown as DrawnPage;
const draw = (picture: ReactNode) => render(<PageContext value={page}>{picture}</PageContext>);

const look = { ratio: 1, isOpaque: true, focus: { x: 0.5, y: 0.5 }, colour: '#884422' };
const image = { id: '0199f000-0000-7000-8000-00000000000a', version: 3, extension: 'webp' as const, alt: 'Ein Feuer' };

test('an animated picture plays, and stands still for readers who prefer reduced motion', () => {
  draw(<Picture image={{ ...image, look: { ...look, isAnimated: true } }} sizes="100vw" />);
  const shown = document.querySelector('img');
  expect([shown?.getAttribute('src'), shown?.getAttribute('srcset'), shown?.alt]).toEqual([
    `/image/${image.id}-3.gif`,
    null,
    'Ein Feuer',
  ]);
  const still = document.querySelector('source[media="(prefers-reduced-motion: reduce)"]');
  expect(still?.getAttribute('srcset')).toContain(`/image/small/${image.id}-3.webp 640w`);
});

test('a still picture has all widths', () => {
  draw(<Picture image={{ ...image, look }} sizes="100vw" />);
  expect(document.querySelector('picture')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('srcset')).toContain('1280w');
});
