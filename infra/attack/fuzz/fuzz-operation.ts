import type { Endpoint } from '@theke/contracts/endpoint';
import { failure } from '@theke/contracts/errors';
import fc from 'fast-check';
import { type Ids, replaced } from '../../journey/example-call.ts';
import { type Answer, type RawCall, rawCall } from '../raw-call.ts';
import { isUsedUp } from './groundwork.ts';
import { type Input, inputsOf } from './inputs-of.ts';
import type { Fresh, LayGround } from './lay-ground.ts';

/** Longest that an answer may take, in ms. */
const timeoutMs = 2_000;
/** Requests under way at once: few, so that waiting for one another is not taken for hanging. */
const atOnce = 6;

export type Fuzz = {
  port: number;
  at: Endpoint;
  ids: Ids;
  /** Host and cookie of the one who sends. */
  headers: [string, string][];
  runs: number;
  /** The same seed, the same requests, but for what stands in the place of what is used up. */
  seed: number;
  layGround?: LayGround | undefined;
};

export type Findings = { faults: string[]; statuses: Map<number, number> };

/** Sends generated requests of one operation. Each is answered in time, without a defect, and in German where refused. */
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
  // What was slow among others on a busy machine may be quick alone; what hangs, hangs again, and one such is enough.
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

/** The same input, about something that is still there to be dealt with. */
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

/** A sentence: begins like one, ends like one. */
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
