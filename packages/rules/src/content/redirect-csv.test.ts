import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRedirectCsv } from './redirect-csv.ts';

test('reads columns by their names, in any order, with their lines', () => {
  expect(parseRedirectCsv('\uFEFFto;from\r\n/team;/alt/team\r\n\r\n"/a;b";"x ""y"""')).toEqual([
    { line: 2, path: 'alt/team', target: '/team' },
    { line: 4, path: 'x "y"', target: '/a;b' },
  ]);
});

test('takes the first two columns without names, and the paths of whole addresses', () => {
  expect(parseRedirectCsv('https://alt.example/index.php?id=12,https://neu.example/team#wer\naltes,neues')).toEqual([
    { line: 1, path: 'index.php?id=12', target: '/team#wer' },
    { line: 2, path: 'altes', target: '/neues' },
  ]);
  expect(parseRedirectCsv('nur-eins')).toEqual([{ line: 1, path: 'nur-eins', target: '' }]);
  expect(parseRedirectCsv('')).toEqual([]);
});

test('returns every written rule with its line, whichever separator', () => {
  const path = fc.stringMatching(/^[a-z0-9 ;,"]{0,8}[a-z0-9]$/).map((text) => text.trim());
  const rules = fc.array(fc.tuple(path, path), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rules, fc.constantFrom(';', ',', '\t'), (all, separator) => {
      const quoted = (text: string) => `"/${text.replaceAll('"', '""')}"`;
      const text = ['from', 'to'].join(separator);
      const lines = all.map((rule) => rule.map(quoted).join(separator));
      expect(parseRedirectCsv([text, ...lines].join('\n'))).toEqual(
        all.map(([from, to], index) => ({ line: index + 2, path: from, target: `/${to}` })),
      );
    }),
  );
});
