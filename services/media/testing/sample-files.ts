// Small files of every supported kind, generated so that the tests show their content.
import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { type UploadExtension, uploadKinds } from '@theke/contracts/media/upload-kinds';
import sharp from 'sharp';

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } } });

/** One page of 300 x 400 points, its left half red. */
export function buildPdf(content = '1 0 0 rg 0 0 150 400 re f'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer << /Size 5 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}startxref\n${table}\n%%EOF`, 'latin1');
}

/** Uncompressed ZIP. */
export function buildZip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

/** `type` is the type in its table of contents. */
export const buildOfficeFile = (type: string) =>
  buildZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/part.xml" ContentType="${type}.main+xml"/></Types>`,
    'part.xml': '<x/>',
  });

/** A compound file whose directory names one stream. */
function compoundOf(stream: string): Buffer {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write(stream, 1024 + 128, 'utf16le');
  return file;
}

export const sampleFiles = async (): Promise<Record<UploadExtension, Buffer>> => ({
  txt: Buffer.from('Alles Gute, Opa – 80 Kerzen! 🎂\r\n'),
  csv: Buffer.from('\ufeffName;Menge\nTorte;1\n'),
  svg: Buffer.from(
    '<?xml version="1.0"?>\n<!-- Logo -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  gif: await picture().gif().toBuffer(),
  jpg: await picture().jpeg().toBuffer(),
  png: await picture().png().toBuffer(),
  mp4: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  mpeg: Buffer.from('000001ba4400040004000000', 'hex'),
  webm: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  zip: buildZip({ 'torte.txt': 'Schoko' }),
  pdf: buildPdf(),
  doc: compoundOf('WordDocument'),
  xls: compoundOf('Workbook'),
  ppt: compoundOf('PowerPoint Document'),
  docx: buildOfficeFile(uploadKinds.docx),
  xlsx: buildOfficeFile(uploadKinds.xlsx),
  pptx: buildOfficeFile(uploadKinds.pptx),
});

/** The seven passes of an interlaced PNG: offset and step of rows and columns. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A transparent PNG with four channels of the given bit depth: a few hundred kB that unpack to hundreds of MB. */
export async function clearPng(width: number, height: number, bits: 8 | 16, isInterlaced: boolean): Promise<Buffer> {
  const rowBytes = (columns: number) => (columns === 0 ? 0 : 1 + columns * 4 * (bits / 8));
  const every = (size: number, from: number, step: number) => Math.ceil(Math.max(0, size - from) / step);
  let left = isInterlaced
    ? passes.reduce((sum, [x, dx, y, dy]) => sum + every(height, y, dy) * rowBytes(every(width, x, dx)), 0)
    : height * rowBytes(width);
  const deflate = createDeflate({ level: 1 });
  const packed = deflate.toArray();
  const zeros = Buffer.alloc(1_000_000);
  for (; left > 0; left -= zeros.length)
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain');
  deflate.end();
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat(await packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of 5000 x 5000 px with the given number of one-pixel frames. */
export function framesGif(frames: number): Buffer {
  const head = Buffer.from([...Buffer.from('GIF89a'), 0x88, 0x13, 0x88, 0x13, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, Buffer.alloc(frames * frame.length, frame), Buffer.from([0x3b])]);
}
