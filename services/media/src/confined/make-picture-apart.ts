// Child process (run-confined.ts): converts the picture on stdin as its argument says.
import { readFileSync, writeSync } from 'node:fs';
import { type Made, makePicture } from '../images/make-picture.ts';

const picture = await makePicture(readFileSync(0), process.argv[2] as Made);
for (let at = 0; at < picture.length; ) at += writeSync(1, picture, at);
process.exit(0);
