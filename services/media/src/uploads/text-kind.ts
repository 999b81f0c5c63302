import type { UploadExtension } from '@theke/contracts/media/upload-kinds';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = { le: new TextDecoder('utf-16le', { fatal: true }), be: new TextDecoder('utf-16be', { fatal: true }) };
const windows1252 = new TextDecoder('windows-1252');

/** First element of an SVG, after any prolog. No two alternatives start alike, so there is no backtracking. */
const svgStart = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i;

/**
 * Texts have no magic bytes: a file without control characters is the text kind that its name claims. Decoded as UTF-8,
 * as UTF-16 with a BOM, or as Windows-1252, which Excel uses for "CSV" on German Windows. An SVG is UTF-8.
 */
export function textKind(bytes: Buffer, claimed: UploadExtension | undefined): 'txt' | 'csv' | 'svg' | undefined {
  const decodedText = decodeText(bytes);
  if (!decodedText) return undefined;
  if (svgStart.test(decodedText.text.slice(0, 10_000))) return decodedText.isUtf8 ? 'svg' : undefined;
  return claimed === 'txt' || claimed === 'csv' ? claimed : undefined;
}

// Not written by text editors.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** The five unassigned bytes of Windows-1252 are decoded to these control characters. */
const unassigned = /[\u0081\u008d\u008f\u0090\u009d]/;

function decodeText(bytes: Buffer): { text: string; isUtf8: boolean } | undefined {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  const text =
    mark === 0xfffe || mark === 0xfeff
      ? decoded(mark === 0xfffe ? utf16.le : utf16.be, bytes)
      : (decoded(utf8, bytes) ?? windows1252.decode(bytes));
  if (text === undefined || binary.test(text) || unassigned.test(text)) return undefined;
  return { text, isUtf8: decoded(utf8, bytes) !== undefined };
}

function decoded(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
