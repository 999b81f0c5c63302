import { runConfined } from '../confined/run-confined.ts';
import { made } from '../images/make-picture.ts';

/**
 * First page of a PDF as a JPEG; undefined if it cannot be rendered. A page of a catalogue takes one to two seconds.
 */
export const pdfPreview = (bytes: Buffer): Promise<Buffer | undefined> =>
  runConfined(bytes, {
    script: 'draw-pdf.ts',
    args: [String(made.preview.width), String(made.preview.height)],
    packages: ['pdfjs-dist/package.json', '@napi-rs/canvas'],
    memory: 700_000,
    timeoutMs: 15_000,
  });
