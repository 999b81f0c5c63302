import { strFromU8, unzipSync } from 'fflate';
import { UnreadWorkbook } from './unread-workbook.ts';
import { workbookMessages as texts } from './workbook-messages.de.ts';

/** Maximum bytes of the unpacked parts together: 20,000 rows with 100 columns need about 90 MB. */
export const maxUnpackedBytes = 150_000_000;

/** Parts with data. Pictures, printer settings and the like stay packed. */
const isNeeded = (name: string): boolean =>
  /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i.test(name);

/** First bytes of the container of `.xls` files, and of encrypted workbooks. */
const oldContainer = [0xd0, 0xcf, 0x11, 0xe0];

const isOldWorkbook = (bytes: Uint8Array): boolean => oldContainer.every((byte, index) => bytes[index] === byte);

/**
 * Unpacks the XML parts of a workbook, by their paths in lower case. A part whose header names a smaller size than it
 * has is cut off at that size, so a bomb never takes more memory than the limit.
 * @throws UnreadWorkbook
 */
export function unzipWorkbook(bytes: Uint8Array): ReadonlyMap<string, string> {
  if (isOldWorkbook(bytes)) throw new UnreadWorkbook(texts.old);
  let unpacked = 0;
  const names = new Set<string>();
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!isNeeded(name) || names.has(name)) return false;
    names.add(name);
    unpacked += originalSize;
    if (unpacked > maxUnpackedBytes) throw new UnreadWorkbook(texts.tooBig);
    return true;
  };
  try {
    const parts = Object.entries(unzipSync(bytes, { filter }));
    return new Map(parts.map(([name, part]) => [name.toLowerCase(), strFromU8(part)]));
  } catch (error) {
    throw error instanceof UnreadWorkbook ? error : new UnreadWorkbook(texts.broken, { cause: error });
  }
}
