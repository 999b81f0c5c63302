import type { Endpoint } from '@theke/contracts/endpoint';
import { failure } from '@theke/contracts/errors';
import fc from 'fast-check';
import { type Ids, replaced } from '../../journeys/example-call.ts';
import { type Answer, type RawCall, rawCall } from '../raw-call.ts';
import { type Input, inputsOf } from './generate-inputs.ts';
import { isUsedUp } from './operation-preparations.ts';
import type { Fresh, LayGround } from './prepare.ts';

/** Maximum duration of a response, in ms. */
const timeoutMs = 2_000;
/** Concurrent requests: few, so that queueing is not taken for hanging. */
const atOnce = 6;

export type Fuzz = {
  port: number;
  at: Endpoint;
  ids: Ids;
  /** Host and cookie of the sender. */
  headers: [string, string][];
  runs: number;
  /** The same seed produces the same requests, except for replaced single-use data. */
  seed: number;
  layGround?: LayGround | undefined;
};

export type Findings = { faults: string[]; statuses: Map<number, number> };

/** Sends generated requests of one operation. Each must be answered in time, without a 5xx, and with German errors. */
export async function fuzzOperation(fuzz: Fuzz): Promise<Findings> {
  const { port, at, ids, headers, runs, seed, layGround } = fuzz;
  const inputs = fc.sample(inputsOf(at, ids), { numRuns: runs, seed });
  const findings: Findings = { faults: [], statuses: new Map() };
  const slow: Input[] = [];
  const send = (input: Input, fresh?: Fresh) => rawCall(port, withFresh(input, headers, fresh), timeoutMs);
  const judge = (input: Input, answer: Answer) => {
    findings.statuses.set(answer.status, (findings.statuses.get(answer.status) ?? 0) + 1);
    const wrong = whatIsWrong(answer);
    if (wrong) findings.faults.push(`${wrong}: ${shown(input)} -> ${answer.status} ${answer.text.slice(0, 200)}`);
  };

  const waiting = [...inputs];
  const work = async () => {
    let fresh = await layGround?.();
    for (let input = waiting.pop(); input; input = waiting.pop()) {
      const next = input;
      const answer = await send(next, fresh).catch(() => undefined);
      if (answer) judge(next, answer);
      else slow.push(next);
      if (!answer || isUsedUp(answer)) fresh = await layGround?.();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // A response that was slow under load may be fast alone; a real hang repeats, and one is enough.
  for (const input of slow) {
    const answer = await send(input, await layGround?.()).catch((error: Error) => error);
    if (answer instanceof Error) {
      findings.faults.push(`no answer (${answer.message}): ${shown(input)}`);
      break;
    }
    judge(input, answer);
  }
  return findings;
}

/** The same input with unused data, so that the operation can succeed again. */
function withFresh({ path, body, ...input }: Input, headers: [string, string][], fresh: Fresh | undefined): RawCall {
  const { ids = new Map(), cookie, sign } = fresh ?? {};
  const sent = typeof body === 'string' ? replaced(body, ids) : body;
  return {
    ...input,
    path: replaced(path, ids),
    body: sent,
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, name === 'cookie' && cookie ? cookie : value]),
      ...input.headers,
      ...(sign && sent !== undefined ? [sign(sent)] : []),
    ],
  };
}

/** Matches a sentence by its beginning and end. */
const german = /^[„A-ZÄÖÜ].*[.!?)]$/s;

function whatIsWrong({ status, headers, text }: Answer): string | undefined {
  if (status >= 500) return 'a defect';
  if (status < 400) return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return 'refused without JSON';
  const parsed = failure.safeParse(parse(text));
  if (!parsed.success) return 'refused in another form';
  const wrong = parsed.data.errors.find(({ message, code }) => !german.test(message) || !/^[A-Z_]+$/.test(code));
  return wrong && 'refused without a German sentence';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shown = ({ method, path, headers, body }: Input): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${JSON.stringify(body?.toString().slice(0, 600))}`;
