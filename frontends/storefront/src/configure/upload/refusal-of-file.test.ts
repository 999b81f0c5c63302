import { expect, test } from '@jest/globals';
import { uploadExtensions } from '@theke/contracts/media/upload-kinds';
import { ApiError } from '@theke/ui/api-error';
import { acceptedTypes, refusalOfFile, refusalOfServer } from './refusal-of-file.ts';

const section8 = (file: string) =>
  `Die ausgewählte Datei "${file}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`;

// MEDIA-04
test('a file question accepts every type, an image question only pictures', () => {
  for (const extension of [...uploadExtensions, 'jpeg', 'JPG']) {
    const file = { name: `Torte.${extension}`, size: 1 };
    expect(refusalOfFile('file', file)).toBeUndefined();
    const isPicture = ['jpg', 'jpeg', 'JPG', 'png', 'gif'].includes(extension);
    expect(refusalOfFile('images', file)).toBe(isPicture ? undefined : section8(file.name));
  }
});

test('the file picker offers the accepted types', () => {
  expect(
    acceptedTypes('files')
      .split(',')
      .map((each) => each.slice(1))
      .sort(),
  ).toEqual([...uploadExtensions, 'jpeg'].sort());
  expect(acceptedTypes('image')).toBe('.jpg,.jpeg,.png,.gif');
});

test.each([
  ['torte.jpg', 15_000_000, undefined],
  ['torte.jpg', 15_000_001, section8('torte.jpg')],
  ['torte.jpg', 0, section8('torte.jpg')],
  ['torte.heic', 1, section8('torte.heic')],
  ['torte', 1, section8('torte')],
])('%s with %i bytes: %s', (name, size, refusal) => {
  expect(refusalOfFile('image', { name, size })).toBe(refusal);
});

test("uses the texts of MEDIA-07 for errors about the file, otherwise the server's message", () => {
  const fault = { code: 'X', message: 'Bitte warten Sie.' };
  for (const status of [413, 415, 422])
    expect(refusalOfServer(new ApiError(status, [fault]), 'a.png')).toBe(section8('a.png'));
  for (const status of [0, 429, 503])
    expect(refusalOfServer(new ApiError(status, [fault]), 'a.png')).toBe(fault.message);
});
