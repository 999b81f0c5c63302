// For tests: what stands in a PDF of standard fonts, and how often something is framed.
import { inflateSync } from 'node:zlib';

const winAnsi = new TextDecoder('windows-1252');

export function readPdf(pdf: Buffer): { text: string; frames: number } {
  const bytes = pdf.toString('latin1');
  const contents = [...bytes.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const drawn = contents.join('\n');
  const texts = [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => winAnsi.decode(Buffer.from(hex, 'hex'))).join(''),
  );
  return { text: texts.join('\n'), frames: drawn.match(/ re$/gm)?.length ?? 0 };
}
