import { identityHeader, signIdentity } from '../src/identity-token.ts';
import type { Caller } from './callers.ts';
import { testSecret } from './request.ts';

/** Opens a stream of a running service and waits until it is ready; it ends with the service. */
export async function openStream(
  service: { port: number },
  path: string,
  as: Caller,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    headers: { [identityHeader]: signIdentity(testSecret, as, Date.now()), ...headers },
  });
  if (response.status !== 200 || !response.body) throw new Error(`${path} answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  /** Waits for `text` and returns everything received so far. */
  const until = async (text: string): Promise<string> => {
    while (!seen.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended before "${text}": ${seen}`);
      seen += value;
    }
    return seen;
  };
  await until('event: ready');
  return { until };
}
