import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { idAt } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { UsedEntries } from '@theke/admin/uses/used-entries.tsx';
import type { Endpoint } from '@theke/contracts/endpoint';
import {
  deleteImage,
  frameImage,
  type Image,
  imageStored,
  readImage,
  readImageOverview,
  readImageUses,
  replaceImageFile,
  updateImage,
} from '@theke/contracts/media/image';
import {
  deleteUpload,
  listUploads,
  readUploadUses,
  replaceUploadFile,
  updateUpload,
  uploadStored,
} from '@theke/contracts/media/upload';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../testing/test-office.ts';
import { ImagePage } from './images/image-page.tsx';
import { officeUploads } from './uploads/uploads.tsx';

// jsdom does not implement popovers.
HTMLElement.prototype.hidePopover = () => undefined;

const image: Image = { ...imageStored.example, version: 3 };
const page = <T,>(data: T[]) => ({ data, meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: 100 } });

type Sent = { params?: { id: string }; query?: { filter: object }; body?: Record<string, unknown> };

const overview = { total: 3, undescribed: 1, unused: 2, tags: [{ tag: 'Team', count: 1 }] };

function drawImage(answers: (endpoint: Endpoint, sent: Sent) => unknown) {
  const sent: [string, Sent][] = [];
  const api = (async (endpoint: Endpoint, request: Sent) => {
    sent.push([endpoint.name, request]);
    if (endpoint === readImageUses) return answers(endpoint, request) ?? { places: [], total: 0 };
    if (endpoint === readImageOverview) return overview;
    return answers(endpoint, request) ?? (endpoint === readImage ? image : page([]));
  }) as unknown as OfficeApi;
  const path = `/images/${image.id}`;
  return {
    sent,
    ...renderPage(
      <UsedEntries>
        <ImagePage />
      </UsedEntries>,
      { office, api, path, route: '/images/:id' },
    ),
  };
}

const uses = {
  places: [
    { kind: 'products', id: idAt(1), name: 'Margherita' },
    { kind: 'sites', id: idAt(2), name: 'Startseite' },
    { kind: 'config', id: idAt(3), name: 'Pizzeria Marillo' },
  ],
  total: 4,
};

// OFFICE-16
test('lists where a picture is shown, with links', async () => {
  drawImage((endpoint) => (endpoint === readImageUses ? uses : undefined));
  const found = await screen.findByRole('link', { name: 'Margherita' });
  const list = within(found.closest('dl') as HTMLElement);
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Margherita', `/products/${idAt(1)}`],
    ['Startseite', `/sites/${idAt(2)}`],
    ['Pizzeria Marillo', '/config'],
  ]);
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Produkte',
    'Seiten',
    'Grundeinstellungen',
  ]);
  expect(screen.getByText('und eine weitere Stelle')).toBeTruthy();
  expect(screen.queryByText('Dieses Bild wird nirgends verwendet.')).toBeNull();
});

// OFFICE-16
test('does not call a picture unused when its uses could not be loaded', async () => {
  drawImage((endpoint) => {
    if (endpoint === readImageUses) throw new ApiError(503, []);
    return undefined;
  });
  expect(await screen.findByText('Die Verwendungen konnten nicht geladen werden.')).toBeTruthy();
  expect(screen.queryByText('Dieses Bild wird nirgends verwendet.')).toBeNull();
});

