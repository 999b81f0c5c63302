// Reads a PDF with standard fonts: its text, number of frames, and black squares.
import { inflateSync } from 'node:zlib';

const winAnsi = new TextDecoder('windows-1252');

type Square = { x: number; y: number; size: number };

export function readPdf(pdf: Buffer): { text: string; frames: number; squares: Square[] } {
  const bytes = pdf.toString('latin1');
  const contents = [...bytes.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const drawn = contents.join('\n');
  const texts = [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => winAnsi.decode(Buffer.from(hex, 'hex'))).join(''),
  );
  const squares = [...drawn.matchAll(/^((?:[-\d.]+ ){4}re\n)+f$/gm)]
    .flatMap(([shape]) => [...shape.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) /gm)])
    .map(([, x, y, size]) => ({ x: Number(x), y: Number(y), size: Number(size) }));
  return { text: texts.join('\n'), frames: drawn.match(/ re\nS$/gm)?.length ?? 0, squares };
}
