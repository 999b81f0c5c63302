import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Pictures } from './pictures.tsx';

const pictures = ['a', 'b', 'c'].map((last) => ({
  id: `0199f000-0000-7000-8000-00000000000${last}`,
  version: 1,
  extension: 'webp' as const,
}));

/** jsdom has no layout or scrolling. */
async function open(count: number) {
  const { container } = render(<Pictures pictures={pictures.slice(0, count)} first="/first.webp" name="Brettljause" />);
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(count));
  const track = container.querySelector<HTMLElement>('[tabindex]');
  if (track) {
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    track.scrollTo = ((left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    }) as typeof track.scrollTo;
  }
  return { images: () => container.querySelectorAll('img'), track };
}
const status = () => screen.getByRole('status').textContent;

// MENU-06
test('pictures can be changed by buttons, cyclically, and by scrolling', async () => {
  const { images, track } = await open(3);
  expect([...images()].map((image) => image.getAttribute('src'))[0]).toBe('/first.webp');
  expect(images()).toHaveLength(3);
  expect(status()).toBe('Bild 1 von 3');
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(status()).toBe('Bild 2 von 3');
  track?.scrollTo(600, 0);
  expect(status()).toBe('Bild 3 von 3');
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(status()).toBe('Bild 1 von 3');
  fireEvent.click(screen.getByRole('button', { name: 'Voriges Bild' }));
  expect(status()).toBe('Bild 3 von 3');
});

test('shows no gallery for a single picture', async () => {
  expect((await open(1)).images()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