test('a picture in use is not deleted: the dialog names the places', async () => {
  const { sent } = drawImage((endpoint) => (endpoint === readImageUses ? uses : undefined));
  await screen.findByRole('link', { name: 'Margherita' });
  await userEvent.click(screen.getByRole('button', { name: 'Löschen', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: `„${image.name}“ kann nicht gelöscht werden` }));
  expect(dialog.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe(`/sites/${idAt(2)}`);
  expect(sent.map(([name]) => name)).not.toContain(deleteImage.name);
});

test('shows a use that was added meanwhile when the deletion is refused', async () => {
  drawImage((endpoint) => {
    if (endpoint === deleteImage) throw new ApiError(409, [{ code: 'IN_USE', message: 'Bild wird verwendet.', uses }]);
    return undefined;
  });
  await screen.findByText('Dieses Bild wird nirgends verwendet.');
  await userEvent.click(screen.getByRole('button', { name: 'Löschen', hidden: true }));
  const question = await screen.findByRole('dialog', { name: `„${image.name}“ löschen?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: `„${image.name}“ kann nicht gelöscht werden` }));
  dialog.getByRole('link', { name: 'Margherita' });
});

test('updates a picture with the version that was read, and deletes it after confirmation', async () => {
  const { sent, router } = drawImage((endpoint, { body }) =>
    endpoint === updateImage ? { ...image, ...body, version: 4 } : undefined,
  );
  await screen.findByText('Dieses Bild wird nirgends verwendet.');
  await userEvent.type(screen.getByLabelText(/^Bildbeschreibung/), 'Eine Margherita');
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(sent.map(([name]) => name)).toContain(updateImage.name));
  expect(sent.find(([name]) => name === updateImage.name)?.[1].body).toMatchObject({
    name: image.name,
    description: 'Eine Margherita',
    version: 3,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Löschen', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: `„${image.name}“ löschen?` });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/images'));
  expect(sent.map(([name]) => name)).toContain(deleteImage.name);
});

test('replaces a picture after a preview of the file, and keeps unsaved edits', async () => {
  const problem = 'Dieses Bild ist beschädigt und lässt sich nicht öffnen.';
  let refuses = true;
  const { sent } = drawImage((endpoint, { body }) => {
    if (endpoint === updateImage) return { ...image, ...body, version: 5 };
    if (endpoint !== replaceImageFile) return undefined;
    if (refuses) throw new ApiError(422, [{ code: 'IMAGE_UNREADABLE', message: problem, field: 'data' }]);
    return { ...image, version: 4, fileVersion: 4, width: 900 };
  });
  await userEvent.type(await screen.findByLabelText(/^Bildbeschreibung/), 'Eine Margherita');
  const [button] = screen.getAllByRole('button', { name: 'Bild ersetzen' });
  await userEvent.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild ersetzen' }));
  const replace = dialog.getByRole<HTMLButtonElement>('button', { name: 'Ersetzen' });
  expect(replace.disabled).toBe(true);
  const choose = (name: string, type: string, size = 3) => {
    const file = new File(['neu'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    return userEvent.upload(dialog.getByLabelText('Datei wählen', { selector: 'input' }), file, { applyAccept: false });
  };
  await choose('brief.pdf', 'application/pdf');
  await dialog.findByText(/^Bitte wählen Sie ein Bild/);
  await choose('riesig.png', 'image/png', 15_000_001);
  await dialog.findByText(/„riesig.png“ kann nicht verarbeitet werden/);
  expect(replace.disabled).toBe(true);
  await choose('neu.png', 'image/png');
  await dialog.findByText(/^neu\.png/);
  await userEvent.click(replace);
  await dialog.findByText(problem);
  refuses = false;
  await userEvent.click(replace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(([name]) => name === replaceImageFile.name)?.[1]).toEqual({
    params: { id: image.id },
    body: { data: `data:image/png;base64,${btoa('neu')}`, version: 3 },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Bildbeschreibung/).value).toBe('Eine Margherita');
  // The next save uses the version that replacing created.
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(sent.map(([name]) => name)).toContain(updateImage.name));
  expect(sent.find(([name]) => name === updateImage.name)?.[1].body).toMatchObject({ version: 4 });
});

test('opens a guest’s file by its own URL, renames and deletes it', async () => {
  const upload = uploadStored.example;
  const sent: [string, Sent][] = [];
  const api = (async (endpoint: Endpoint, request: Sent) => {
    sent.push([endpoint.name, request]);
    if (endpoint === updateUpload && request.body?.name === '')
      throw new ApiError(422, [{ code: 'TOO_SMALL', message: '„Dateiname“ darf nicht leer sein.', field: 'name' }]);
    if (endpoint === readUploadUses) return { places: [], total: 0 };
    return endpoint === listUploads ? page([{ ...upload, uses: 0 }]) : undefined;
  }) as unknown as OfficeApi;
  renderPage(<ListPage office={officeUploads} />, { office, api, path: '/uploads', route: '/:resource' });
  const link = await screen.findByRole('link', { name: /torte\.jpg/ });
  expect(link.getAttribute('href')).toBe(`/upload/${upload.publicHash}/${upload.id}-1.jpg`);

  await userEvent.click(screen.getByRole('button', { name: 'Name und Schlagwörter', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name und Schlagwörter' }));
  const name = dialog.getByLabelText('Dateiname');
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findByText('„Dateiname“ darf nicht leer sein.');
  await userEvent.type(name, 'Torte für Opa.jpg');
  await userEvent.type(dialog.getByLabelText('Schlagwörter'), 'Torten, Geburtstag,torten');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(([called]) => called === updateUpload.name)?.[1]).toEqual({
    params: { id: upload.id },
    body: { name: 'Torte für Opa.jpg', tags: ['Torten', 'Geburtstag'], version: 1 },
  });

  await userEvent.click(screen.getByRole('button', { name: 'Datei ersetzen', hidden: true }));
  const replacing = within(await screen.findByRole('dialog', { name: 'Datei ersetzen' }));
  const file = new File(['neu'], 'neu.jpg', { type: 'image/jpeg' });
  await userEvent.upload(replacing.getByLabelText('Datei wählen', { selector: 'input' }), file);
  await replacing.findByText(/^neu\.jpg/);
  await userEvent.click(replacing.getByRole('button', { name: 'Ersetzen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(([called]) => called === replaceUploadFile.name)?.[1]).toEqual({
    params: { id: upload.id },
    body: { data: `data:image/jpeg;base64,${btoa('neu')}`, name: 'neu.jpg', version: 1 },
  });

  await userEvent.click(screen.getByRole('button', { name: 'Löschen', hidden: true }));
  const question = await screen.findByRole('dialog', { name: '„torte.jpg“ löschen?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(sent.map(([called]) => called)).toContain(deleteUpload.name));
});

// MEDIA-23
test('takes many files on the page of files, chosen or dropped, a picture among them as well', async () => {
  const sent: string[] = [];
  const api = (async (endpoint: Endpoint) => {
    sent.push(endpoint.name);
    return endpoint === listUploads ? page([{ ...uploadStored.example, uses: 0 }]) : undefined;
  }) as unknown as OfficeApi;
  const urls: string[] = [];
  const browsers = globalThis.XMLHttpRequest;
  /** Accepts each file at once. */
  class AcceptingRequest {
    upload = {};
    status = 201;
    response = { data: uploadStored.example };
    onload?: () => void;
    open(_: string, url: string) {
      urls.push(url);
    }
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload?.());
    }
    abort() {}
  }
  globalThis.XMLHttpRequest = AcceptingRequest as unknown as typeof XMLHttpRequest;
  try {
    renderPage(<ListPage office={officeUploads} />, { office, api, path: '/uploads', route: '/:resource' });
    await screen.findByRole('link', { name: /torte\.jpg/ });
    const fileOf = (name: string, type: string) => new File(['abc'], name, { type });
    await userEvent.upload(screen.getByLabelText('Dateien hochladen'), [
      fileOf('karte.pdf', 'application/pdf'),
      fileOf('plan.jpg', 'image/jpeg'),
      fileOf('foto.webp', 'image/webp'),
      fileOf('liste.exe', 'application/x-msdownload'),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Hochladen' }));
    await waitFor(() =>
      expect(list.getByRole('status').textContent).toBe(
        '3 von 4 hochgeladen. Eine Datei konnte nicht hochgeladen werden.',
      ),
    );
    list.getByText('hochgeladen, unter „Bilder“');
    list.getByText(/^Diesen Dateityp können wir nicht annehmen/);
    const dataTransfer = { types: ['Files'], files: [fileOf('bericht.pdf', 'application/pdf')] };
    const drop = screen.getByRole('button', { name: /^Dateien hierher ziehen oder auswählen/ });
    fireEvent.dragEnter(drop, { dataTransfer });
    screen.getByText('Loslassen, um hochzuladen');
    fireEvent.drop(drop, { dataTransfer });
    await waitFor(() => expect(urls.toSorted()).toEqual(['/api/images', ...Array(3).fill('/api/uploads')]));
    // The list is loaded again after each stored file.
    await waitFor(() => expect(sent.filter((name) => name === listUploads.name).length).toBeGreaterThan(1));
  } finally {
    globalThis.XMLHttpRequest = browsers;
  }
});

// MEDIA-20
test('a file in use is not deleted: the dialog names the places', async () => {
  const upload = { ...uploadStored.example, uses: 4 };
  const sent: string[] = [];
  const api = (async (endpoint: Endpoint) => {
    sent.push(endpoint.name);
    if (endpoint === readUploadUses) return uses;
    return endpoint === listUploads ? page([upload]) : undefined;
  }) as unknown as OfficeApi;
  renderPage(
    <UsedEntries>
      <ListPage office={officeUploads} />
    </UsedEntries>,
    { office, api, path: '/uploads', route: '/:resource' },
  );
  await screen.findByText('an 4 Stellen');
  await userEvent.click(screen.getByRole('button', { name: 'Löschen', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: '„torte.jpg“ kann nicht gelöscht werden' }));
  expect(dialog.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe(`/sites/${idAt(2)}`);
  expect(sent).not.toContain(deleteUpload.name);
});

// MEDIA-21
test('adds tags by Enter and comma, once in any spelling, and removes them', async () => {
  const { sent } = drawImage((endpoint, { body }) =>
    endpoint === updateImage ? { ...image, ...body, version: 4 } : undefined,
  );
  const input = await screen.findByLabelText('Schlagwörter');
  await userEvent.type(input, 'Team{Enter}team,Terrasse,');
  await userEvent.click(screen.getByRole('button', { name: 'Schlagwort „Team“ entfernen' }));
  await userEvent.type(input, 'Küche');
  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(sent.map(([name]) => name)).toContain(updateImage.name));
  expect(sent.find(([name]) => name === updateImage.name)?.[1].body?.tags).toEqual(['Terrasse', 'Küche']);
});

// MEDIA-22
test('crops by keys with a ratio, sets the focal point, and goes back to the whole picture', async () => {
  const { sent } = drawImage((endpoint, { body }) =>
    endpoint === frameImage ? { ...image, ...body, version: 4, fileVersion: 4 } : undefined,
  );
  await userEvent.click((await screen.findAllByRole('button', { name: 'Zuschneiden' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild zuschneiden' }));
  const picture = dialog.getByAltText<HTMLImageElement>(image.name);
  expect(picture.getAttribute('src')).toBe(`/api/images/${image.id}/original`);
  Object.defineProperties(picture, { naturalWidth: { value: 1600 }, naturalHeight: { value: 800 } });
  fireEvent.load(picture);
  await dialog.findByText('Ausschnitt: 1600 × 800 Pixel');
  await userEvent.click(dialog.getByRole('radio', { name: '1 : 1' }));
  await dialog.findByText('Ausschnitt: 800 × 800 Pixel');
  dialog.getByRole('button', { name: 'Ausschnitt verschieben' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  dialog.getByRole('button', { name: 'Ecke rechts unten verschieben' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await dialog.findByText('Ausschnitt: 720 × 720 Pixel');
  dialog.getByRole('button', { name: 'Blickpunkt verschieben' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(([name]) => name === frameImage.name)?.[1].body).toEqual({
    crop: { x: 0.24, y: 0, width: 0.45, height: 0.9 },
    focus: { x: 0.5778, y: 0.4333 },
    version: 3,
  });

  await userEvent.click((await screen.findAllByRole('button', { name: 'Zuschneiden' }))[0] as HTMLElement);
  const again = within(await screen.findByRole('dialog', { name: 'Bild zuschneiden' }));
  fireEvent.load(again.getByAltText(image.name));
  await userEvent.click(again.getByRole('button', { name: 'Ganzes Bild' }));
  await userEvent.click(again.getByRole('button', { name: 'Blickpunkt automatisch' }));
  await userEvent.click(again.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.findLast(([name]) => name === frameImage.name)?.[1].body).toEqual({
    crop: null,
    focus: null,
    version: 4,
  });
});
