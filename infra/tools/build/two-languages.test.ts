import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

/**
 * Storefront and shell are built once per language: the English build replaces `X.de.ts` with `X.en.ts`. Texts for
 * guests must therefore be in a `.de.ts` with an English twin, and no German may be outside of one. The check covers
 * all static and dynamic imports of the two entries, and the cookie banner.
 */
const root = join(import.meta.dirname, '../../..');
const entries = [
  'frontends/storefront/src/lifecycles.tsx',
  'frontends/shell/src/index.ts',
  'packages/ui/src/consent/consent-banner.tsx',
  'packages/ui/src/consent/consent-link.tsx',
  'packages/ui/src/consent/enhance-consent.ts',
];

/** German texts that no guest reads, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/rules/src/hours/week-text.ts': 'only the German text of a coupon names its times',
  'packages/rules/src/orders/order-moves.ts': 'refuses requests of staff; guests only use `isOver`',
};

/** Texts equal in both languages: words, short weekdays, unit signs, and functions that only join their arguments. */
const equalTexts = new Set(
  [
    [
      '404 Not Found',
      'Cookies',
      'Gluten',
      'Liechtenstein',
      'Minimum',
      'Name',
      'PayPal',
      'Person',
      'Service',
      'Status',
      'Takeaway',
    ],
    ['optional', 'Newsletter', 'Mo', 'Fr', 'Sa', '3', '3: 3', '', 'Plan: 3', 'N', '3 m', '3 km'],
    ['g', 'dag', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm', 'dm', 'm', 'km'],
    ['mm²', 'cm²', 'dm²', 'm²', 'mm³', 'cm³', 'dm³', 'm³'],
  ].flat(),
);
/** The table of units is part of the catalogue; its types are not texts. */
const isNotText = (at: string) => /^\.units\.[\w-]+\.type$/.test(at);

type Package = { name?: string; exports?: Record<string, string> };
const packages = globSync(['packages/*/package.json', 'frontends/*/package.json'], { cwd: root }).map((file) => {
  const { name = '', exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Package;
  return { name, exports, folder: join(root, dirname(file)) };
});

/** The file that an import of our own code resolves to; undefined for other packages. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const found = packages.find(({ name }) => specifier.startsWith(`${name}/`));
  if (!found) return undefined;
  const subpath = `.${specifier.slice(found.name.length)}`;
  for (const [pattern, target] of Object.entries(found.exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? pattern !== subpath : !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    const star = after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length);
    const file = join(found.folder, target.replace('*', star));
    if (existsSync(file)) return file;
  }
  return undefined;
}

const imports =
  /(?:^import(?! type)[^;]*?from|\bimport\(|^import|^export (?!type)[^;]*? from)\s*(?:\/\*.*?\*\/\s*)*'([^']+)'/gms;

function reachable(): string[] {
  const seen = new Set<string>();
  const walk = (file: string | undefined) => {
    if (!file || seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imports)) walk(resolveImport(file, specifier));
  };
  for (const entry of entries) walk(join(root, entry));
  return [...seen].map((file) => relative(root, file)).toSorted();
}

const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');

const german =
  /[äöüÄÖÜ„“]|\b(Bitte|Uhr|nicht|heute|morgen|und|oder|der|die|das|bis|ist|wird|Ihre?|Sie|wir|mit|von|zu[rm]?|Diese[rs]?|geschlossen|Bestellung|Speisekarte|Warenkorb|Lieferung|Abholung|Zahlung|Montag)\b/;
const quotedTexts = /(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1|>\s*([^<>{}=;]*[a-zäöüß][^<>{}=;]*)\s*</g;

/** German words in a module's strings and markup. */
const findGerman = (source: string): string[] =>
  [...withoutComments(source).matchAll(quotedTexts)]
    .map(([, , quoted, between]) => quoted ?? between ?? '')
    .filter((text) => german.test(text));

const modules = reachable();
const catalogues = modules.filter((file) => file.endsWith('.de.ts'));
const toEnglishFile = (file: string) => file.replace(/\.de\.ts$/, '.en.ts');

/** Every text of a catalogue by its path; functions are called with placeholder arguments. */
function collectTexts(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') {
    const say = value as (...args: unknown[]) => unknown;
    const placeholders = (one: unknown) => Array.from({ length: say.length }, () => one);
    for (const one of ['3', 'piece', ['3', '4'], { message: '3', code: 'COUPON_UNKNOWN' }])
      try {
        const texts = collectTexts(say(...placeholders(one)), `${at}()`);
        if (texts.length > 0) return texts;
      } catch {
        // It takes arguments of another kind.
      }
    throw new Error(`${at} is empty`);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectTexts(inner, `${at}.${key}`));
}

describe('texts for guests exist in both languages', () => {
  test('finds the modules of storefront and shell, and those that both import', () => {
    for (const part of ['frontends/storefront/', 'frontends/shell/', 'packages/rules/', 'packages/ui/'])
      expect(catalogues.filter((file) => file.startsWith(part)).length).toBeGreaterThan(0);
    expect(modules).toContain('frontends/storefront/src/checkout/checkout.tsx');
    expect(modules.length).toBeGreaterThan(250);
  });

  test.each(catalogues)('has an English twin of %s', (file) => {
    expect(existsSync(join(root, toEnglishFile(file)))).toBe(true);
    // It would pull the German text into the English build.
    expect(readFileSync(join(root, toEnglishFile(file)), 'utf8')).not.toMatch(/^import (?!type)[^;]*\.de(\.ts)?'/m);
  });

  test('has no German outside of catalogues', () => {
    const found = modules
      .filter((file) => !/\.(de|en)\.ts$/.test(file) && !(file in exceptions))
      .map((file) => [file, findGerman(readFileSync(join(root, file), 'utf8'))] as const);
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
  });

  test('has only exceptions that are reachable and German', () => {
    const unneeded = Object.keys(exceptions).filter(
      (file) => !modules.includes(file) || findGerman(readFileSync(join(root, file), 'utf8')).length === 0,
    );
    expect(unneeded).toEqual([]);
  });

  test('names every catalogue file `X.de.ts`, so that the English build replaces it', () => {
    const hidden = modules
      .filter((file) => !file.endsWith('.de.ts'))
      .filter((file) => /^(import|export) (?!type)[^;]*\.de'/m.test(readFileSync(join(root, file), 'utf8')));
    expect(hidden).toEqual([]);
  });

  test.each(catalogues)('translates %s to English', async (file) => {
    const [germanModule, englishModule] = await Promise.all(
      [file, toEnglishFile(file)].map(async (path) => (await import(join(root, path))) as Record<string, unknown>),
    );
    expect(Object.keys(englishModule ?? {}).toSorted()).toEqual(Object.keys(germanModule ?? {}).toSorted());
    const english = new Map(collectTexts({ ...englishModule }, ''));
    const texts = collectTexts({ ...germanModule }, '');
    expect([...english.keys()].toSorted()).toEqual(texts.map(([at]) => at).toSorted());
    const untranslated = texts.filter(
      ([at, text]) => english.get(at) === text && !equalTexts.has(text) && !isNotText(at),
    );
    expect(untranslated).toEqual([]);
  });
});

test('finds German in strings and markup but not in comments', () => {
  expect(findGerman("const a = 'Bitte warten';")).toEqual(['Bitte warten']);
  expect(findGerman('const a = <b>Noch nicht</b>;')).toEqual(['Noch nicht']);
  expect(findGerman('const a = `um $time Uhr`; // nicht')).toEqual(['um $time Uhr']);
  expect(findGerman("/* Bitte */ const a = 'please';")).toEqual([]);
});
