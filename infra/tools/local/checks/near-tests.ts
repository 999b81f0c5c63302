import { dirname, join } from 'node:path';

/** A test file and its source text; paths are relative to the root. */
export type TestSource = { file: string; text: string };

/**
 * A folder with more tests than this covers many subjects (the pages of the back office), so being in it proves
 * nothing.
 */
const maxTestsInFolder = 12;

/**
 * Selects the tests to run after a change: tests that changed, lie beside a changed file or import one directly.
 * Effects further away are found by `npm test`.
 * @param changed paths relative to the root
 * @param folderOfPackage e.g. `@theke/rules` -> `packages/rules`
 */
export function nearTests(
  changed: readonly string[],
  tests: readonly TestSource[],
  folderOfPackage: ReadonlyMap<string, string>,
): string[] {
  const files = new Set(changed);
  const sources = changed.filter((file) => /\.(tsx?|sql|css)$/.test(file));
  const countTests = (folder: string) => tests.filter(({ file }) => dirname(file) === folder).length;
  const folders = new Set(
    sources.map((file) => dirname(file)).filter((folder) => countTests(folder) <= maxTestsInFolder),
  );
  return tests
    .filter(
      ({ file, text }) =>
        files.has(file) ||
        (folders.has(dirname(file)) && dirname(file) !== '.') ||
        importedPaths(file, text, folderOfPackage).some((path) => files.has(path)),
    )
    .map(({ file }) => file);
}

/** All paths that the imports of the text may resolve to. */
function importedPaths(file: string, text: string, folderOfPackage: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(/from '([^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [join(dirname(file), specifier)];
    const [scope, name, ...rest] = specifier.split('/');
    const folder = folderOfPackage.get(`${scope}/${name}`);
    if (!folder || rest.length === 0) return [];
    const path = rest.join('/');
    return [`${folder}/src/${path}`, `${folder}/${path}`].flatMap((base) => [base, `${base}.ts`, `${base}.tsx`]);
  });
}
