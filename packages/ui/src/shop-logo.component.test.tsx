import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ShopLogo } from './shop-logo.tsx';

const logo = { id: 'hell', version: 1, extension: 'webp' } as const;
const logoDark = { id: 'dunkel', version: 2, extension: 'webp' } as const;
const imagesOf = (dark: typeof logoDark | null, isOnDark: boolean) => {
  const { container, unmount } = render(<ShopLogo {...{ logo, logoDark: dark, isOnDark }} alt="" height={32} />);
  const source = container.querySelector('source');
  const urls = [source?.srcset, container.querySelector('img')?.getAttribute('src')];
  unmount();
  return [...urls.map((url) => url?.split('/').at(-1)), source?.media];
};

// FRAME-19
test('the second logo is for the dark scheme and for dark ground; without one the logo stays', () => {
  expect(imagesOf(logoDark, false)).toEqual(['dunkel-2.webp', 'hell-1.webp', '(prefers-color-scheme: dark)']);
  expect(imagesOf(logoDark, true)).toEqual(['dunkel-2.webp', 'hell-1.webp', 'all']);
  expect(imagesOf(null, false)).toEqual([undefined, 'hell-1.webp', undefined]);
  expect(imagesOf(null, true)).toEqual([undefined, 'hell-1.webp', undefined]);
});
