import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../office.ts';
import { EntryState } from './draft-state.tsx';

const staffed = { ...office, UserMenu: () => null };
const soon = new Date(Date.now() + 86_400_000);
const draw = (record: { isPublic: boolean; hasChanges: boolean; date?: string }) => {
  const { api } = memoryApi([]);
  const view = renderPage(<EntryState record={record} />, { office: staffed, api, path: '/posts', route: '/posts' });
  const [text] = view.container.textContent?.match(/Entwurf|Öffentlich.*/) ?? [];
  view.unmount();
  return text;
};

// POST-08
test('names the day from which a public post is shown', () => {
  const day = soon.toLocaleDateString('de-AT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Vienna',
  });
  const shown = { isPublic: true, hasChanges: false };
  expect(draw({ ...shown, date: soon.toISOString() })).toBe(`Öffentlich ab ${day}`);
  expect(draw({ ...shown, date: '2026-10-01T08:00:00Z' })).toBe('Öffentlich');
  expect(draw(shown)).toBe('Öffentlich');
  expect(draw({ ...shown, isPublic: false, date: soon.toISOString() })).toBe('Entwurf');
  expect(screen.queryByText('Öffentlich')).toBeNull();
});
