import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { office } from '../../../testing/test-office.ts';
import { LogoutEverywhereDialog } from '../account/logout-everywhere-dialog.tsx';
import { Logout } from './logout.tsx';

const before = globalThis.fetch;
let done: string[];
beforeEach(() => {
  done = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    done.push(`${init?.method} ${url}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  globalThis.fetch = before;
});

/** @param waiting number of unsent punches on this device */
function leave(waiting: number, api: () => Promise<object> = async () => ({ id: 'sara' })) {
  const people: string[] = [];
  const unsent = async (person: string) => {
    people.push(person);
    return waiting;
  };
  renderPage(<Logout unsent={unsent} />, {
    office,
    api: api as unknown as OfficeApi,
    path: '/logout',
    route: '/logout',
  });
  return people;
}

test('TIME-21: warns about unsent punches before logging out, and logs out on confirmation', async () => {
  const people = leave(2);
  expect((await screen.findByRole('dialog')).textContent).toContain('2 Stempel sind noch nicht gesendet.');
  expect([people.length, done]).toEqual([1, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem abmelden' }));
  await waitFor(() => expect(done).toEqual(['POST /api/logout']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('logs out at once without unsent punches', async () => {
  leave(0);
  await waitFor(() => expect(done).toEqual(['POST /api/logout']));
});

test('logs out if the user cannot be loaded', async () => {
  leave(2, () => Promise.reject(new Error('no session')));
  await waitFor(() => expect(done).toEqual(['POST /api/logout']));
});

/** @param waiting number of unsent punches on this device */
const leaveEverywhere = (waiting: number) =>
  renderPage(<LogoutEverywhereDialog unsent={async () => waiting} onClose={() => undefined} />, {
    office,
    api: (async () => []) as unknown as OfficeApi,
    path: '/my-time',
    route: '/my-time',
  });

test('TIME-21: warns about unsent punches before logging out everywhere', async () => {
  leaveEverywhere(1);
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('Ein Stempel ist noch nicht gesendet.');
  expect(textContent).toContain('auf allen Geräten abgemeldet');
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem abmelden' }));
  await waitFor(() => expect(done).toContain('POST /api/logout-everywhere'));
});

test('asks only about logging out without unsent punches', async () => {
  leaveEverywhere(0);
  expect((await screen.findByRole('dialog')).textContent).not.toContain('Stempel');
  expect(screen.getByRole('button', { name: 'Überall abmelden' })).toBeTruthy();
});
