const encoder = new TextEncoder();
/** Longest line in bytes without its line break (RFC 5545, 3.1). */
const maxBytes = 75;

/** Escapes a text value (RFC 5545, 3.3.11). Control characters that calendars may not contain are dropped. */
export const escapeText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 excludes them from text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (found) => `\\${found}`)
    .replaceAll(/\r\n|\r|\n|\u2028|\u2029|\u0085/g, '\\n');

/** Folds a line into parts of at most 75 bytes, never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    // A continued line begins with a space.
    if (bytes + size > (parts.length === 0 ? maxBytes : maxBytes - 1)) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar stream: folded lines, each ended by CRLF. */
export const toContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');
