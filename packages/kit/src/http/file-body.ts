import type { Endpoint } from '@theke/contracts/endpoint';
import express, { type Request, type RequestHandler } from 'express';
import { invalid, malformed, Problem } from '../problem.ts';

/** Longer JSON strings are treated as a file, in characters. */
const longestText = 16_000;
/** Maximum size of the body without the file, in bytes. */
const maxBesides = 64_000;

type FileBody = { body: unknown; bytes?: Buffer };

/**
 * Reads a body with one file: a form (multipart/form-data), or JSON with the file as a base64 data URL in `data`. The
 * file's bytes become the call's `bytes`, and `data` keeps the prefix before them. A short file stays in `data`. The
 * file never becomes a string: with strings, a hundred files of 1 MB grew the process by 300 MB, because large strings
 * are collected late.
 * @throws Problem 400 (no form, not exactly one file), 413, 422 FILE_INCOMPLETE naming `data`
 */
export function fileBody(endpoint: Endpoint): RequestHandler {
  const limit = endpoint.bodyLimit ?? 1_000_000;
  const types = ['multipart/form-data', 'application/json'];
  const readAny = express.raw({ limit, type: types });
  return (request, response, next) => {
    if (!request.is(types)) return next();
    const read = isPlain(request) ? readPlain(limit) : readAny;
    read(request, response, async (error?: unknown) => {
      if (error) return next(error);
      try {
        const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const found = request.is('multipart/form-data')
          ? await inForm(sent, request.headers['content-type'] ?? '')
          : inJson(sent);
        Object.assign(request as Request & FileBody, found);
        // The JSON parser that follows finds a body already read.
        request.headers['content-type'] = 'application/json';
        next();
      } catch (problem) {
        next(problem);
      }
    });
  };
}

const isPlain = ({ headers }: Request) =>
  /^\d+$/.test(headers['content-length'] ?? '') && (headers['content-encoding'] ?? 'identity') === 'identity';

/** Reads into one buffer of the announced length: collected chunks would be held twice, and collected late. */
const readPlain =
  (limit: number): RequestHandler =>
  (request, _response, next) => {
    const length = Number(request.headers['content-length']);
    if (length > limit) return next(tooLarge());
    const body = Buffer.alloc(length);
    let at = 0;
    request.on('data', (piece: Buffer) => {
      at += piece.copy(body, at);
    });
    let isOver = false;
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      request.body = body;
      next(error);
    };
    // Node emits `end` only after the announced number of bytes.
    request.once('end', () => end());
    request.once('error', end);
    request.once('close', () => end(malformed('MALFORMED', 'Die Anfrage ist unvollständig oder nicht lesbar.')));
  };

const tooLarge = () => new Problem(413, [{ message: 'Die gesendeten Daten sind zu groß.', code: 'TOO_LARGE' }]);

async function inForm(sent: Buffer, contentType: string): Promise<FileBody> {
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw malformed('MALFORMED_FORM', 'Die gesendeten Daten sind kein lesbares Formular.');
    });
  const entries = [...form.values()];
  const [file] = entries;
  if (entries.length !== 1 || file === undefined || typeof file === 'string')
    throw malformed('NOT_ONE_FILE', 'Bitte senden Sie genau eine Datei.');
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
  return { body: { name: file.name, data: `data:${type};base64,` }, bytes: Buffer.from(await file.arrayBuffer()) };
}

const [quote, backslash] = [0x22, 0x5c];

/** Positions of JSON strings longer than `longestText`, without their quotes. */
function longTexts(sent: Buffer): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let open = sent.indexOf(quote); open >= 0; ) {
    let close = sent.indexOf(quote, open + 1);
    while (close >= 0 && isEscaped(sent, close)) close = sent.indexOf(quote, close + 1);
    if (close < 0) return found;
    if (close - open > longestText) found.push({ from: open + 1, to: close });
    open = sent.indexOf(quote, close + 1);
  }
  return found;
}

function isEscaped(sent: Buffer, at: number): boolean {
  let slashes = 0;
  while (sent[at - 1 - slashes] === backslash) slashes += 1;
  return slashes % 2 === 1;
}

function inJson(sent: Buffer): FileBody {
  const [long, ...more] = longTexts(sent);
  const comma = long ? sent.indexOf(',', long.from) : -1;
  const isFile = long !== undefined && comma > 0 && comma - long.from < 400;
  const withoutFile = isFile ? Buffer.concat([sent.subarray(0, comma + 1), sent.subarray(long.to)]) : sent;
  if (more.length > 0 || withoutFile.length > maxBesides) throw tooLarge();
  const body = parse(withoutFile);
  // A document may repeat keys, and the last one counts: only `data` itself is a file.
  const data = (body as { data?: unknown } | null)?.data;
  if (!isFile || typeof data !== 'string' || !data.endsWith(',')) return { body };
  return { body, bytes: fromBase64(sent.subarray(comma + 1, long.to)) };
}

function parse(sent: Buffer): unknown {
  if (sent.length === 0) return undefined;
  try {
    return JSON.parse(sent.toString());
  } catch {
    throw malformed('MALFORMED_JSON', 'Die gesendeten Daten sind kein lesbares JSON.');
  }
}

/** Decodes in chunks, in place. `Buffer.from` would skip invalid base64 characters and keep the rest. */
function fromBase64(text: Buffer): Buffer {
  let [length, rest] = [0, ''];
  for (let at = 0; at < text.length; at += 32_768) {
    // Some clients escape every slash in JSON.
    const piece = (rest + text.toString('latin1', at, Math.min(at + 32_768, text.length))).replaceAll('\\/', '/');
    const isLast = at + 32_768 >= text.length;
    const whole = isLast ? piece.length : Math.floor((piece.length - 1) / 4) * 4;
    const now = piece.slice(0, whole);
    if (!(isLast ? /^[A-Za-z0-9+/]*={0,2}$/ : /^[A-Za-z0-9+/]*$/).test(now) || (isLast && whole % 4 !== 0))
      throw invalid(
        'FILE_INCOMPLETE',
        'Die Datei kam nicht vollständig an. Bitte laden Sie sie noch einmal hoch.',
        'data',
      );
    length += text.write(now, length, 'base64');
    rest = piece.slice(whole);
  }
  return text.subarray(0, length);
}
