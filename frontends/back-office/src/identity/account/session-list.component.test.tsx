import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { OwnSession } from '@theke/contracts/identity/own-session';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { SessionList } from './session-list.tsx';

const now = Date.now();
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
const session = (id: string, changes: Partial<OwnSession>): OwnSession => ({
  id,
  device: 'Firefox auf Windows',
  openedAt: at(600),
  seenAt: at(1),
  isKept: false,
  isByLink: false,
  isCurrent: false,
  ...changes,
});

function draw(answer: (endpoint: Endpoint, sent: { params: { id: string } }) => unknown) {
  const api = (async (endpoint: Endpoint, sent: { params: { id: string } }) =>
    answer(endpoint, sent)) as unknown as OfficeApi;
  renderPage(<SessionList />, { office, api, path: '/account', route: '/account' });
}

const rowOf = async (device: string) => within((await screen.findByText(device)).closest('li') as HTMLElement);

// SESSION-12
test('ends another session, and offers nothing for the current one', async () => {
  let sessions = [session('1', { isCurrent: true }), session('2', { device: 'Safari auf iPhone', seenAt: at(90) })];
  const ended: string[] = [];
  draw(({ name }, { params }) => {
    if (name === 'listOwnSessions') return sessions;
    ended.push(params.id);
    sessions = sessions.filter(({ id }) => id !== params.id);
    return undefined;
  });
  const own = await rowOf('Firefox auf Windows');
  expect(own.getByText('Dieses Gerät')).toBeTruthy();
  expect(own.getByText(/^Gerade aktiv, angemeldet /)).toBeTruthy();
  expect(own.queryByRole('button')).toBeNull();
  const other = await rowOf('Safari auf iPhone');
  expect(other.getByText(/^Zuletzt aktiv: /)).toBeTruthy();
  await userEvent.click(other.getByRole('button', { name: 'Safari auf iPhone abmelden' }));
  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).toBeNull());
  expect(ended).toEqual(['2']);
});

test('names a device that sent no name, and a login by link', async () => {
  draw(() => [session('1', { device: null, isByLink: true, isCurrent: true })]);
  const own = await rowOf('Unbekanntes Gerät');
  expect(own.getByText(/ mit einem Anmeldelink$/)).toBeTruthy();
});

test('offers another attempt if the sessions cannot be loaded', async () => {
  let isFailing = true;
  draw(() => {
    if (isFailing) throw new ApiError(503, []);
    return [session('1', { isCurrent: true })];
  });
  await screen.findByText('Die angemeldeten Geräte konnten nicht geladen werden.');
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Dieses Gerät')).toBeTruthy();
});
