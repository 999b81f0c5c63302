import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import { deleteTaskFile, listTaskFiles, type TaskFile } from '@theke/contracts/media/task-file';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';
import { TaskFiles } from './task-files.tsx';

const task = '0199f000-0000-7000-8000-00000000aa01';
const photo: TaskFile = {
  id: '0199f000-0000-7000-8000-00000000bb01',
  task: { id: task },
  extension: 'jpg',
  mimeType: 'image/jpeg',
  name: 'Kühlhaus.jpg',
  size: 640_000,
  user: { id: task },
  by: 'Paul Haidinger',
  createdAt: '2026-11-27T08:00:00.000Z',
};
const paper: TaskFile = {
  ...photo,
  id: '0199f000-0000-7000-8000-00000000bb02',
  extension: 'pdf',
  mimeType: 'application/pdf',
  name: 'Plan.pdf',
};

/** Uploads in progress, half sent; the test answers them. */
const sends: { url: string; file: File; answer: (status: number, body: object) => void }[] = [];
const { XMLHttpRequest: browsers } = globalThis;
class Sent {
  upload: { onprogress?: (at: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown;
  onload?: () => void;
  #url = '';
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const answer = (status: number, response: object) => {
      this.status = status;
      this.response = response;
      this.onload?.();
    };
    sends.push({ url: this.#url, file: form.get('data') as File, answer });
    this.upload.onprogress?.({ loaded: 1, total: 2 });
  }
}
beforeEach(() => {
  sends.length = 0;
  globalThis.XMLHttpRequest = Sent as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = browsers;
});

function draw(files: TaskFile[], { mayWrite = true, refusal }: { mayWrite?: boolean; refusal?: ApiError } = {}) {
  const deletedIds: string[] = [];
  let refreshed = 0;
  const api = (async (endpoint: Endpoint, { params }: { params?: { id: string } }) => {
    if (endpoint === listTaskFiles) return { files };
    if (endpoint !== deleteTaskFile) throw new Error(`nobody asks for ${endpoint.name}`);
    if (refusal) throw refusal;
    deletedIds.push(params?.id ?? '');
    files = files.filter(({ id }) => id !== params?.id);
    return undefined;
  }) as unknown as OfficeApi;
  const refresh = async () => {
    refreshed += 1;
  };
  const page = <TaskFiles task={task} mayWrite={mayWrite} refresh={refresh} />;
  renderPage(page, { office, api, path: '/tasks', route: '/tasks' });
  return { deletedIds, refreshed: () => refreshed, come: (file: TaskFile) => files.push(file) };
}

test('a photograph opens as a preview, other files are downloaded', async () => {
  draw([photo, paper]);
  const [first, second] = await screen.findAllByRole('link');
  expect(first?.textContent).toMatch(/^Kühlhaus\.jpg640\skB, Paul Haidinger$/);
  expect(first?.getAttribute('href')).toBe(`/api/task-files/${photo.id}/content`);
  expect(first?.querySelector('img')?.getAttribute('src')).toBe(`/api/task-files/${photo.id}/preview`);
  expect(second?.getAttribute('download')).toBe('Plan.pdf');
  expect(second?.querySelector('img')).toBeNull();
});

test('uploads files one after another with progress; phones can use the camera', async () => {
  const { come, refreshed } = draw([]);
  const [first, second] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.pdf')];
  await userEvent.upload(await screen.findByLabelText('Datei anhängen', { selector: 'input' }), [first, second], {
    applyAccept: false,
  });
  const bar = await screen.findByRole('progressbar', { name: 'a.jpg wird hochgeladen' });
  await waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
  expect(sends.map(({ url, file }) => [url, file.name])).toEqual([[`/api/task-files?task=${task}`, 'a.jpg']]);
  expect((screen.getByRole('button', { name: 'Datei anhängen' }) as HTMLButtonElement).disabled).toBe(true);
  sends[0]?.answer(201, { data: photo });
  await screen.findByRole('progressbar', { name: 'b.pdf wird hochgeladen' });
  come(photo);
  sends[1]?.answer(201, { data: paper });
  await screen.findByRole('link', { name: /^Kühlhaus/ });
  await waitFor(() => expect(refreshed()).toBe(1));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const camera = screen.getByLabelText('Foto aufnehmen', { selector: 'input' });
  expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual([
    'environment',
    'image/jpeg,image/png',
  ]);
});

test('shows why a file was refused; too large or too many files are not sent', async () => {
  draw(Array.from({ length: 19 }, (_, at) => ({ ...paper, id: `0199f000-0000-7000-8000-0000000001${at + 10}` })));
  const choose = async (...files: File[]) =>
    userEvent.upload(await screen.findByLabelText('Datei anhängen', { selector: 'input' }), files, {
      applyAccept: false,
    });
  await screen.findAllByRole('link');
  const large = new File(['a'], 'film.mp4');
  Object.defineProperty(large, 'size', { value: 15_000_001 });
  await choose(large);
  await screen.findByText('film.mp4 ist größer als 15 MB. Bitte wählen Sie eine kleinere Datei.');
  expect(sends).toHaveLength(0);
  await choose(new File(['a'], 'a.svg'));
  await waitFor(() => expect(sends).toHaveLength(1));
  const message = 'Diesen Dateityp können wir nicht anhängen.';
  sends[0]?.answer(422, { errors: [{ code: 'FILE_TYPE_NOT_ALLOWED', message, field: 'data' }] });
  await screen.findByText(`a.svg konnte nicht angehängt werden. ${message}`);
  await choose(new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf'));
  await waitFor(() => expect(sends).toHaveLength(2));
  sends[1]?.answer(201, { data: paper });
  await screen.findByText('Eine Aufgabe hat höchstens 20 Dateien. Bitte löschen Sie zuerst eine.');
  expect(sends).toHaveLength(2);
});

test('deletes a file after confirmation', async () => {
  const { deletedIds, refreshed } = draw([photo, paper]);
  await userEvent.click(await screen.findByRole('button', { name: 'Plan.pdf löschen' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(deletedIds).toEqual([paper.id]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(refreshed()).toBe(1);
});

test('a file that cannot be deleted stays, with the reason', async () => {
  const message = 'Die Datei gibt es nicht mehr.';
  draw([photo], { refusal: new ApiError(404, [{ code: 'NOT_FOUND', message }]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Kühlhaus.jpg löschen' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1);
});

test('read-only users see files without actions', async () => {
  draw([photo], { mayWrite: false });
  await screen.findByRole('link', { name: /^Kühlhaus/ });
  expect(screen.queryByRole('button')).toBeNull();
});
