import type { Message, MessageKind, WholeMessage } from '@theke/contracts/notifications/message';
import { until } from '@theke/kit/testing/until';
import type { Platform } from './platform.ts';

/**
 * Text of the newest mail of this kind to an address, from the local mailbox.
 * @param admin cookie of an administrator; others do not read codes
 * @param except ids of mails that were read before
 */
export async function mailedText(
  { call }: Pick<Platform, 'call'>,
  admin: string,
  { email, kind, except = [] }: { email: string; kind: MessageKind; except?: readonly string[] },
): Promise<{ id: string; text: string }> {
  const mail = await until(`a mail of the kind ${kind} to ${email}`, async () => {
    const { body } = await call('GET', `/api/messages?q=${encodeURIComponent(email)}&sort=-createdAt`, {
      cookie: admin,
    });
    return (body.data as Message[]).find((one) => one.kind === kind && !except.includes(one.id));
  });
  const { body } = await call('GET', `/api/messages/${mail.id}`, { cookie: admin });
  return { id: mail.id, text: (body.data as WholeMessage).text };
}

/** The six digits of a mailed code. */
export const codeIn = (text: string): string => (/(\d{3}) (\d{3})/.exec(text) ?? []).slice(1).join('');

/** The token in a mailed link of the newsletter. */
export const tokenIn = (text: string): string => /#bestaetigen=([\w.-]+)/.exec(text)?.[1] ?? '';
