/** What closes the bracket that stands at `open`, and the last sign before it that is neither space nor comment. */
function ends(text: string, open: number): { last: number; close: number } | undefined {
  let depth = 0;
  let last = open;
  for (let at = open; at < text.length; at++) {
    const sign = text.charAt(at);
    const pair = text.slice(at, at + 2);
    if (pair === '//' || pair === '/*') {
      const end = text.indexOf(pair === '//' ? '\n' : '*/', at);
      if (end < 0) return undefined;
      at = end;
      continue;
    }
    if ('\'"`'.includes(sign)) {
      do at += text.charAt(at) === '\\' ? 2 : 1;
      while (at < text.length && text.charAt(at) !== sign);
    } else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth === 0) return { last, close: at };
    if (sign.trim()) last = at;
  }
  return undefined;
}

/** Where the bracket stands with which the first match of `opening` ends. */
function openOf(text: string, opening: RegExp): number {
  const match = opening.exec(text);
  return match ? match.index + match[0].length - 1 : -1;
}

/**
 * Puts one more item at the end of a list or an object.
 * @param opening ends with the opening bracket: `/events: \[/`
 * @returns undefined where there is no such list
 */
export function insertInto(text: string, opening: RegExp, item: string): string | undefined {
  const open = openOf(text, opening);
  const found = open < 0 ? undefined : ends(text, open);
  if (!found) return undefined;
  const { last, close } = found;
  const head = `${text.slice(0, last + 1)}${last === open || text.charAt(last) === ',' ? '' : ','}`;
  const besides = /^[ \t]*\/\/[^\n]*/.exec(text.slice(last + 1))?.[0] ?? '';
  const isLong = text.slice(open, close).includes('\n');
  return `${head}${besides}${isLong ? '\n' : ' '}${item},${text.slice(last + 1 + besides.length)}`;
}

/**
 * The same for the value of a property: a list that stands there, or any expression that is one.
 * @param property `events`
 */
export function insertIntoProperty(text: string, property: string, item: string): string | undefined {
  const list = insertInto(text, new RegExp(`\\b${property}: \\[`), item);
  if (list !== undefined) return list;
  const value = new RegExp(`\\b${property}: ([^,\\n]+),\\n`);
  return value.test(text)
    ? text.replace(value, (_, expression) => `${property}: [...${expression}, ${item}],\n`)
    : undefined;
}

/** Puts lines before the first match. */
export function insertBefore(text: string, place: RegExp, lines: string): string | undefined {
  const match = place.exec(text);
  return match ? text.slice(0, match.index) + lines + text.slice(match.index) : undefined;
}

/** Another import; the formatter sorts them. One that stands there already is not repeated. */
export const addImport = (text: string, line: string): string | undefined =>
  text.includes(line) ? text : insertBefore(text, /^import /m, `${line}\n`);
