import { exampleCall, isAboutOne } from '../../journeys/example-call.ts';
import { attackedEndpoints } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer } from '../collect-faults.ts';
import { findLeakedIds } from '../compare-responses.ts';
import { rawCall } from '../raw-call.ts';
import type { Stage } from '../stage.ts';
import { findVictimIds } from './cross-tenant.ts';

/** The neighbour's administrator claims the victim's host in many ways: none gives access. */
export async function spoofHost(stage: Stage): Promise<string[]> {
  const { victim, neighbour, platform } = stage;
  const victimIds = await findVictimIds(stage);
  const { port } = platform;
  const ownHost = neighbour.host;
  const variants: Record<string, [string, string][]> = {
    'forwarded host': [
      ['host', ownHost],
      ['x-forwarded-host', victim.host],
    ],
    forwarded: [
      ['host', ownHost],
      ['forwarded', `host=${victim.host}`],
    ],
    'original host': [
      ['host', ownHost],
      ['x-original-host', victim.host],
      ['x-host', victim.host],
      ['x-original-url', '/api/users'],
    ],
    'two hosts': [
      ['host', ownHost],
      ['host', victim.host],
    ],
    'two hosts in one header': [['host', `${ownHost}, ${victim.host}`]],
    'a user name before the host': [['host', `${ownHost}@${victim.host}`]],
    'two ports': [['host', `${victim.host}:${port}`]],
    'a trailing dot': [['host', `localhost.:${port}`]],
    'its own host with a trailing dot': [['host', `zweite.localhost.:${port}`]],
    'in capitals': [['host', `LOCALHOST:${port}`]],
    'a trailing slash': [['host', `${victim.host}/`]],
    'a trailing space': [['host', `${victim.host} `]],
    empty: [['host', '']],
    address: [['host', `127.0.0.1:${port}`]],
    'an unknown host': [['host', 'evil.example']],
  };
  // Excluded: creations, which end up in its own tenant whatever host it claims, and what everyone with a link may do.
  const endpoints = attackedEndpoints.filter((at) => at.method === 'GET' || (isAboutOne(at) && at.needs !== 'public'));
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [name, headers] of Object.entries(variants))
      found.push(
        ...(await collectFaults(endpoints, async (at) => {
          const call = exampleCall(at, victim.ids);
          const answer = await rawCall(port, {
            ...call,
            path: `/api${call.path}`,
            headers: [...headers, ['cookie', neighbour.admin], ['content-type', 'application/json'], ...call.headers],
          });
          if (answer.status >= 500) return `${name}: ${describeAnswer(at, answer)}`;
          // Public data may be read at any host of the business.
          const leaked = at.needs === 'public' ? [] : findLeakedIds(answer, victimIds, victim.ids);
          return leaked.length > 0 && `${name}: ${describeAnswer(at, answer)}`;
        })),
      );
    return found;
  });
}

/** An invented host appears in no page as markup. */
export async function injectHostIntoPages(stage: Stage): Promise<string[]> {
  const script = '"><script>alert(1)</script>';
  return collectFaults(['/', '/store/innenstadt', '/backend', `/store/${encodeURIComponent(script)}`], async (path) => {
    const answer = await rawCall(stage.platform.port, {
      method: 'GET',
      path,
      headers: [
        ['host', `evil${script}:80`],
        ['x-forwarded-proto', script],
        ['accept', 'text/html'],
      ],
    });
    return answer.text.includes('<script>alert(1)') && `${path} contains the host as markup`;
  });
}
