import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from './browser-router.tsx';
import { Link } from './link.tsx';
import { PagesByPath, usePathParts } from './pages-by-path.tsx';
import { useNavigate, usePlace } from './place.ts';

function Menu() {
  const { branchIdentifier } = usePathParts();
  const { state } = usePlace() as { state?: string };
  return (
    <h1>
      Karte {branchIdentifier} {state}
    </h1>
  );
}

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Start</h1>
      <Link to="/store/mitte">Mitte</Link>
      <Link to="/">Hier</Link>
      <button type="button" onClick={() => navigate('/store/ost', { replace: true, state: 'noch einmal' })}>
        Ost
      </button>
    </>
  );
}

const open = () =>
  render(
    <BrowserRouter>
      <PagesByPath pages={{ '/': <Start />, '/store/:branchIdentifier': <Menu />, '*': <h1>Nichts</h1> }} />
    </BrowserRouter>,
  );
const heading = () => screen.getByRole('heading').textContent;
const step = () => window.history.state as { idx: number };
/** Waits for `popstate`, because the browser goes back asynchronously. */
const goBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });

beforeEach(() => window.history.pushState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('a link adds a history entry', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Mitte' }));
  expect([heading(), window.location.pathname, step().idx]).toEqual(['Karte mitte ', '/store/mitte', 1]);
  await goBack();
  expect([heading(), step().idx]).toEqual(['Start', 0]);
});

test('replace adds no history entry, and passes its state', () => {
  open();
  const steps = window.history.length;
  fireEvent.click(screen.getByRole('button', { name: 'Ost' }));
  expect([heading(), window.history.length, step().idx]).toEqual(['Karte ost noch einmal', steps, 0]);
});

test('a link to the current page adds no history entry', () => {
  open();
  const steps = window.history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Hier' }));
  expect([heading(), window.history.length]).toEqual(['Start', steps]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves opening a new tab to the browser: %p',
  (init) => {
    open();
    const link = screen.getByRole('link', { name: 'Mitte' });
    const isHandledByBrowser = fireEvent.click(link, init);
    expect([isHandledByBrowser, heading()]).toEqual([true, 'Start']);
  },
);

test('shows the fallback for an unknown path', () => {
  window.history.replaceState(null, '', '/store');
  open();
  expect(heading()).toBe('Nichts');
});
