import { expect, test } from '@jest/globals';
import { uploadExtensions } from '@theke/contracts/media/upload-kinds';
import { buildOfficeFile, buildPdf, buildZip, picture, sampleFiles } from '../../testing/sample-files.ts';
import { judgeUpload } from './judge-upload.ts';

const files = await sampleFiles();
const disagrees = expect.objectContaining({ faults: [expect.objectContaining({ code: 'FILE_TYPE_DISAGREES' })] });
const unknown = expect.objectContaining({ faults: [expect.objectContaining({ code: 'FILE_TYPE_NOT_ALLOWED' })] });

// MEDIA-04
test.each(uploadExtensions)('detects a %s by its bytes and accepts it only under its own name', async (extension) => {
  const bytes = files[extension];
  expect(await judgeUpload(bytes, `Datei.${extension.toUpperCase()}`)).toBe(extension);
  const isPicture = (name: string) => ['jpg', 'png', 'gif'].includes(name);
  const others = uploadExtensions.filter((each) => each !== extension && !(isPicture(each) && isPicture(extension)));
  for (const other of others) {
    // Texts of any kind look the same.
    if (['txt', 'csv'].includes(extension) && ['txt', 'csv'].includes(other)) continue;
    const verdict = judgeUpload(bytes, `Datei.${other}`);
    if (['txt', 'csv'].includes(extension)) await expect(verdict).rejects.toEqual(unknown);
    else await expect(verdict).rejects.toEqual(disagrees);
  }
});

test('accepts jpeg and mpg as spellings, and a picture under another picture’s name', async () => {
  expect(await judgeUpload(files.jpg, 'foto.jpeg')).toBe('jpg');
  expect(await judgeUpload(files.mpeg, 'film.mpg')).toBe('mpeg');
  expect(await judgeUpload(files.png, 'foto.jpg')).toBe('png');
});

test('needs no name for a format with magic bytes', async () => {
  for (const extension of uploadExtensions.filter((each) => !['txt', 'csv'].includes(each)))
    expect(await judgeUpload(files[extension], 'Datei')).toBe(extension);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
test.each([
  ['HTML', html, 'seite.html', unknown],
  ['HTML named as a picture', html, 'bild.png', unknown],
  ['HTML named as a video', html, 'film.mp4', unknown],
  ['an SVG named as a video', files.svg, 'film.mp4', disagrees],
  ['a text without a name', Buffer.from('Hallo'), 'Datei', unknown],
  ['a text with a NUL', Buffer.from('Hal\0lo'), 'gruss.txt', unknown],
  ['bytes that are invalid in every text encoding', Buffer.from('M\x81ller', 'latin1'), 'gruss.txt', unknown],
  ['an SVG in UTF-16', Buffer.from('\ufeff<svg></svg>', 'utf16le'), 'logo.svg', unknown],
  ['half a UTF-16 character', Buffer.from([0xff, 0xfe, 0x41]), 'gruss.txt', unknown],
  ['a program', Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1'), 'torte.exe', unknown],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'torte.sh', unknown],
  [
    'an installer in a compound file',
    Buffer.concat([files.doc.subarray(0, 1024), Buffer.alloc(1024)]),
    'a.doc',
    unknown,
  ],
  ['a WebP, which is not on the list', await picture().webp().toBuffer(), 'bild.webp', unknown],
  ['a ZIP that calls itself a document', buildZip({ 'word/document.xml': '<x/>' }), 'brief.docx', disagrees],
  ['a PDF that calls itself a picture', buildPdf(), 'bild.png', disagrees],
  ['a picture with the name of a page', files.png, 'bild.html', disagrees],
  ['an SVG that calls itself a text', files.svg, 'logo.txt', disagrees],
  ['a document with macros', buildOfficeFile('application/vnd.ms-word.document.macroEnabled'), 'brief.docx', unknown],
])('rejects %s', async (_, bytes, name, problem) => {
  await expect(judgeUpload(bytes, name)).rejects.toEqual(problem);
});

test('detects an SVG after any prolog, without delay', async () => {
  const before = `<?xml version="1.0"?>${'<!-- x -->'.repeat(400)}<!DOCTYPE svg [<!ENTITY a "b">]>\n`;
  expect(await judgeUpload(Buffer.from(`${before}<svg/>`), 'logo.svg')).toBe('svg');
  // Not an SVG, and would keep a naive pattern busy for years.
  await expect(judgeUpload(Buffer.from(`${before}${' '.repeat(5000)}<html/>`), 'logo.svg')).rejects.toEqual(unknown);
});

// MEDIA-04
test('accepts texts in the encodings of Windows', async () => {
  const text = 'Name;Straße\r\nMüller „KG“ – 5 €;Größe\r\n';
  const windows1252 = Buffer.from(
    text.replace(/[„“–€]/g, (sign) => ({ '„': '\x84', '“': '\x93', '–': '\x96', '€': '\x80' })[sign] as string),
    'latin1',
  );
  const utf16le = Buffer.from(`\ufeff${text}`, 'utf16le');
  const encodings = {
    windows1252,
    utf16le,
    utf16be: Buffer.from(utf16le).swap16(),
    utf8Bom: Buffer.from(`\ufeff${text}`),
  };
  for (const [name, bytes] of Object.entries(encodings))
    expect([name, await judgeUpload(bytes, 'gaeste.csv'), await judgeUpload(bytes, 'gaeste.txt')]).toEqual([
      name,
      'csv',
      'txt',
    ]);
});
