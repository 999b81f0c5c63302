import { exampleCall } from '../../journeys/example-call.ts';
import { staffEndpoints, writes } from '../attacked-endpoints.ts';
import { collectFaults, collectFaultsAndChanges, describeAnswer, send } from '../collect-faults.ts';
import type { Stage } from '../stage.ts';

/** Another website, including another business on this platform, makes a browser write with its user's cookie. */
export const writeFromOtherSite = (stage: Stage): Promise<string[]> => {
  const { victim, neighbour } = stage;
  const sites: [string, string][][] = [
    [['sec-fetch-site', 'cross-site']],
    [['sec-fetch-site', 'same-site']],
    [['sec-fetch-site', 'none']],
    [['sec-fetch-site', 'same-origin, cross-site']],
    [
      ['sec-fetch-site', 'cross-site'],
      ['origin', `http://${victim.host}`],
    ],
    [['origin', 'https://evil.example']],
    [['origin', `http://${neighbour.host}`]],
    [['origin', 'http://localhost:1']],
    [['origin', `http://${victim.host}.evil.example`]],
    [['origin', `http://evil.example/${victim.host}`]],
    [['origin', 'null']],
    [['origin', '']],
  ];
  return collectFaultsAndChanges(stage, async () => {
    const found = await Promise.all(
      sites.map((headers) =>
        collectFaults(writes, async (at) => {
          const answer = await send(stage, { host: victim.host, cookie: victim.admin }, at, victim.ids, headers);
          return answer.status !== 403 && `${headers.join(' ')}: ${describeAnswer(at, answer)}`;
        }),
      ),
    );
    return found.flat();
  });
};

/**
 * An HTML form can send neither JSON's content type nor other methods; its body is refused before parsing. If an
 * endpoint accepts forms with a file, guests may use it too: there is no session to misuse, and other websites are
 * still refused.
 */
export const postForms = (stage: Stage): Promise<string[]> => {
  const { host, admin: cookie, ids } = stage.victim;
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ];
  return collectFaultsAndChanges(stage, () =>
    collectFaults(
      writes.filter((at) => at.body),
      async (at) => {
        const call = exampleCall(at, ids);
        for (const type of types.filter((contentType) => !(at.takesFile && contentType.startsWith('multipart/')))) {
          const answer = await stage.ask({ host, cookie }, { ...call, body: undefined }, [
            ['content-type', type],
            ['transfer-encoding', 'chunked'],
          ]);
          if (answer.status !== 415) return `${type}: ${describeAnswer(at, answer)}`;
        }
        return undefined;
      },
    ),
  );
};

/** A session token is valid only unchanged. */
export const tamperWithCookies = (stage: Stage): Promise<string[]> => {
  const { host, admin, ids } = stage.victim;
  const [name, token] = admin.split('=') as [string, string];
  const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const cookies = [
    `${name}=${flipped}`,
    `${name}=${token.slice(0, -1)}`,
    `${name}=${token}${token}`,
    `${name}=${token.toUpperCase()}`,
    `${name}=${token}%00`,
    `${name}=' or 1=1 --`,
    `${name}=${'a'.repeat(43)}`,
    `${name}=`,
    `__Host-theke=${token}`,
    `theke=${token}`,
    `theke_1=${token}`,
    `${name.toUpperCase()}=${token}`,
    `x=${name}=${token}`,
    `__proto__=${token}`,
    `${name}[]=${token}`,
  ];
  return collectFaultsAndChanges(stage, async () => {
    const found = await Promise.all(
      cookies.map((cookie) =>
        collectFaults(staffEndpoints, async (at) => {
          const answer = await send(stage, { host, cookie }, at, ids);
          return answer.status !== 401 && `${cookie}: ${describeAnswer(at, answer)}`;
        }),
      ),
    );
    return found.flat();
  });
};
