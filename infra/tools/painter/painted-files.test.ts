import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { demoPictures } from '../../fixtures/demo/demo-pictures.ts';
import { paintedDrawings, pictureFile } from '../../fixtures/demo/picture-files.ts';
import { drawingHash } from './paint-picture.ts';

test('the committed pictures match the current drawings (`npm run paint`)', () => {
  const pictures = demoPictures();
  expect(pictures.length).toBeGreaterThan(80);
  expect(Object.fromEntries(pictures.map((picture) => [picture.seed, drawingHash(picture)]))).toEqual(
    paintedDrawings(),
  );
  expect(pictures.filter(({ seed }) => !existsSync(pictureFile(seed)))).toEqual([]);
});
