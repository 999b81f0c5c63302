import { type Platform, startPlatform } from '../journeys/platform.ts';
import { type ChaosMail, startChaosMail } from './chaos-mail.ts';
import { type ChaosWebhooks, startChaosWebhooks } from './chaos-webhooks.ts';

/** The distributed platform, its mail server and a receiver of its webhooks. */
export type ChaosPlatform = Platform & { mail: ChaosMail; webhooks: ChaosWebhooks };

export async function startChaosPlatform(seed: number, env: Record<string, string> = {}): Promise<ChaosPlatform> {
  const [mail, webhooks] = await Promise.all([startChaosMail(seed), startChaosWebhooks(seed)]);
  const stopServers = () => Promise.all([mail.stop(), webhooks.stop()]);
  try {
    const platform = await startPlatform('distributed', { ...mail.env, ...webhooks.env, ...env });
    return {
      ...platform,
      mail,
      webhooks,
      stop: async () => {
        await platform.stop();
        await stopServers();
      },
    };
  } catch (error) {
    await stopServers();
    throw error;
  }
}
