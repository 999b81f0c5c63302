// Child process (pdf-preview.ts): reads a PDF from stdin and writes its first page as a JPEG to stdout. One process per
// file, because uploaders control what runs in the PDF parser.
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [width, height] = process.argv.slice(2).map(Number) as [number, number];
/** A scanned page at 600 dpi. Larger pictures within the PDF are left out. */
const maxPixels = 35_000_000;
const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const task = getDocument({
  data: new Uint8Array(readFileSync(0)),
  standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
  cMapUrl: `${join(folder, 'cmaps')}/`,
  cMapPacked: true,
  wasmUrl: `${join(folder, 'wasm')}/`,
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  maxImageSize: maxPixels,
  canvasMaxAreaInBytes: maxPixels * 4,
  verbosity: VerbosityLevel.ERRORS,
});
const page = await (await task.promise).getPage(1);
const full = page.getViewport({ scale: 1 });
const viewport = page.getViewport({ scale: Math.min(width / full.width, height / full.height) });
const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
await page.render({
  canvas: canvas as unknown as HTMLCanvasElement,
  canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
  viewport,
  background: '#ffffff',
}).promise;
const picture = canvas.toBuffer('image/jpeg', 80);
for (let at = 0; at < picture.length; ) at += writeSync(1, picture, at);
process.exit(0);
