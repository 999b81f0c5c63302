const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');

/** The stream that each program's documents hold, by the name in the container's directory. */
const streams = [
  ['doc', utf16('WordDocument')],
  ['xls', utf16('Workbook')],
  ['xls', utf16('Book')],
  ['ppt', utf16('PowerPoint Document')],
] as const;

/**
 * Which of the old Office documents a compound file is. They share their first bytes with installers, mails and others.
 * A name is looked for with the NUL that ends it and at the place where directory entries begin, a multiple of 128 bytes.
 */
export function oldOfficeKind(bytes: Buffer): 'doc' | 'xls' | 'ppt' | undefined {
  return streams.find(([, name]) => {
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) if (at % 128 === 0) return true;
    return false;
  })?.[0];
}
