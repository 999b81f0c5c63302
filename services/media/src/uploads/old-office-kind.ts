const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');

/** Stream names of each program's documents, as in the container's directory. */
const streams = [
  ['doc', utf16('WordDocument')],
  ['xls', utf16('Workbook')],
  ['xls', utf16('Book')],
  ['ppt', utf16('PowerPoint Document')],
] as const;

/**
 * Detects the kind of a legacy Office document. All compound files, such as installers and mails, share the first
 * bytes. So it searches the stream's name with its terminating NUL at directory entries, which are at multiples of 128
 * bytes.
 */
export function oldOfficeKind(bytes: Buffer): 'doc' | 'xls' | 'ppt' | undefined {
  return streams.find(([, name]) => {
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) if (at % 128 === 0) return true;
    return false;
  })?.[0];
}
