import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from './router/browser-router.tsx';
import { Link } from './router/link.tsx';
import { PagesByPath } from './router/pages-by-path.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

let scrolled: string[];

function open(url: string) {
  window.history.pushState(null, '', url);
  render(
    <BrowserRouter>
      <ScrollToTop />
      <PagesByPath
        pages={{
          '/': <Link to="/store/mitte#desserts">Mitte</Link>,
          '/store/:branch': <h2 id="desserts">Desserts</h2>,
        }}
      />
    </BrowserRouter>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = [];
  window.scrollTo = ((_x: number, y: number) => void scrolled.push(`to ${y}`)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

// PAGE-07
test('a new page starts at the top and scrolls to its anchor after 750 ms', () => {
  open('/');
  fireEvent.click(screen.getByRole('link', { name: 'Mitte' }));
  act(() => jest.advanceTimersByTime(749));
  expect(scrolled).toEqual(['to 0']);
  act(() => jest.advanceTimersByTime(1));
  expect(scrolled).toEqual(['to 0', 'desserts']);
});

test.each([
  ['/store/mitte#desserts', ['desserts']],
  ['/store/mitte#nirgends', []],
  ['/store/mitte#%', []],
  ['/store/mitte', []],
])('%s, opened as a separate document', (url, places) => {
  open(url);
  act(() => jest.advanceTimersByTime(2_000));
  expect(scrolled).toEqual(places);
});
