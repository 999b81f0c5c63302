import type { UploadExtension } from '@theke/contracts/media/upload-kinds';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const utf16 = { le: new TextDecoder('utf-16le', { fatal: true }), be: new TextDecoder('utf-16be', { fatal: true }) };
const windows1252 = new TextDecoder('windows-1252');

/** An SVG's first element, after whatever may stand before it. No two alternatives begin alike: nothing is tried twice. */
const svgStart = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i;

/**
 * Texts have no first bytes to be known by: they hold no controls, and are then what the name claims. Read as UTF-8, as UTF-16 with its mark, or
 * as Windows-1252, in which Excel writes "CSV" on a German Windows. An SVG is UTF-8.
 */
export function textKind(bytes: Buffer, claimed: UploadExtension | undefined): 'txt' | 'csv' | 'svg' | undefined {
  const text = textOf(bytes);
  if (!text) return undefined;
  if (svgStart.test(text.said.slice(0, 10_000))) return text.isUtf8 ? 'svg' : undefined;
  return claimed === 'txt' || claimed === 'csv' ? claimed : undefined;
}

// No text editor writes these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** The five bytes that stand for nothing in Windows-1252 come out as these controls. */
const unassigned = /[\u0081\u008d\u008f\u0090\u009d]/;

function textOf(bytes: Buffer): { said: string; isUtf8: boolean } | undefined {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  const said =
    mark === 0xfffe || mark === 0xfeff
      ? decoded(mark === 0xfffe ? utf16.le : utf16.be, bytes)
      : (decoded(utf8, bytes) ?? windows1252.decode(bytes));
  if (said === undefined || binary.test(said) || unassigned.test(said)) return undefined;
  return { said, isUtf8: decoded(utf8, bytes) !== undefined };
}

function decoded(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
