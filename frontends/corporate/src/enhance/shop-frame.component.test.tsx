import { beforeEach, expect, jest, test } from '@jest/globals';
import { enhance } from './shop-frame.ts';

const listed = [
  { name: 'storefront', entry: '/mf/storefront/remoteEntry.js', paths: [{ path: '/store/*' }, { path: '/' }] },
  { name: 'back-office', entry: '/mf/back-office/remoteEntry.js', paths: [{ path: '/backend/*', isStaff: true }] },
  { name: 'corporate', paths: [] },
];
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Returns whether the link is left to the browser. */
const press = (href: string, more: MouseEventInit = {}): boolean =>
  find(`[href="${href}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
const go = (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event('single-spa:routing-event'));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `<script type="application/json" id="frontends">${JSON.stringify(listed)}</script>
    <div id="site-top"><details name="wide" open><summary>Karten</summary><a href="/store/mitte">Mitte</a></details>
    <a href="/">Start</a><a href="/ueber-uns">Über uns</a><a href="/backend/orders">Büro</a>
    <a href="/store/au" target="_blank">Au</a><a href="https://karte.example/">Karte</a></div>`;
  // jsdom cannot follow links.
  document.addEventListener('click', (event) => event.target instanceof HTMLElement && event.preventDefault(), {
    once: true,
  });
  enhance(find('#site-top'));
});

// FRAME-04
test('a link within the shop navigates without a document and closes the menu; others are left to the browser', () => {
  const push = jest.spyOn(window.history, 'pushState');
  press('/store/mitte');
  expect([window.location.pathname, find('details').hasAttribute('open')]).toEqual(['/store/mitte', false]);
  for (const href of ['/ueber-uns', '/backend/orders', '/store/au', 'https://karte.example/']) press(href);
  press('/', { ctrlKey: true });
  expect(push).toHaveBeenCalledTimes(1);
  push.mockRestore();
});

// NAV-03
test('marks the current page and its menu after each navigation', () => {
  go('/store/mitte');
  expect([...document.querySelectorAll('[aria-current]')].map((one) => one.textContent)).toEqual(['Mitte']);
  expect(find('summary').hasAttribute('data-below')).toBe(true);
  go('/');
  expect([...document.querySelectorAll('[aria-current]')].map((one) => one.textContent)).toEqual(['Start']);
});

test('hides itself where guests order or staff work', () => {
  const hidden = ['/store/mitte/checkout', '/status/A/b', '/backend/orders', '/store/mitte'].map((path) => {
    go(path);
    return find('#site-top').hidden;
  });
  expect(hidden).toEqual([true, true, true, false]);
});

// PAGE-02
test('the floating button leads to the contact page, goes back there, and is hidden on menus', () => {
  find('#site-top').insertAdjacentHTML(
    'beforeend',
    '<a href="/kontakt" data-info="contact"></a><a href="/" data-info="back" data-back="" hidden></a>',
  );
  const buttons = ['/', '/kontakt', '/store/mitte'].map((path) => {
    go(path);
    return document.querySelector<HTMLElement>('[data-info]:not([hidden])')?.dataset.info;
  });
  expect(buttons).toEqual(['contact', 'back', undefined]);
  const push = jest.spyOn(window.history, 'pushState');
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  find('[data-info=back]').click();
  expect(push).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
