import OpenAI from 'openai';
import sharp from 'sharp';
import type { AddressGuard } from './address-guard.ts';
import { type DrawCall, type Drawn, type Provider, ProviderFailure, type WriteCall, type Written } from './provider.ts';

type Options = { address: string; key: string | undefined; textModel: string; imageModel: string };

/** Longest answer that is read, in characters, and largest picture, in bytes and pixels. */
const maxAnswer = 200_000;
const maxPicture = 20_000_000;
const maxPixels = 50_000_000;
/** Whole time of a call in ms. */
const callTimeout = 300_000;

/** Provider at an address. Calls are not repeated: each may cost money (AI-11). */
export function openaiProvider(guard: AddressGuard, { address, key, textModel, imageModel }: Options): Provider {
  const client = new OpenAI({
    baseURL: address,
    // Local servers need none, but the client does.
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: callTimeout,
    fetch: guard.fetch,
    logLevel: 'off',
  });
  return {
    async models() {
      const page = await client.models.list().catch((error: unknown) => fail(error, textModel, 0));
      return page.data.map(({ id }) => id).slice(0, 200);
    },
    write: (call, on) => write(client, textModel, call, on),
    draw: (call, { signal }) => draw(client, guard, imageModel, call, signal),
  };
}

async function write(
  client: OpenAI,
  model: string,
  { system, user, picture, schema, maxTokens }: WriteCall,
  { signal, onProgress }: Parameters<Provider['write']>[1],
): Promise<Written> {
  let text = '';
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: maxTokens,
        response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
        messages: [
          { role: 'system', content: system },
          {
            role: 'user',
            content: picture
              ? [
                  { type: 'text', text: user },
                  { type: 'image_url', image_url: { url: picture } },
                ]
              : user,
          },
        ],
      },
      { signal },
    );
    let end: string | null = null;
    let refusal = '';
    let usage: OpenAI.CompletionUsage | null = null;
    for await (const { choices, usage: reported } of stream) {
      const [choice] = choices;
      text += choice?.delta?.content ?? '';
      refusal += choice?.delta?.refusal ?? '';
      end = choice?.finish_reason ?? end;
      usage = reported ?? usage;
      onProgress(text.length);
      if (text.length > maxAnswer) throw new ProviderFailure('Die Antwort des Modells ist zu lang.', paid(text));
    }
    if (refusal !== '' || end === 'content_filter')
      throw new ProviderFailure('Das Modell hat diesen Auftrag abgelehnt.', paid(text + refusal));
    if (end === 'length')
      throw new ProviderFailure(
        'Die Antwort des Modells wurde zu lang und abgeschnitten. Bitte fassen Sie den Auftrag enger.',
        paid(text),
      );
    if (end === null) throw new ProviderFailure('Die Antwort des Anbieters brach ab.', paid(text));
    return { text, inputTokens: usage?.prompt_tokens ?? null, outputTokens: usage?.completion_tokens ?? null };
  } catch (error) {
    if (signal.aborted) throw new ProviderFailure('Der Auftrag wurde abgebrochen.', paid(text));
    return fail(error, model, text.length);
  }
}

const paid = (text: string) => ({ isPaid: true, received: text.length });

async function draw(
  client: OpenAI,
  guard: AddressGuard,
  model: string,
  { prompt, size }: DrawCall,
  signal: AbortSignal,
): Promise<Drawn> {
  try {
    const { data } = await client.images.generate({ model, prompt, size, n: 1 }, { signal });
    const [picture] = data ?? [];
    const bytes = picture?.b64_json
      ? Buffer.from(picture.b64_json, 'base64')
      : await download(guard, picture?.url ?? '', signal);
    return await inspect(bytes);
  } catch (error) {
    if (signal.aborted) throw new ProviderFailure('Der Auftrag wurde abgebrochen.', { isPaid: true });
    return fail(error, model, 0);
  }
}

async function download(guard: AddressGuard, address: string, signal: AbortSignal): Promise<Buffer> {
  if (!URL.canParse(address)) throw unusable();
  const response = await guard.fetch(address, { signal });
  if (!response.ok || !response.body) throw unusable();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxPicture) throw unusable();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

async function inspect(bytes: Buffer): Promise<Drawn> {
  if (bytes.length > maxPicture) throw unusable();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw unusable();
  return { bytes, type: types[format], width, height };
}

const unusable = () => new ProviderFailure('Der Anbieter hat kein brauchbares Bild geliefert.', { isPaid: true });

/** Never repeats the provider's own message: it may contain the key. */
function fail(error: unknown, model: string, received: number): never {
  if (error instanceof ProviderFailure) throw error;
  const hasBegun = received > 0;
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') {
    const { status } = error;
    if (status === 401 || status === 403)
      throw new ProviderFailure('Der Anbieter lehnt den Schlüssel ab. Bitte prüfen Sie die Einstellungen der KI.');
    if (status === 404)
      throw new ProviderFailure(
        `Der Anbieter kennt das Modell „${model}“ nicht. Bitte prüfen Sie die Einstellungen der KI.`,
      );
    if (status === 429 || status >= 500)
      throw new ProviderFailure('Der Anbieter ist überlastet oder gestört.', {
        mayRetry: !hasBegun,
        isPaid: hasBegun,
        received,
        retryAfter: retryAfterOf(error.headers),
      });
    throw new ProviderFailure('Der Anbieter lehnt diesen Auftrag ab.', { isPaid: hasBegun, received });
  }
  if (isUnsent(error)) throw new ProviderFailure('Der Anbieter ist nicht erreichbar.', { mayRetry: true });
  throw new ProviderFailure('Die Verbindung zum Anbieter brach ab.', { isPaid: true, received });
}

const unsentCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether no connection was made: a request that was sent may have been paid. */
function isUnsent(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if (unsentCodes.includes((each as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

const maxRetryAfter = 300;

function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, maxRetryAfter) * 1_000 : undefined;
}
