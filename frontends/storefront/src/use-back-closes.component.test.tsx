// A link behind a sheet that is pressed right after closing must still navigate.
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

function Sheet({ onClose }: { onClose: () => void }) {
  const leave = useBackCloses(onClose);
  return (
    <button type="button" onClick={() => leave(onClose)}>
      Schließen
    </button>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <Sheet onClose={() => setIsOpen(false)} /> : <p>Karte</p>;
}

const historyState = () => (window.history.state as { at?: string; isSheet?: boolean }) ?? {};

test('a sheet stays open until its history entry is removed; pressing twice removes one entry', async () => {
  window.history.replaceState({ at: 'list' }, '');
  window.history.pushState({ at: 'menu' }, '');
  render(<Page />);
  expect(historyState()).toEqual({ at: 'menu', isSheet: true });
  const button = screen.getByRole('button');
  button.click();
  button.click();
  expect(screen.queryByText('Karte')).toBeNull();
  await screen.findByText('Karte');
  expect(historyState()).toEqual({ at: 'menu' });
});

test('the browser’s back button closes it', async () => {
  window.history.replaceState({ at: 'menu' }, '');
  render(<Page />);
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Karte')).not.toBeNull());
  expect(historyState()).toEqual({ at: 'menu' });
});
