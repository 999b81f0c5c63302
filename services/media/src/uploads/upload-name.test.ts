import { expect, test } from '@jest/globals';
import { uploadName } from './upload-name.ts';

test.each([
  ['torte.jpg', 'torte.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Dora\\Torte für Opa.png', 'Torte für Opa.png'],
  ['/', 'Datei'],
  ['..', 'Datei'],
  ['', 'Datei'],
  [undefined, 'Datei'],
  ['.htaccess', 'htaccess'],
  ['rechnung\u202Efdp.exe', 'rechnungfdp.exe'],
  ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie: x=1.png'],
  ['  viel \t Platz .png ', 'viel Platz .png'],
])('names %j as %j', (sent, name) => {
  expect(uploadName(sent)).toBe(name);
});

test('keeps extension and whole characters of a long name', () => {
  const name = uploadName(`${'🎂'.repeat(150)}.jpeg`);
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/🎂\.jpeg$/u);
  expect(name.isWellFormed()).toBe(true);
});
