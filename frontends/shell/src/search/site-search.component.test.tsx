import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Header } from '../header.tsx';
import { openSearch } from './open-search.tsx';
import { SearchButton } from './search-button.tsx';

type Found = { category: string; hits: { title: string; description: string; href: string }[]; total: number }[];
const hit = (title: string, href: string, description = '') => ({ title, href, description });
const found: Found = [
  { category: 'Seiten', total: 1, hits: [hit('Unser Ufer', '/ufer', 'Am Ufer. Das ufer.')] },
  { category: 'Projekte', total: 14, hits: [hit('Uferweg', '/projekte/1'), hit('Brücke', '/projekte/2')] },
];

const requested: string[] = [];
let answer: () => Promise<Response>;
const answers =
  (data: unknown, status = 200) =>
  () =>
    Promise.resolve({ ok: status < 400, status, json: async () => ({ data }) } as Response);

beforeEach(() => {
  requested.length = 0;
  answer = answers(found);
  globalThis.fetch = ((url: string) => {
    requested.push(url);
    return answer();
  }) as typeof fetch;
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('[data-site-search]')?.remove();
});

const open = () => act(async () => openSearch());
const field = () => screen.getByRole('textbox', { name: 'Suche…' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const status = () => screen.getByRole('status').textContent;

// SEARCH-01, SEARCH-02
test('is titled "Suche…", searches once for the last term, and shows the number of hits', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Suche…' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
  type('u');
  type('  ufer ');
  await waitFor(() => expect(status()).toBe('3 Treffer werden angezeigt.'));
  expect(requested).toEqual(['/api/search?q=ufer']);
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Seiten 1', 'Projekte 2 von 14']);
  expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
    'Ufer',
    'Ufer',
    'ufer',
    'Ufer',
  ]);
});

// SEARCH-03
test('says when nothing was found; an empty term shows nothing', async () => {
  answer = answers([]);
  await open();
  type('xyz');
  await waitFor(() => expect(status()).toBe('Keine Ergebnisse gefunden.'));
  type(' ');
  await waitFor(() => expect(status()).toBe(''));
  expect(requested).toHaveLength(1);
});

test('shows a failed search, which a press repeats', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await open();
  type('ufer');
  await waitFor(() => expect(status()).toBe('Die Suche ist gerade nicht erreichbar.'));
  answer = answers(found);
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(status()).toContain('3 Treffer'));
});

// SEARCH-01, SEARCH-04
test('"Schliessen" and Escape close it, and focus returns', async () => {
  render(<button type="button">Vorher</button>);
  const previousButton = screen.getByRole('button', { name: 'Vorher' });
  for (const close of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Schliessen' })),
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ]) {
    previousButton.focus();
    await open();
    expect(document.activeElement).not.toBe(previousButton);
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('[data-site-search]')).toBeNull();
  }
});

// SEARCH-04
test('arrow keys move from the field through the hits and back; a choice closes it', async () => {
  await open();
  type('ufer');
  await waitFor(() => expect(status()).toContain('3 Treffer'));
  const links = screen.getAllByRole('link');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(links[1]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  fireEvent.click(links[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/ufer');
});

// SEARCH-04
test('the header shows the search button if configured, but not on a kiosk', async () => {
  const header = {
    place: 'list',
    shopName: 'Laden',
    logo: null,
    logoDark: null,
    backTo: undefined,
    links: [],
  } as const;
  const rest = { phone: undefined, hasLanguages: false, isMinimized: false };
  const { rerender, unmount } = render(<Header {...header} {...rest} hasSearch />);
  const button = screen.getByRole('button', { name: 'Suche' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Schliessen' }));
  rerender(<Header {...header} {...rest} hasSearch={false} />);
  expect(screen.queryByRole('button', { name: 'Suche' })).toBeNull();
  unmount();
  window.sessionStorage.setItem('asp.laden.selfservice', 'mitte');
  render(<SearchButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
