import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Image, imageStored } from '@theke/contracts/media/image';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { renderPage } from '../../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../../testing/test-office.ts';
import type { OfficeApi } from '../../api/office-api.ts';
import { ImagesEditor } from './images-editor.tsx';

const office = await makeLoadedOffice([]);
let stored: Image = imageStored.example;
const api = (async () => stored) as unknown as OfficeApi;

function Form() {
  const form = useForm({ defaultValues: { to: [] } });
  return (
    <FormProvider {...form}>
      <ImagesEditor name="to" schema={z.unknown()} meta={{ title: 'Bilder' }} />
    </FormProvider>
  );
}

/** Builds a GIF of one pixel with the given number of frames. */
function gif(frames: number): File {
  const head = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from(
    '!\xf9\x04\x00\x0a\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00',
    'latin1',
  );
  const bytes = Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
  return new File([new Uint8Array(bytes)], 'feuer.gif', { type: 'image/gif' });
}

// MEDIA-18
test('accepts an animated GIF and says where only its first frame is shown', async () => {
  const user = userEvent.setup();
  renderPage(<Form />, { office, api, path: '/form', route: '/form' });
  const input = await screen.findByLabelText(/Bild hochladen/);
  await user.upload(input, gif(1));
  await screen.findByRole('img', { name: /1/ });
  expect(screen.queryByText(/animiert/)).toBeNull();
  await user.upload(input, gif(2));
  await screen.findByText('„feuer.gif“ ist animiert. Gezeigt wird nur das erste Bild.');
  const { look } = imageStored.example;
  stored = { ...imageStored.example, look: look && { ...look, isAnimated: true } };
  await user.upload(input, gif(2));
  await screen.findByText(/Auf Seiten und in Beiträgen bleibt es das/);
});
