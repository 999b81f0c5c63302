// `npm run paint`: paints the pictures of the demo tenants whose drawing changed, as files that are committed.
// Starting the platform and testing it only read the files.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPictures } from '../../fixtures/demo/demo-pictures.ts';
import { drawingsFile, paintedDrawings, pictureFile, picturesFolder } from '../../fixtures/demo/picture-files.ts';
import { drawingHash, paintPicture } from './paint-picture.ts';

const painted = paintedDrawings();
const drawings: Record<string, string> = {};
for (const picture of demoPictures()) {
  const hash = drawingHash(picture);
  drawings[picture.seed] = hash;
  if (painted[picture.seed] === hash && existsSync(pictureFile(picture.seed))) continue;
  writeFileSync(pictureFile(picture.seed), await paintPicture(picture));
  console.log(`painted ${picture.seed}`);
}
for (const file of readdirSync(picturesFolder).filter((name) => name.endsWith('.webp')))
  if (!(file.slice(0, -'.webp'.length) in drawings)) rmSync(join(picturesFolder, file));
const sorted = Object.fromEntries(
  Object.entries(drawings).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(drawingsFile, `${JSON.stringify(sorted, null, 2)}\n`);
