import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { generationApi } from '@theke/admin/testing/generation-api.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { office } from '../../../testing/test-office.ts';

await import('@theke/admin/generation/text-suggestion-dialog.tsx');
await import('./teaser-editor.tsx');
const { report } = replaceEventSource();
const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const projects = all.find(({ resource }) => resource.name === 'projects') as OfficeResource;

const stored: Image = { ...imageStored.example, id: idAt(3), name: 'platz.jpg', version: 4, description: '' };
const photo = 'data:image/jpeg;base64,AAAA';

// jsdom neither decodes nor draws pictures.
const canvas = HTMLCanvasElement.prototype;
const { getContext, toDataURL } = canvas;
beforeEach(() => {
  Object.assign(globalThis.Image.prototype, { decode: async () => undefined });
  Object.assign(canvas, { getContext: () => ({ fillRect: jest.fn(), drawImage: jest.fn() }), toDataURL: () => photo });
});
afterEach(() => void Object.assign(canvas, { getContext, toDataURL }));

function renderProject(availability: Partial<AiAvailability> = {}) {
  const [entry] = makeEntries(projects.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const { id, version, extension } = stored;
  const project = {
    ...entry,
    title: 'Neuer Hauptplatz',
    introduction: 'Ein Platz für alle.',
    description: 'Alt',
    contacts: [{ category: 'Auftraggeber', name: 'Gemeinde Muster' }],
    images: [{ id, version, extension }],
  } as unknown as OfficeRecord;
  const { api: memory, requests } = memoryApi([projects.resource as AnyResource], { projects: [project] });
  const library = { image: stored, changes: 0 };
  const other = (async (endpoint: { name: string }, sent: { body?: Partial<Image> }) => {
    if (endpoint.name === 'readImage') return library.image;
    if (endpoint.name !== 'updateImage') return memory(endpoint as never, sent as never);
    library.changes += 1;
    library.image = { ...library.image, ...sent.body, version: library.image.version + 1 };
    return library.image;
  }) as unknown as OfficeApi;
  const ai = generationApi(availability, other);
  const api = (async (endpoint: { name: string }, sent: never) =>
    ['readImage', 'updateImage'].includes(endpoint.name)
      ? other(endpoint as never, sent)
      : ai.api(endpoint as never, sent)) as unknown as OfficeApi;
  renderPage(<EditPage office={projects} />, {
    office,
    api,
    path: `/projects/${entry.id}`,
    route: '/projects/:id',
  });
  return { ...ai, requests, library, id: entry.id };
}
const start = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Vorschlag für „${label}“` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag schreiben' }));
  await screen.findByText('Der Auftrag wartet …');
};
const take = async () => userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));

// AI-08, AI-13
test('proposes the description of a project from its text, without the people it names', async () => {
  const { sent, propose, requests, id } = renderProject();
  await start('Beschreibung');
  const [request] = sent('generateText');
  expect(request).toMatchObject({ use: 'teaser', subject: id, current: 'Alt', maxLength: 160 });
  expect(request?.about).toBe('Neuer Hauptplatz\nEin Platz für alle.');
  expect(JSON.stringify(request)).not.toContain('Gemeinde Muster');

  propose(['Wie der Hauptplatz grün wird.']);
  await report();
  await take();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Beschreibung' }).value).toBe(
    'Wie der Hauptplatz grün wird.',
  );
  expect(requests.filter(({ name }) => name.startsWith('update'))).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'updateProject')?.sent.body).toMatchObject({
      description: 'Wie der Hauptplatz grün wird.',
      generated: ['description'],
    }),
  );
});

// AI-08, AI-13
test('describes a picture; the description is saved when its field is left', async () => {
  const { sent, propose, library } = renderProject();
  const label = 'Beschreibung von Bild 1 („platz.jpg“)';
  await start(label);
  expect(sent('generateText')[0]).toMatchObject({ use: 'picture-description', subject: stored.id, picture: photo });
  propose(['Ein Platz mit Bäumen']);
  await report();
  await take();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  expect(field.value).toBe('Ein Platz mit Bäumen');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(library.changes).toBe(0);
  await userEvent.tab();
  await waitFor(() => expect(library.image.description).toBe('Ein Platz mit Bäumen'));
});

// AI-02
test('offers no description of a picture that the model cannot see', async () => {
  renderProject({ canDescribePictures: false });
  await screen.findByRole('button', { name: 'Vorschlag für „Beschreibung“' });
  expect(screen.queryByRole('button', { name: /Vorschlag für „Beschreibung von Bild/ })).toBeNull();
});
