import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchField } from '../lists/search-field.tsx';
import { setSingleKeys } from './single-keys.ts';

afterEach(() => {
  cleanup();
  setSingleKeys(true);
});

const draw = () =>
  render(
    <>
      <SearchField label="Produkte durchsuchen" value="" onChange={() => undefined} />
      <input aria-label="Name" />
    </>,
  );
const field = () => screen.getByLabelText('Produkte durchsuchen');

// OFFICE-20
test('/ focuses the search of the list, but not while somebody types', async () => {
  draw();
  await userEvent.type(screen.getByLabelText('Name'), 'a/b');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('a/b');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field());
  expect((field() as HTMLInputElement).value).toBe('');
});

test('single keys can be switched off', async () => {
  setSingleKeys(false);
  draw();
  await userEvent.keyboard('/');
  expect(document.activeElement).not.toBe(field());
});
