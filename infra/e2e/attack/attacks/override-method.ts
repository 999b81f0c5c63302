import type { Endpoint } from '@theke/contracts/endpoint';
import { exampleCall } from '../../journeys/example-call.ts';
import { attackedEndpoints, writes } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer } from '../collect-faults.ts';
import { type Answer, rawCall } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const isData = ({ status, headers }: Answer) => status < 300 && String(headers['content-type']).includes('json');

type SendAs = (method: string, path: string, headers?: [string, string][]) => Promise<Answer>;

/**
 * Methods that a framework might map to a handler automatically, and method override headers: HEAD reveals what GET
 * would, none returns data, none writes.
 */
export const overrideMethods = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const people: Person[] = [{ host: victim.host }, { host: neighbour.host, cookie: neighbour.admin }];
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const person of people)
      found.push(
        ...(await collectFaults(attackedEndpoints, (at) =>
          sendOtherMethods(at, stage, createSender(stage, person, at)),
        )),
        ...(await collectFaults(writes, (at) => sendOverrideHeaders(at, stage, createSender(stage, person, at)))),
      );
    return found;
  });
};

async function sendOtherMethods(at: Endpoint, stage: Stage, sendAs: SendAs): Promise<string | undefined> {
  const { path } = exampleCall(at, stage.victim.ids);
  const [getAnswer, headAnswer] = [await sendAs('GET', path), await sendAs('HEAD', path)];
  if (getAnswer.status !== headAnswer.status)
    return `as HEAD: ${describeAnswer(at, headAnswer)}, but to GET ${getAnswer.status}`;
  for (const method of ['OPTIONS', 'PATCH', 'TRACE', 'PURGE']) {
    const answer = await sendAs(method, path);
    if (answer.status >= 500 || isData(answer)) return `as ${method}: ${describeAnswer(at, answer)}`;
  }
  return undefined;
}

async function sendOverrideHeaders(at: Endpoint, stage: Stage, sendAs: SendAs): Promise<string | undefined> {
  const { path } = exampleCall(at, stage.victim.ids);
  for (const verb of ['GET', 'POST'].filter((one) => one !== at.method)) {
    const answers = [
      await sendAs(
        verb,
        path,
        overrides.map((name) => [name, at.method]),
      ),
      await sendAs(verb, `${path}?_method=${at.method}`),
    ];
    const wrong = answers.find((answer) => answer.status >= 500);
    if (wrong) return `as ${verb}: ${describeAnswer(at, wrong)}`;
  }
  return undefined;
}

const createSender =
  (stage: Stage, { host, cookie }: Person, at: Endpoint): SendAs =>
  (method, path, extraHeaders = []) => {
    const { body, headers } = exampleCall(at, stage.victim.ids);
    return rawCall(stage.platform.port, {
      method,
      path: `/api${path}`,
      body: method === 'HEAD' || method === 'GET' ? undefined : body,
      headers: [
        ['host', host],
        ['content-type', 'application/json'],
        ...(cookie ? [['cookie', cookie] as const] : []),
        ...headers,
        ...extraHeaders,
      ],
    });
  };
