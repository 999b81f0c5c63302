import type { ExampleCall } from './example-call.ts';
import type { Platform } from './platform.ts';

/** Sends a call as an administrator. */
export type SendExample = (call: ExampleCall) => Promise<{ status: number; text: string }>;

/** Sends calls through the gateway with the cookie of a session. */
export const sendExampleAs =
  (platform: Platform, cookie: string): SendExample =>
  ({ method, path, body, headers }) =>
    platform.call(method, `/api${path}`, {
      ...{ cookie, headers: Object.fromEntries(headers) },
      ...(body !== undefined && { raw: body }),
    });

/** The data of the reply. @throws if the call is refused */
export async function sendOrThrow<T>(send: SendExample, call: ExampleCall): Promise<T> {
  const { status, text } = await send(call);
  if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Changes fields of the entry at a path. @throws if it is refused */
export async function changeExample(send: SendExample, path: string, fields: object): Promise<void> {
  const read: ExampleCall = { method: 'GET', path, body: undefined, headers: [] };
  const { id: _, createdAt: __, updatedAt: ___, ...now } = await sendOrThrow<Record<string, unknown>>(send, read);
  await sendOrThrow(send, { ...read, method: 'PUT', body: JSON.stringify({ ...now, ...fields }) });
}
