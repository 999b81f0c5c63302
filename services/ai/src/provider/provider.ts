/** A text to write. `schema`: JSON Schema of the answer. */
export type WriteCall = {
  system: string;
  user: string;
  /** Data URL of a picture that the text is about. */
  picture?: string | undefined;
  schema: Record<string, unknown>;
  maxTokens: number;
};

/** Token counts are null if the provider does not report them. */
export type Written = { text: string; inputTokens: number | null; outputTokens: number | null };

export type DrawCall = { prompt: string; size: '1024x1024' | '1536x1024' };
export type Drawn = { bytes: Buffer; type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number };

/** An OpenAI-compatible API (AI-01). Calls throw `ProviderFailure`. */
export type Provider = {
  models(): Promise<string[]>;
  /** @param onProgress receives the number of characters so far */
  write(call: WriteCall, on: { signal: AbortSignal; onProgress(characters: number): void }): Promise<Written>;
  draw(call: DrawCall, on: { signal: AbortSignal }): Promise<Drawn>;
};

/**
 * A call without a usable answer. `isPaid`: the provider may have produced something before it failed. `mayRetry`: the
 * same call may succeed later, after `retryAfter` ms if the provider said so.
 */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly isPaid: boolean;
  readonly mayRetry: boolean;
  readonly retryAfter: number | undefined;
  /** Characters received before it failed. */
  readonly received: number;

  /** @param message German sentence for the editor */
  constructor(
    message: string,
    {
      isPaid = false,
      mayRetry = false,
      retryAfter,
      received = 0,
    }: { isPaid?: boolean; mayRetry?: boolean; retryAfter?: number | undefined; received?: number } = {},
  ) {
    super(message);
    this.isPaid = isPaid;
    this.mayRetry = mayRetry;
    this.retryAfter = retryAfter;
    this.received = received;
  }
}
