import fc from 'fast-check';

/** Values that have broken parsers, databases and renderers before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202eabc',
  'مرحبا',
  'e\u0301\u0301\u0301',
  'İß\u1e9e',
  '\ufeff',
  '\u2028',
  '\r\nSet-Cookie: x=1',
  "'; drop table orders; --",
  '%00',
  '%',
  '\\',
  '$1',
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e309',
  'null',
  'true',
  'undefined',
  '24:00',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '2026-11-21T12:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(300),
  'ü'.repeat(10_000),
];

const numbers = [0, -0, -1, 0.1 + 0.2, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, Number.MAX_VALUE, 5e-324];

const nested = (depth: number): unknown =>
  depth === 0 ? [] : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** Defines an own property even for the name `__proto__`. */
const withOwn = (name: string, value: unknown): object =>
  JSON.parse(JSON.stringify({ x: value }).replace('"x"', JSON.stringify(name)));

const rareKeys = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  nested(100),
  Array.from({ length: 1000 }, (_, index) => index),
  withOwn('__proto__', { isAdmin: true }),
  withOwn('constructor', { prototype: {} }),
  { toString: 1, valueOf: 1, length: 1e9 },
  withOwn('then', 'x'),
  { id: 'x' },
];

/** Field names. */
export const nastyKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  '\ud800',
  '0',
  'a.b',
  '$ref',
  'x'.repeat(500),
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...rareKeys) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const deep = 100_000;

/** Bodies that are not JSON, or JSON that no client writes. */
export const nastyBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<string | Buffer>(
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '[[[[]]]]',
    '{',
    '{"a":',
    '{"a":1,}',
    "{'a':1}",
    'NaN',
    '{"a":1e400}',
    '{"a":-0}',
    `{"a":${'9'.repeat(400)}}`,
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{"\\ud800":1}',
    '{"a":"\\u0000"}',
    '\ufeff{}',
    '[1,2',
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from('{"name":"x"}', 'utf16le'),
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    `${'{"a":'.repeat(deep / 10)}1${'}'.repeat(deep / 10)}`,
    `{"a":"${'x'.repeat(300_000)}"}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index]))),
  ),
  nastyText,
  fc.json(),
);

/** The first one is chosen most often, so that later checks are reached too. */
export const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'application/json;',
  'application/vnd.api+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
  'x',
];

/** Raw query strings, with valid or invalid encoding. */
export const nastyQueries = [
  '%',
  '%zz',
  '%c0%af',
  'q=%00',
  'q=%ff%fe',
  `q=${'x'.repeat(5000)}`,
  'q=%25_%5c',
  'q[]=a&q[]=b',
  'q[a]=b',
  'page=1&page=2',
  'page=',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=99999999999999999999',
  'page=9007199254740991&pageSize=500',
  'page=0x10',
  'pageSize=0',
  'pageSize=501',
  'pageSize=NaN',
  'sort=__proto__',
  'sort=-',
  'sort=createdAt;drop',
  'filter=1',
  'filter[]=1',
  'filter[x]=1',
  'filter[__proto__]=1',
  'filter[constructor]=1',
  'filter[a][b]=1',
  'filter[isEnabled]=%00',
  'filter[branch]=x',
  'branch=',
  'branch=x&branch=y',
  '__proto__=1',
  'constructor=1',
  '&&&==&?',
  '+',
  Array.from({ length: 300 }, (_, index) => `a${index}=1`).join('&'),
];

/** Raw path segments. */
export const nastySegments = [
  '%',
  '%zz',
  '%00',
  '%2f',
  '%2e%2e',
  '..',
  '.',
  '%ff',
  'a%20b',
  'me',
  'null',
  'undefined',
  '-1',
  '0',
  '*',
  ';',
  '__proto__',
  'x'.repeat(3000),
  '%F0%9F%8D%95',
  "'--",
  '%27%20or%201=1',
];
