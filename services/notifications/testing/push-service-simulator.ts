// Test double of a push service and its browsers: accepts only what RFC 8030, 8188, 8291 and 8292 allow.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPushBody } from './read-push-body.ts';

/** Next answer of a push service; `silent` closes the connection. */
export type PushTrouble = number | 'silent';

export type PushedMessage = { title: string; body: string; url: string; tag: string };
type Browser = ReturnType<typeof aBrowser>;

/** Origin that browsers report. Tests redirect it to the listening port (`PUSH_URL`). */
const origin = 'https://push.example';

export async function startPushService() {
  const browsers = new Map<string, Browser>();

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    const trouble = browser?.troubles.shift();
    if (browser) browser.asked++;
    if (trouble === 'silent') return request.socket.destroy();
    const body = Buffer.concat(chunks);
    const isRight = browser && request.method === 'POST' && faultOf(request.headers, body, browser) === undefined;
    const status = trouble ?? (!browser ? 404 : isRight ? 201 : 400);
    if (status === 201) browser?.take(body, request.headers);
    response
      .writeHead(status, status === 201 ? { location: `${origin}/message/${randomBytes(6).toString('hex')}` } : {})
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A browser that subscribes with the page's key. */
    subscribe(applicationServerKey: string): Browser {
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const browser = aBrowser(path, applicationServerKey);
      browsers.set(path, browser);
      return browser;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function aBrowser(path: string, applicationServerKey: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const troubles: PushTrouble[] = [];
  const taken: { message: PushedMessage; ttl: number; urgency: string; topic: string }[] = [];
  return {
    keys,
    auth,
    applicationServerKey,
    /** Received messages, oldest first. */
    taken,
    /** Number of attempts. */
    asked: 0,
    troubles,
    plan: (...next: PushTrouble[]) => void troubles.splice(0, troubles.length, ...next),
    /** As sent by the page. */
    subscription: {
      endpoint: `${origin}${path}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    take(body: Buffer, headers: IncomingHttpHeaders) {
      const message = JSON.parse(readPushBody(body, { keys, auth })) as PushedMessage;
      taken.push({
        message,
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
      });
    },
  };
}

/** Why a push service would refuse the request; undefined: accepted. */
function faultOf(headers: IncomingHttpHeaders, body: Buffer, browser: Browser): string | undefined {
  if (!/^\d+$/.test(headers.ttl as string)) return 'TTL';
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency))) return 'Urgency';
  if (headers.topic !== undefined && !/^[A-Za-z0-9_-]{1,32}$/.test(String(headers.topic))) return 'Topic';
  if (headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) return 'body';
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== browser.applicationServerKey) return 'another key than the browser subscribed with';
  return faultOfToken(token, key);
}

/** RFC 8292: a JWT for this origin, signed with ES256 by the given key, valid for at most a day. */
function faultOfToken(token: string, key: string): string | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const left = Number(exp) - Date.now() / 1_000;
  if (aud !== origin) return 'aud';
  if (!(left > 0 && left <= 86_400)) return 'exp';
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : 'sub';
}
