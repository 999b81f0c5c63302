import { Refusal } from './refusal.ts';

export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (name: string): string => camel(`-${name}`);

/** Formats `loyalty-cards` as a heading: `Loyalty cards`. */
export const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** @throws Refusal unless it is lower-case words joined by hyphens */
export function checkName(subject: string, name: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40)
    throw new Refusal(
      `"${name}" is not a valid name for ${subject}: use lower-case words joined by hyphens, such as loyalty-cards.`,
    );
  try {
    new Function(`'use strict'; const ${camel(name)} = 0;`);
  } catch {
    throw new Refusal(`"${name}" is a reserved word of TypeScript. Choose another name.`);
  }
  return name;
}

function toSingular(plural: string): string {
  const rules: [RegExp, string][] = [
    [/ies$/, 'y'],
    [/(ss|x|ch|sh|zz)es$/, '$1'],
    [/([^s])s$/, '$1'],
  ];
  const rule = rules.find(([ending]) => ending.test(plural));
  if (!rule) throw new Refusal(`The singular of "${plural}" is unknown. Set it: --singular NAME`);
  return plural.replace(...rule);
}

/** Spellings of a name in code: `loyalty-cards`, `loyalty-card`. */
export const createSpellings = (many: string, one: string) => ({
  many,
  one,
  manyId: camel(many),
  oneId: camel(one),
  Types: pascal(many),
  Type: pascal(one),
  table: many.replaceAll('-', '_'),
  manyWords: many.replaceAll('-', ' '),
  oneWords: one.replaceAll('-', ' '),
});

/** @throws Refusal if the name cannot be used or its singular cannot be derived */
export function createNames(plural: string, singular?: string): ReturnType<typeof createSpellings> {
  checkName('a resource', plural);
  const one = checkName('the singular', singular ?? toSingular(plural));
  if (one === plural) throw new Refusal(`Singular and plural are both "${one}": events and lists need two names.`);
  return createSpellings(plural, one);
}
