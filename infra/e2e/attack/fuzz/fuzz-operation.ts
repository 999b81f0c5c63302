import type { Endpoint } from '@theke/contracts/endpoint';
import { failure } from '@theke/contracts/errors';
import fc from 'fast-check';
import { type Ids, replaced } from '../../journeys/example-call.ts';
import { type Answer, type RawCall, rawCall } from '../raw-call.ts';
import { generateInputs, type Input } from './generate-inputs.ts';
import { isInputConsumed } from './operation-preparations.ts';
import type { Prepare, Prepared } from './prepare.ts';

/** Maximum duration of a response, in ms. */
const timeoutMs = 2_000;
/** Concurrent requests: few, so that queueing is not taken for hanging. */
const concurrency = 6;

export type Fuzz = {
  port: number;
  at: Endpoint;
  ids: Ids;
  /** Host and cookie of the sender. */
  headers: [string, string][];
  runs: number;
  /** The same seed produces the same requests, except for replaced single-use data. */
  seed: number;
  prepare?: Prepare | undefined;
};

export type Findings = { faults: string[]; statuses: Map<number, number> };

/** Sends generated requests of one operation. Each must be answered in time, without a 5xx, and with German errors. */
export async function fuzzOperation(fuzz: Fuzz): Promise<Findings> {
  const { port, at, ids, headers, runs, seed, prepare } = fuzz;
  const inputs = fc.sample(generateInputs(at, ids), { numRuns: runs, seed });
  const findings: Findings = { faults: [], statuses: new Map() };
  const slow: Input[] = [];
  const send = (input: Input, fresh?: Prepared) => rawCall(port, applyPrepared(input, headers, fresh), timeoutMs);
  const record = (input: Input, answer: Answer) => {
    findings.statuses.set(answer.status, (findings.statuses.get(answer.status) ?? 0) + 1);
    const fault = findFault(answer);
    if (fault) findings.faults.push(`${fault}: ${formatInput(input)} -> ${answer.status} ${answer.text.slice(0, 200)}`);
  };

  const waiting = [...inputs];
  const work = async () => {
    let prepared = await prepare?.();
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      const next = input;
      const answer = await send(next, prepared).catch(() => undefined);
      if (answer) record(next, answer);
      else slow.push(next);
      if (!answer || isInputConsumed(answer)) prepared = await prepare?.();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // A response that was slow under load may be fast alone; a real hang repeats, and one is enough.
  for (const input of slow) {
    const answer = await send(input, await prepare?.()).catch((error: Error) => error);
    if (answer instanceof Error) {
      findings.faults.push(`no answer (${answer.message}): ${formatInput(input)}`);
      break;
    }
    record(input, answer);
  }
  return findings;
}

/** The same input with unused data, so that the operation can succeed again. */
function applyPrepared(
  { path, body, ...input }: Input,
  headers: [string, string][],
  prepared: Prepared | undefined,
): RawCall {
  const { ids = new Map(), cookie, sign } = prepared ?? {};
  const sentBody = typeof body === 'string' ? replaced(body, ids) : body;
  return {
    ...input,
    path: replaced(path, ids),
    body: sentBody,
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, name === 'cookie' && cookie ? cookie : value]),
      ...input.headers.map(([name, value]): [string, string] => [name, replaced(value, ids)]),
      ...(sign && sentBody !== undefined ? [sign(sentBody)] : []),
    ],
  };
}

/** Matches a sentence by its beginning and end. */
const germanSentence = /^[„A-ZÄÖÜ].*[.!?)]$/s;

function findFault({ status, headers, text }: Answer): string | undefined {
  if (status >= 500) return 'a defect';
  if (status < 400) return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return 'refused without JSON';
  const parsed = failure.safeParse(parse(text));
  if (!parsed.success) return 'refused in another format';
  const wrong = parsed.data.errors.find(
    ({ message, code }) => !germanSentence.test(message) || !/^[A-Z_]+$/.test(code),
  );
  return wrong && 'refused without a German sentence';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const formatInput = ({ method, path, headers, body }: Input): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body?.toString().slice(0, 600))}`;
