import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, isLittle: boolean, isMarked: boolean) => {
  const marked = isMarked ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at++) view.setUint16(at * 2, marked.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const letters = 'abcdefgäöüßÄÖÜé €;,"\n0123456789';
const anyText = fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 60 }).map((all) => all.join(''));
/** Windows-1252 of the letters above: Latin-1, and the euro sign. */
const windows = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

// IMPORT-02
test('reads UTF-8 and UTF-16, with and without a mark', () =>
  fc.assert(
    fc.property(anyText, fc.boolean(), fc.boolean(), (text, isLittle, isMarked) => {
      const ascii = `Name;Preis;${text}`;
      expect(decodeText(new TextEncoder().encode(isMarked ? `\uFEFF${ascii}` : ascii))).toEqual({
        text: ascii,
        encoding: 'utf-8',
      });
      expect(decodeText(utf16(ascii, isLittle, isMarked))).toEqual({
        text: ascii,
        encoding: isLittle ? 'utf-16le' : 'utf-16be',
      });
    }),
  ));

test('reads Windows-1252 with umlauts and the euro sign', () => {
  expect(decodeText(windows('Käse;3,90 €'))).toEqual({ text: 'Käse;3,90 €', encoding: 'windows-1252' });
  fc.assert(fc.property(anyText, (text) => expect(decodeText(windows(`Käse ${text}`)).text).toBe(`Käse ${text}`)));
});
