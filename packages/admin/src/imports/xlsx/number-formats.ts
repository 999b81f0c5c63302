import { parseXml } from './parse-xml.ts';

export type NumberFormat = 'number' | 'percent' | 'date' | 'time' | 'date-time';

/** Formats that have a number but no code in the file (ECMA-376, 18.8.30). */
function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return 'percent';
  if (id === 22) return 'date-time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return 'time';
  return 'number';
}

/** Reads a format code such as `dd.mm.yyyy hh:mm` or `0.00 %`; the section of positive numbers decides. */
export function formatOfCode(code: string): NumberFormat {
  const [section = ''] = code.split(';', 1);
  const isElapsed = /\[(h+|m+|s+)\]/i.test(section);
  const bare = section.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').toLowerCase();
  if (bare.includes('general')) return 'number';
  const hasTime = isElapsed || /[hs]/.test(bare);
  const hasDate = /[dy]/.test(bare) || (/m/.test(bare) && !hasTime);
  if (hasDate) return hasTime ? 'date-time' : 'date';
  if (hasTime) return 'time';
  return bare.includes('%') ? 'percent' : 'number';
}

/** Reads the number format of each cell style (`s` of a cell). */
export function readNumberFormats(styles: string): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCellStyles = false;
  parseXml(styles, {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode'));
      if (name === 'cellXfs') isInCellStyles = true;
      if (name !== 'xf' || !isInCellStyles) return;
      const id = Number(attribute('numFmtId'));
      const code = codes.get(id);
      formats.push(code === undefined ? builtInFormat(id) : formatOfCode(code));
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return formats;
}
