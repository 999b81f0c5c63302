import type { Endpoint } from '@theke/contracts/endpoint';
import { exampleCall } from '../../journeys/example-call.ts';
import { outerEndpoints, writes } from '../attacked-endpoints.ts';
import { faults, faultsAndChanges, said } from '../collect-faults.ts';
import { type Answer, rawCall } from '../raw-call.ts';
import type { Person, Stage } from '../stage.ts';

const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const isData = ({ status, headers }: Answer) => status < 300 && String(headers['content-type']).includes('json');

type Ask = (method: string, path: string, more?: [string, string][]) => Promise<Answer>;

/**
 * Methods that a framework might map to a handler automatically, and method override headers: HEAD reveals what GET
 * would, none returns data, none writes.
 */
export const tricksTheMethod = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const people: Person[] = [{ host: victim.host }, { host: neighbour.host, cookie: neighbour.admin }];
  return faultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const person of people)
      found.push(
        ...(await faults(outerEndpoints, (at) => otherVerbs(at, stage, askAs(stage, person, at)))),
        ...(await faults(writes, (at) => claimedVerbs(at, stage, askAs(stage, person, at)))),
      );
    return found;
  });
};

async function otherVerbs(at: Endpoint, stage: Stage, ask: Ask): Promise<string | undefined> {
  const { path } = exampleCall(at, stage.victim.ids);
  const [read, head] = [await ask('GET', path), await ask('HEAD', path)];
  if (read.status !== head.status) return `as HEAD: ${said(at, head)}, but to GET ${read.status}`;
  for (const method of ['OPTIONS', 'PATCH', 'TRACE', 'PURGE']) {
    const answer = await ask(method, path);
    if (answer.status >= 500 || isData(answer)) return `as ${method}: ${said(at, answer)}`;
  }
  return undefined;
}

async function claimedVerbs(at: Endpoint, stage: Stage, ask: Ask): Promise<string | undefined> {
  const { path } = exampleCall(at, stage.victim.ids);
  for (const verb of ['GET', 'POST'].filter((one) => one !== at.method)) {
    const answers = [
      await ask(
        verb,
        path,
        overrides.map((name) => [name, at.method]),
      ),
      await ask(verb, `${path}?_method=${at.method}`),
    ];
    const wrong = answers.find((answer) => answer.status >= 500);
    if (wrong) return `as ${verb}: ${said(at, wrong)}`;
  }
  return undefined;
}

const askAs =
  (stage: Stage, { host, cookie }: Person, at: Endpoint): Ask =>
  (method, path, more = []) => {
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
        ...more,
      ],
    });
  };
