// QR-06: a code as PNG.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { qrCodes } from '@theke/contracts/analytics/qr-code';
import { drawImageTemplate } from '@theke/contracts/media/image-template';
import { office } from '../../../testing/test-office.ts';
import { QrPictureButton } from './qr-picture-button.tsx';

const code = { ...qrCodes.events.changed.example, path: 'n12', mark: '12', hasLogo: false };
const api = (async () => undefined) as unknown as OfficeApi;

function draw(change: Partial<typeof code>) {
  const bodies: unknown[] = [];
  const saved: string[] = [];
  globalThis.fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return { ok: true, blob: async () => new Blob(['x'], { type: 'image/png' }) } as Response;
  };
  URL.createObjectURL = () => 'blob:code';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  renderPage(<QrPictureButton code={{ ...code, ...change }} size={40} colour="#003f4b" />, {
    office,
    api,
    path: '/qr-codes',
    route: '/qr-codes',
  });
  return { bodies, saved };
}

test('downloads the code in the pixels of its printed size, with its mark and colour', async () => {
  const { bodies, saved } = draw({});
  await userEvent.click(await screen.findByRole('button', { name: 'Bild (PNG, 472 Pixel)' }));
  await waitFor(() => expect(saved).toEqual(['qr-n12.png']));
  const body = drawImageTemplate.body.parse(bodies[0]);
  expect(body).toMatchObject({ format: 'png', resolution: 300, template: { width: 40, height: 40 } });
  expect(body.template.layers).toMatchObject([
    { kind: 'qr', text: `${location.origin}/q/n12`, middle: 'mark', mark: '12', colour: '#003f4b' },
  ]);
});

test('does not draw a code that wants a logo while the business has none', async () => {
  const { bodies } = draw({ hasLogo: true });
  await userEvent.click(await screen.findByRole('button', { name: /PNG/ }));
  expect(await screen.findByText(/Der Betrieb hat noch kein Logo/)).toBeTruthy();
  expect(bodies).toEqual([]);
});
