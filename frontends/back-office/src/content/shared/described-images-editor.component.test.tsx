// MEDIA-24
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource, OfficeRecord } from '@theke/admin/api/resource.ts';
import { EditPage } from '@theke/admin/forms/edit-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { idAt, makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { projectRevisions } from '@theke/contracts/content/entry-revision';
import type { Endpoint } from '@theke/contracts/endpoint';
import { type Image, imageStored, readImage, updateImage } from '@theke/contracts/media/image';
import { ApiError } from '@theke/ui/api-error';
import { office } from '../../../testing/test-office.ts';

const all = (await Promise.all(office.lists.map(loadDefinition))).filter((one) => 'resource' in one);
const projects = all.find(({ resource }) => resource.name === 'projects') as OfficeResource;

const stored: Image = { ...imageStored.example, id: idAt(3), name: 'platz.jpg', version: 4, copyright: 'Studio Berg' };
const { id, version, extension } = stored;

function drawProject() {
  const [entry] = makeEntries(projects.resource as AnyResource & { example: unknown }, 1) as [OfficeRecord];
  const project = {
    ...entry,
    isPublic: false,
    hasChanges: true,
    published: null,
    images: [{ id, version, extension }],
  };
  const { api: memory } = memoryApi([projects.resource as AnyResource], { projects: [project as OfficeRecord] });
  const library = { image: stored };
  const sent: Record<string, unknown>[] = [];
  const api = (async (endpoint: Endpoint, request: { body?: Record<string, unknown> }) => {
    if (endpoint === readImage) return library.image;
    if (endpoint === updateImage) {
      if (request.body) sent.push(request.body);
      library.image = { ...library.image, ...request.body, version: library.image.version + 1 };
      return library.image;
    }
    if (endpoint === projectRevisions.publish) {
      const message = 'Bild 1 („platz.jpg“) braucht eine Beschreibung.';
      throw new ApiError(422, [{ code: 'CONTENT', field: 'images.0', message }]);
    }
    if (endpoint === projectRevisions.list) return { data: [], meta: { total: 0, page: 1, pageSize: 10 } };
    return memory(endpoint, request as never);
  }) as unknown as OfficeApi;
  renderPage(<EditPage office={projects} />, { office, api, path: `/projects/${entry.id}`, route: '/projects/:id' });
  return { user: userEvent.setup(), library, sent };
}

test('"Zum Feld" of a picture without a description leads to its field, which describes it in the library', async () => {
  const { user, library, sent } = drawProject();
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Beschreibung von Bild 1 („platz.jpg“)');
  await user.click(await screen.findByRole('button', { name: /^Zum Feld/ }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // Another person changes the owner meanwhile; that is not undone.
  library.image = { ...library.image, copyright: 'Atelier Tal', version: 5 };
  await user.type(field, 'Ein Platz mit Bäumen');
  await user.tab();
  await screen.findByText('Gespeichert.');
  expect(sent).toEqual([
    { name: 'platz.jpg', description: 'Ein Platz mit Bäumen', copyright: 'Atelier Tal', tags: [], version: 5 },
  ]);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  // The project itself has not changed.
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
});
