import type { UploadExtension } from '@theke/contracts/media/upload-kinds';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** An SVG's first element, after whatever may stand before it. No two alternatives begin alike: nothing is tried twice. */
const svgStart = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/i;

/** Texts have no first bytes to be known by: UTF-8 without controls, and then what the name claims. */
export function textKind(bytes: Buffer, claimed: UploadExtension | undefined): 'txt' | 'csv' | 'svg' | undefined {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  if (svgStart.test(text.slice(0, 10_000))) return 'svg';
  return claimed === 'txt' || claimed === 'csv' ? claimed : undefined;
}

function textOf(bytes: Buffer): string | undefined {
  // No text editor writes these.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const isBinary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
  try {
    const text = utf8.decode(bytes);
    return isBinary.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
