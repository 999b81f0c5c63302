import { loginToAccount, requestAccountCode } from '@theke/contracts/ordering/account';
import { codeIn, mailedText } from '../journeys/mailed-text.ts';
import { type Platform, parseCookie } from '../journeys/platform.ts';

/** Logs guests in to new accounts by mailed codes. @returns their cookies */
export const openGuestAccounts = (platform: Platform, admin: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const email = `konto.${number}@demo.example`;
      const requested = await platform.call('POST', `/api${requestAccountCode.path}`, { body: { email } });
      if (requested.status !== requestAccountCode.status) throw new Error(`no code was sent: ${requested.text}`);
      const { text } = await mailedText(platform, admin, { email, kind: 'account-code' });
      const reply = await platform.call('POST', `/api${loginToAccount.path}`, { body: { email, code: codeIn(text) } });
      if (reply.status !== loginToAccount.status) throw new Error(`the guest was not logged in: ${reply.text}`);
      return parseCookie(reply);
    }),
  );
