import { exampleCall, isAboutOne } from '../../journeys/example-call.ts';
import { outerEndpoints } from '../attacked-endpoints.ts';
import { faults, faultsAndChanges, said } from '../collect-faults.ts';
import { leakedIds } from '../compare-responses.ts';
import { rawCall } from '../raw-call.ts';
import type { Stage } from '../stage.ts';
import { idsOnlyOf } from './cross-tenant.ts';

/** The neighbour's administrator claims the victim's host in many ways: none gives access. */
export async function claimsAnotherHost(stage: Stage): Promise<string[]> {
  const { victim, neighbour, platform } = stage;
  const theirs = await idsOnlyOf(stage);
  const { port } = platform;
  const own = neighbour.host;
  const ways: Record<string, [string, string][]> = {
    'forwarded host': [
      ['host', own],
      ['x-forwarded-host', victim.host],
    ],
    forwarded: [
      ['host', own],
      ['forwarded', `host=${victim.host}`],
    ],
    'original host': [
      ['host', own],
      ['x-original-host', victim.host],
      ['x-host', victim.host],
      ['x-original-url', '/api/users'],
    ],
    'two hosts': [
      ['host', own],
      ['host', victim.host],
    ],
    'two in one': [['host', `${own}, ${victim.host}`]],
    'a user before it': [['host', `${own}@${victim.host}`]],
    'a port behind the port': [['host', `${victim.host}:${port}`]],
    'a dot behind': [['host', `localhost.:${port}`]],
    'its own with a dot behind': [['host', `zweite.localhost.:${port}`]],
    'in capitals': [['host', `LOCALHOST:${port}`]],
    'a slash behind': [['host', `${victim.host}/`]],
    'a space behind': [['host', `${victim.host} `]],
    empty: [['host', '']],
    address: [['host', `127.0.0.1:${port}`]],
    'of another platform': [['host', 'evil.example']],
  };
  // Creations are excluded: they end up in its own tenant whatever host it claims.
  const askable = outerEndpoints.filter((at) => at.method === 'GET' || isAboutOne(at));
  return faultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [way, headers] of Object.entries(ways))
      found.push(
        ...(await faults(askable, async (at) => {
          const call = exampleCall(at, victim.ids);
          const answer = await rawCall(port, {
            ...call,
            path: `/api${call.path}`,
            headers: [...headers, ['cookie', neighbour.admin], ['content-type', 'application/json'], ...call.headers],
          });
          if (answer.status >= 500) return `${way}: ${said(at, answer)}`;
          // Public data may be read at any host of the business.
          const leaked = at.needs === 'public' ? [] : leakedIds(answer, theirs, victim.ids);
          return leaked.length > 0 && `${way}: ${said(at, answer)}`;
        })),
      );
    return found;
  });
}

/** An invented host appears in no page as markup. */
export async function writesIntoPages(stage: Stage): Promise<string[]> {
  const script = '"><script>alert(1)</script>';
  return faults(['/', '/store/innenstadt', '/backend', `/store/${encodeURIComponent(script)}`], async (path) => {
    const answer = await rawCall(stage.platform.port, {
      method: 'GET',
      path,
      headers: [
        ['host', `evil${script}:80`],
        ['x-forwarded-proto', script],
        ['accept', 'text/html'],
      ],
    });
    return answer.text.includes('<script>alert(1)') && `${path} carries the host as markup`;
  });
}
