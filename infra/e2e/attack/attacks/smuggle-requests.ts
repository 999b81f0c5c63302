import { connect } from 'node:net';
import { contracts } from '@theke/contracts/contracts';
import { demoSecret } from '@theke/kit/config';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { internalEndpoints, staffEndpoints } from '../attacked-endpoints.ts';
import { collectFaultsAndChanges, describeAnswer, send } from '../collect-faults.ts';
import { rawCall } from '../raw-call.ts';
import type { Stage } from '../stage.ts';

/** In ms: no response takes that long unless it hangs. */
const timeoutMs = 10_000;

/** Reads a raw connection until the server closes it. @throws if it does not */
function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(request));
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error(`the server did not close the connection after: ${text.slice(0, 200)}`)),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

/**
 * Request smuggling: two parsers that disagree on where a request ends. Each variant hides a second one in the first
 * one's body.
 */
const variants: Record<string, (host: string, hidden: string) => string> = {
  'length and chunked encoding': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${5 + hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a length with a sign': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: +0\r\n\r\n${hidden}`,
  'an unknown encoding': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two encodings': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  'a space before the colon': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding : chunked\r\nContent-Length: 0\r\n\r\n${hidden}`,
  'a bare line feed': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nX: y\nTransfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${hidden}`,
  'a chunk with a bad size': (host, hidden) =>
    `POST /api/tags HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`,
  'the body of a GET': (host, hidden) =>
    `GET /api/tags HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'the chunked body of a GET': (host, hidden) =>
    `GET /api/tags HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  'another protocol': (host, hidden) =>
    `GET /api/tags HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a tunnel': (host, hidden) => `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n${hidden}`,
};

/** The hidden request carries a genuine identity: a parser that takes it for a separate request would trust it. */
export const smuggleRequests = (stage: Stage): Promise<string[]> => {
  const { victim, platform } = stage;
  const identity = signIdentity(demoSecret, { tenant: victim.tenant, address: '', isInternal: true }, Date.now());
  const admin = `x-theke-identity: ${identity}\r\nConnection: close\r\n\r\n`;
  const inner = new Set(internalEndpoints.filter((at) => at.method === 'GET').map(({ path }) => path));
  const targets = [...inner, '/api/users'];
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [kind, variant] of Object.entries(variants)) {
      for (const target of targets) {
        const hiddenRequest = `GET ${target} HTTP/1.1\r\nHost: ${victim.host}\r\n${admin}`;
        const text = await sendRaw(platform.port, variant(victim.host, hiddenRequest)).catch((error: Error) => error);
        if (text instanceof Error) found.push(`${kind}: ${text.message}`);
        else if ((text.match(/^HTTP\/1\.1 2/gm) ?? []).length > 1 || /^HTTP\/1\.1 5|"hosts"|"roles"/m.test(text))
          found.push(`${kind}: ${target} was answered: ${text.slice(-300)}`);
      }
      // The next requests on the same connections get their own responses.
      for (const at of contracts.flatMap(({ endpoints }) => [...endpoints]).filter(({ name }) => name === 'readMe')) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => send(stage, { host: victim.host, cookie: stage.manager }, at, victim.ids)),
        );
        const wrong = answers.find(({ text }) => !text.includes('manager@demo.example'));
        if (wrong) found.push(`${kind}: the next request got another answer: ${describeAnswer(at, wrong)}`);
      }
    }
    return found;
  });
};

/** Headers that ask a proxy to drop or add others, and trailers after the body. */
export const tamperWithHopHeaders = (stage: Stage): Promise<string[]> => {
  const { victim, platform } = stage;
  const identity = signIdentity(demoSecret, { tenant: victim.tenant, address: '', isInternal: true }, Date.now());
  const variants: Record<string, [string, string][]> = {
    'drop the identity': [['connection', `close, ${identityHeader}`]],
    'drop the content type': [['connection', 'keep-alive, content-type, content-length']],
    'identity with an underscore': [[identityHeader.replaceAll('-', '_'), identity]],
    'identity in the protocol': [['http2-settings', identity]],
  };
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    for (const [name, headers] of Object.entries(variants))
      for (const at of staffEndpoints) {
        const answer = await send(stage, { host: victim.host }, at, victim.ids, headers);
        if (answer.status !== 401) found.push(`${name}: ${describeAnswer(at, answer)}`);
      }
    const text = await sendRaw(
      platform.port,
      `POST /api/tags HTTP/1.1\r\nHost: ${victim.host}\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nTrailer: ${identityHeader}\r\n\r\nd\r\n{"name":"Neu"}\r\n0\r\n${identityHeader}: ${identity}\r\n\r\n`,
    );
    if (!/^HTTP\/1\.1 4/.test(text)) found.push(`an identity in a trailer was accepted: ${text.slice(0, 200)}`);
    return found;
  });
};

const twoMegabytes = 2_000_000;

/** Too large requests get a specific error, with and without a declared length, and change nothing. */
export const sendTooLargeBodies = (stage: Stage): Promise<string[]> => {
  const { victim, platform } = stage;
  const body = JSON.stringify({ name: 'x'.repeat(twoMegabytes) });
  const head = `POST /api/tags HTTP/1.1\r\nHost: ${victim.host}\r\nCookie: ${victim.admin}\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  return collectFaultsAndChanges(stage, async () => {
    const found: string[] = [];
    const withLength = await rawCall(platform.port, {
      method: 'POST',
      path: '/api/tags',
      body,
      headers: [
        ['host', victim.host],
        ['cookie', victim.admin],
        ['content-type', 'application/json'],
      ],
    });
    if (withLength.status !== 413) found.push(`with a length: ${withLength.status} ${withLength.text.slice(0, 200)}`);
    const chunked = await sendRaw(
      platform.port,
      `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    if (!chunked.startsWith('HTTP/1.1 413')) found.push(`chunked: ${chunked.slice(0, 300)}`);
    return found;
  });
};
