import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { previewPackage } from '@theke/contracts/signage/player';
import { scenes } from '@theke/contracts/signage/scene';
import { office } from '../../../testing/test-office.ts';
import { aBranch, aPackage } from '../shared/signage-samples.ts';
import { officeScenes } from './scenes.ts';

type Sent = { body?: { scene?: { name: string; content: { kind: string; headline?: string } } } };

function draw() {
  const memory = memoryApi([scenes as unknown as AnyResource]);
  const previewed: Sent['body'][] = [];
  const api = (async (endpoint: Endpoint, sent: Sent) => {
    if (endpoint !== previewPackage) return memory.api(endpoint, sent as never);
    previewed.push(sent.body);
    return aPackage();
  }) as unknown as OfficeApi;
  renderPage(<CreatePage office={officeScenes} />, {
    office,
    api,
    path: '/scenes/create',
    route: '/:resource/create',
    branches: [aBranch],
  });
  return { previewed, requests: memory.requests };
}

/** The player says that it is ready. */
async function startPlayer() {
  const frame = (await screen.findByTitle('Vorschau des Bildschirms')) as HTMLIFrameElement;
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, origin = window.location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow as Window }));
    });
  return { post, say };
}

test('asks for the kind first, then for its fields, and saves them', async () => {
  const { requests } = draw();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ruhetag');
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: /^Text/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Überschrift' }), 'Heute geschlossen');
  // Another kind keeps what both have.
  await userEvent.click(screen.getByRole('button', { name: 'Andere Art wählen' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Uhr/ }));
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  await waitFor(() => expect(requests.some(({ name }) => name === scenes.endpoints.create.name)).toBe(true));
  const saved = requests.find(({ name }) => name === scenes.endpoints.create.name);
  expect(saved?.sent.body).toMatchObject({
    name: 'Ruhetag',
    content: { kind: 'clock', headline: 'Heute geschlossen' },
  });
});

test('a scene without content is refused at the choice of its kind', async () => {
  draw();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Leer');
  await userEvent.click(screen.getByRole('button', { name: /Speichern/ }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#field-content']);
});

test('sends the preview to the player once it is ready, and each change after a pause', async () => {
  const { previewed } = draw();
  await userEvent.click(await screen.findByRole('radio', { name: /^Text/ }));
  const { post, say } = await startPlayer();
  await waitFor(() => expect(previewed.at(-1)?.scene?.content.kind).toBe('text'));
  expect(post).not.toHaveBeenCalled();
  say({ type: 'theke-signage-preview-ready' }, 'https://elsewhere.example');
  say({ type: 'something-else' });
  expect(post).not.toHaveBeenCalled();
  say({ type: 'theke-signage-preview-ready' });
  await waitFor(() => expect(post).toHaveBeenCalled());
  const [message, target] = post.mock.calls[0] as unknown[];
  expect([message, target]).toEqual([
    { type: 'theke-signage-preview', content: aPackage(), isPaused: false },
    window.location.origin,
  ]);
  const before = previewed.length;
  await userEvent.type(screen.getByRole('textbox', { name: 'Überschrift' }), 'Heute');
  await waitFor(() => expect(previewed.at(-1)?.scene?.content.headline).toBe('Heute'));
  // Not one request per key.
  expect(previewed.length - before).toBeLessThan(5);
});

test('says what is missing instead of a preview', async () => {
  draw();
  await screen.findByText('Wählen Sie zuerst, was der Bildschirm zeigen soll.');
  await userEvent.click(await screen.findByRole('radio', { name: /^Bild/ }));
  await screen.findByText('Die Vorschau erscheint, sobald die Pflichtfelder ausgefüllt sind.');
});
