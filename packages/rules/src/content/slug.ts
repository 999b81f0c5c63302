const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const hyphenated = (text: string, gaps: RegExp, removed: RegExp): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] as string)
    .replace(gaps, '-')
    .replace(removed, '')
    .replace(/-{2,}/g, '-');

/** The slug of a text (NUMBER-04); empty if no character is allowed in addresses. */
export const toSlug = (text: string): string => hyphenated(text, /[_\s]+/g, /[^a-z0-9-]/g).replace(/-$/, '');

/** A normalised path of a site (NUMBER-05), without slashes at the ends; empty for the root. */
export const pathOf = (text: string): string =>
  hyphenated(text, /\s+/g, /[^a-z0-9._/-]/g).replace(/^[/.-]+|[/.-]+$/g, '');

/** The number after the last hyphen of `slug-number` (NUMBER-03); undefined if there is none. */
export function numberIn(identifier: string): number | undefined {
  const digits = /(?:^|-)([1-9]\d{0,8})$/.exec(identifier)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type Numbered = { readonly title: string; readonly number: number };

/** `slug-number`, or only the number if the title gives an empty slug. */
const identifierOf = ({ title, number }: Numbered): string =>
  [toSlug(title), number].filter((part) => part !== '').join('-');

export const postPath = (post: Numbered): string => `/magazin/${identifierOf(post)}`;
export const projectPath = (project: Numbered): string => `/projekte/${identifierOf(project)}`;
