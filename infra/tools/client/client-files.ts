import { readFileSync } from 'node:fs';
import { openapi } from '@theke/contracts/openapi';
import { type JsonSchema, typeOfSchema } from './type-of-schema.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema };
type Content = Readonly<Record<string, { schema: JsonSchema }>>;
type Operation = {
  operationId: string;
  summary: string;
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};
type Described = Operation & { method: string; path: string };
type Document = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const version = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

const isSuccess = ([status]: [string, unknown]): boolean => status.startsWith('2');

function replyOf({ responses }: Operation): { kind: 'empty' | 'json' | 'response'; type: string } {
  const content = Object.entries(responses).find(isSuccess)?.[1].content;
  if (!content) return { kind: 'empty', type: 'undefined' };
  const json = content['application/json'];
  return json ? { kind: 'json', type: typeOfSchema(json.schema) } : { kind: 'response', type: 'Response' };
}

/** The input of an operation, and whether it can be left out. */
function inputOf({ parameters, requestBody }: Operation): { type: string; isOptional: boolean } {
  const group = (where: Parameter['in'], name: string) => {
    const found = parameters.filter((one) => one.in === where);
    if (found.length === 0) return undefined;
    const required = found.filter((one) => one.required).map((one) => one.name);
    const properties = Object.fromEntries(found.map((one) => [one.name, one.schema]));
    const type = typeOfSchema({ type: 'object', properties, required });
    return { text: `${name}${required.length > 0 ? '' : '?'}: ${type}`, isRequired: required.length > 0 };
  };
  const body = requestBody?.content['application/json'];
  const parts = [
    group('path', 'params'),
    group('query', 'query'),
    group('header', 'headers'),
    body && { text: `body: ${typeOfSchema(body.schema)}`, isRequired: true },
  ].filter((part) => part !== undefined);
  const fields = [...parts.map(({ text }) => text), 'signal?: AbortSignal'];
  return { type: `{ ${fields.join('; ')} }`, isOptional: !parts.some(({ isRequired }) => isRequired) };
}

/** Operations for programs: those with a session, an API key or a personal token, and public ones. */
function listOperations({ paths }: Document): Described[] {
  return Object.entries(paths)
    .flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
    )
    .toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1));
}

const declarationOf = (one: Described): string => {
  const { type, isOptional } = inputOf(one);
  return [
    `  /** ${one.summary}: ${one.method} /api${one.path} */`,
    `  ${one.operationId}: { input: ${type}; isOptional: ${isOptional}; reply: ${replyOf(one).type} };`,
  ].join('\n');
};

const declarations = (operations: readonly Described[]): string => `// Written by \`npm run client\`.

/** Input and reply of each operation of the API. Replies have \`data\`, lists also \`meta\`. */
export interface Operations {
${operations.map(declarationOf).join('\n')}
}

type Sent<Name extends keyof Operations> = Operations[Name]['isOptional'] extends true
  ? [input?: Operations[Name]['input']]
  : [input: Operations[Name]['input']];

/** Calls one operation. @throws ThekeError if the API refuses it */
export type Client = <Name extends keyof Operations>(
  name: Name,
  ...sent: Sent<Name>
) => Promise<Operations[Name]['reply']>;

/**
 * @param options.url address of the business, such as https://marillo.example
 * @param options.token personal API token (thp_) or API key (thk_); without one only public operations answer
 */
export declare function createClient(options: { url: string; token?: string; fetch?: typeof fetch }): Client;

/** A refused call: HTTP status, and per error a German sentence, a stable code and the field. */
export declare class ThekeError extends Error {
  readonly status: number;
  readonly errors: readonly { code: string; message: string; field?: string }[];
}
`;

const index = `import { operations } from './operations.mjs';
import { clientFor, ThekeError } from './runtime.mjs';

export const createClient = clientFor(operations);
export { ThekeError };
`;

const readme = `# @theke/client

Typed client of Theke's HTTP API for Node 20 and browsers, without dependencies. Written by \`npm run client\`.

\`\`\`ts
import { createClient, ThekeError } from '@theke/client';

const theke = createClient({ url: 'https://marillo.example', token: process.env.THEKE_TOKEN });
const { data, meta } = await theke('listOrders', { query: { pageSize: 50, filter: { status: 'new' } } });
\`\`\`

- Tokens are created in the back office, "Mein Konto", with the permissions that the program needs.
- A refused call throws \`ThekeError\` with \`status\` and \`errors\` (\`code\`, \`message\`, \`field\`). After 429 and 503 wait as
  long as the header \`retry-after\` says.
- \`openapi.json\` describes the same operations for other languages.
`;

/** The files of the package @theke/client, by name. */
export function clientFiles(): Map<string, string> {
  const document = openapi(version);
  const operations = listOperations(document as unknown as Document);
  const table = operations.map((one) => [one.operationId, [one.method, one.path, replyOf(one).kind]]);
  return new Map([
    [
      'package.json',
      `${JSON.stringify(
        {
          ...{ name: '@theke/client', version, license: 'UNLICENSED', type: 'module' },
          exports: { '.': { types: './index.d.ts', default: './index.mjs' }, './openapi.json': './openapi.json' },
          engines: { node: '>=20' },
        },
        null,
        2,
      )}\n`,
    ],
    ['README.md', readme],
    ['index.mjs', index],
    ['runtime.mjs', readFileSync(new URL('./runtime.mjs', import.meta.url), 'utf8')],
    ['index.d.ts', declarations(operations)],
    ['operations.mjs', `export const operations = ${JSON.stringify(Object.fromEntries(table))};\n`],
    ['openapi.json', `${JSON.stringify(document)}\n`],
  ]);
}
