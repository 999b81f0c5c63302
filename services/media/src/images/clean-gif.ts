/** An animation as it is served, and its number of frames. */
export type CleanGif = { bytes: Buffer; frames: number };

/** Extension labels of the GIF89a specification. */
const control = 0xf9;
const application = 0xff;

/** Application extensions that repeat an animation. Others store metadata, such as XMP with place and author. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** End of a chain of sub-blocks that begins at `at`; undefined if it leaves the file. */
function endOfBlocks(bytes: Buffer, at: number): number | undefined {
  for (let next = at; next < bytes.length; ) {
    const size = bytes[next] ?? 0;
    if (size === 0) return next + 1;
    next += size + 1;
  }
  return undefined;
}

/** Bytes of a colour table by the packed field of its header. */
const colourTable = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/**
 * Copies a GIF's frames, their delays and its repetition. Comments, texts and metadata are left out, and everything
 * after the end of the picture. Reads the blocks only: nothing is decoded.
 * @returns undefined for a damaged file
 */
export function cleanGif(bytes: Buffer): CleanGif | undefined {
  if (bytes.length < 13) return undefined;
  const parts: Buffer[] = [];
  let at = 13 + colourTable(bytes[10] ?? 0);
  let frames = 0;
  parts.push(bytes.subarray(0, at));
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return { bytes: Buffer.concat([...parts, Buffer.of(0x3b)]), frames };
    let end: number | undefined;
    let isKept = true;
    if (block === 0x2c) {
      // Descriptor, colour table, code size, data.
      end = endOfBlocks(bytes, at + 10 + colourTable(bytes[at + 9] ?? 0) + 1);
      frames += 1;
    } else if (block === 0x21) {
      const label = bytes[at + 1];
      isKept = label === control || (label === application && loops.has(bytes.toString('latin1', at + 3, at + 14)));
      end = endOfBlocks(bytes, at + 2);
    }
    if (end === undefined || end > bytes.length) return undefined;
    if (isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
