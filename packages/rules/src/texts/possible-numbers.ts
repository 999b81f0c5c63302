/** Matches groups of thousands by dots or commas: "1.234", "12,345,678". A grouped number does not start with 0. */
const grouped = (sign: ',' | '.') => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`);
const isGrouped = { '.': grouped('.'), ',': grouped(',') };

/** Returns the possible readings of a text as digits with a decimal point. Without sign, spaces and currency. */
function possibleReadings(digits: string): string[] {
  const [commas, dots] = [digits.split(',').length - 1, digits.split('.').length - 1];
  const withoutSeparators = (text: string) => text.replaceAll(/[.,]/g, '');
  if (commas === 0 && dots === 0) return [digits];
  if (commas === 1 && dots === 0) return [digits.replace(',', '.')];
  // "1.234" is 1234 with a thousands separator, or 1.234 typed on a numeric keypad.
  if (commas === 0 && dots === 1) return isGrouped['.'].test(digits) ? [withoutSeparators(digits), digits] : [digits];
  if (commas === 0) return isGrouped['.'].test(digits) ? [withoutSeparators(digits)] : [];
  const [beforeComma = '', afterComma = ''] = digits.split(',');
  // "1.234,50"
  if (commas === 1 && digits.indexOf('.') < digits.indexOf(','))
    return isGrouped['.'].test(beforeComma) ? [`${withoutSeparators(beforeComma)}.${afterComma}`] : [];
  // English notation: "1,234.50" and "1,234,567".
  if (dots === 1) {
    const [beforeDot = '', afterDot = ''] = digits.split('.');
    if (!isGrouped[','].test(beforeDot)) return [];
    const english = `${withoutSeparators(beforeDot)}.${afterDot}`;
    return commas === 1 ? [english, `${beforeComma}.${afterComma.replace('.', '')}`] : [english];
  }
  return dots === 0 && isGrouped[','].test(digits) ? [withoutSeparators(digits)] : [];
}

const isDecimal = (text: string): boolean => /^(\d+(\.\d*)?|\.\d+)$/.test(text);

/**
 * All readings of a written number, with a decimal point: "1.234" has two, "1.234,50" one. Empty if it is not a number.
 */
export function possibleNumbers(text: string): string[] {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll('−', '-')
    .replace(/^(?:€|EUR|CHF|Fr\.)|(?:€|EUR|CHF|Fr\.|%)$/gi, '');
  const sign = bare.startsWith('-') ? '-' : '';
  const digits = bare.slice(sign.length);
  // Switzerland groups thousands with apostrophes, so the dot is the decimal sign: "1'234.50".
  const isSwiss = /\d['’]\d{3}/.test(text) && /^\d+(\.\d+)?$/.test(digits);
  return (isSwiss ? [digits] : possibleReadings(digits)).filter(isDecimal).map((one) => sign + one);
}
