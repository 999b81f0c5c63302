import { claimedExtension, type UploadExtension } from '@theke/contracts/media/upload-kinds';

/** Maximum length of a name, in characters. */
const longest = 200;

// Control and bidi characters: "rechnung\u202Efdp.exe" is displayed as "rechnungexe.pdf".
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const deceiving = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Cleans a file's name: removes folders that some senders add; default: "Datei". */
export function uploadName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(deceiving, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (plain.length <= longest) return plain || 'Datei';
  const extension = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  // Does not split an emoji.
  return (
    plain
      .slice(0, longest - extension.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + extension
  );
}

/** The name with the file's real extension; another kind's extension is removed. */
export const nameWithExtension = (name: string, extension: UploadExtension): string => {
  const claimed = claimedExtension(name);
  if (claimed === extension) return uploadName(name);
  return uploadName(`${claimed ? name.trim().replace(/\.\w+$/, '') : name}.${extension}`);
};
