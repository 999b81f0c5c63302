// MEDIA-21, MEDIA-23
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { imageStored, type ListedImage, readImageOverview } from '@theke/contracts/media/image';
import { office } from '../../../testing/test-office.ts';
import { ImagesPage } from './images-page.tsx';

type Request = {
  url: string;
  body: unknown;
  progress: (share: number) => void;
  answer: (status: number, body: object) => void;
  isAborted: boolean;
};
let requests: Request[] = [];

/** Stands for the browser's request; the test answers it. */
class SentRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  response: object = {};
  #request: Request | undefined;
  open(_: string, url: string) {
    this.#request = {
      url,
      body: undefined,
      isAborted: false,
      progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
      answer: (status, response) => {
        Object.assign(this, { status, response });
        this.onload?.();
      },
    };
  }
  setRequestHeader() {}
  send(body: unknown) {
    if (this.#request) requests.push(Object.assign(this.#request, { body }));
  }
  abort() {
    if (this.#request) this.#request.isAborted = true;
    this.onabort?.();
  }
}
const browsers = globalThis.XMLHttpRequest;
beforeEach(() => {
  requests = [];
  globalThis.XMLHttpRequest = SentRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = browsers;
});

const image: ListedImage = { ...imageStored.example, name: 'team.jpg', uses: 4, tags: ['Team'] };
const overview = { total: 412, undescribed: 7, unused: 2, tags: [{ tag: 'Team', count: 34 }] };

function draw(path = '/images') {
  const queries: unknown[] = [];
  const api = (async (endpoint: Endpoint, sent: { query?: unknown }) => {
    if (endpoint === readImageOverview) return overview;
    queries.push(sent.query);
    return { data: [image], meta: { total: 1, isTotalCapped: false, page: 1, pageSize: 60 } };
  }) as unknown as OfficeApi;
  return { queries, ...renderPage(<ImagesPage />, { office, api, path, route: '/:resource' }) };
}

test('names the uses of a picture, and filters by tag, missing description and use', async () => {
  const { queries, router } = draw('/images?q=berg');
  await screen.findByText('an 4 Stellen verwendet');
  const nav = within(screen.getByRole('navigation', { name: 'Auswahl' }));
  await userEvent.click(await nav.findByRole('link', { name: /^Team 34/ }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ q: 'berg', filter: { tag: 'Team' } }));
  expect(nav.getByRole('link', { name: /^Team/ }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(nav.getByRole('link', { name: /^Ohne Beschreibung 7/ }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ filter: { isDescribed: 'false' } }));
  await userEvent.click(nav.getByRole('link', { name: /^Nicht verwendet 2/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=berg&isUsed=false'));
});

test('takes many files at once, shows the progress of each, and cancels one', async () => {
  draw();
  await screen.findByText('team.jpg');
  const input = screen.getByLabelText('Dateien zum Hochladen wählen');
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['abc'], name, { type: 'image/jpeg' }));
  await userEvent.upload(input, files);
  const list = within(await screen.findByRole('region', { name: 'Hochladen' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(JSON.parse(String(requests[0]?.body))).toEqual({
    name: 'a.jpg',
    data: `data:image/jpeg;base64,${btoa('abc')}`,
  });
  requests[0]?.progress(0.4);
  await list.findByText('40 %');
  expect(list.getByRole<HTMLProgressElement>('progressbar', { name: 'a.jpg' }).value).toBe(0.4);
  list.getByText('wartet');
  await userEvent.click(list.getByRole('button', { name: 'b.jpg abbrechen' }));
  expect(requests[1]?.isAborted).toBe(true);
  expect(list.queryByText('b.jpg')).toBeNull();
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[0]?.answer(201, { data: image });
  requests[2]?.answer(503, { errors: [{ code: 'OVERLOADED', message: 'Gerade ist zu viel los.' }] });
  await list.findByText('Gerade ist zu viel los.');
  expect(list.getByRole('status').textContent).toBe('1 von 2 hochgeladen. Eine Datei konnte nicht hochgeladen werden.');
  await userEvent.click(list.getByRole('button', { name: 'c.jpg noch einmal hochladen' }));
  await waitFor(() => expect(requests).toHaveLength(4));
  requests[3]?.answer(201, { data: image });
  await userEvent.click(await list.findByRole('button', { name: 'Liste leeren' }));
  expect(screen.queryByRole('region', { name: 'Hochladen' })).toBeNull();
});

test('takes files dropped on the page: pictures as pictures, others as files', async () => {
  draw();
  const tile = await screen.findByText('team.jpg');
  const dataTransfer = {
    types: ['Files'],
    files: [new File(['a'], 'a.png', { type: 'image/png' }), new File(['b'], 'karte.pdf', { type: 'application/pdf' })],
  };
  fireEvent.dragEnter(tile, { dataTransfer });
  screen.getByText('Loslassen, um hochzuladen');
  fireEvent.drop(tile, { dataTransfer });
  await waitFor(() => expect(requests.map(({ url }) => url).sort()).toEqual(['/api/images', '/api/uploads']));
  expect(screen.queryByText('Loslassen, um hochzuladen')).toBeNull();
});
