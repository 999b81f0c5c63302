// Whoever presses a link behind a sheet the moment it is gone stays where the link leads.
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

const at = () => (window.history.state as { at?: string; isSheet?: boolean }) ?? {};

test('a sheet is there until its step is taken back; pressed twice it takes one', async () => {
  window.history.replaceState({ at: 'list' }, '');
  window.history.pushState({ at: 'menu' }, '');
  render(<Page />);
  expect(at()).toEqual({ at: 'menu', isSheet: true });
  const button = screen.getByRole('button');
  button.click();
  button.click();
  expect(screen.queryByText('Karte')).toBeNull();
  await screen.findByText('Karte');
  expect(at()).toEqual({ at: 'menu' });
});

test('the browser’s own way back closes it', async () => {
  window.history.replaceState({ at: 'menu' }, '');
  render(<Page />);
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Karte')).not.toBeNull());
  expect(at()).toEqual({ at: 'menu' });
});
