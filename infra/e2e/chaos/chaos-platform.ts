import { type Platform, startPlatform } from '../journeys/platform.ts';
import { type ChaosMail, startChaosMail } from './chaos-mail.ts';

/** The distributed platform and its mail server. */
export type ChaosPlatform = Platform & { mail: ChaosMail };

export async function startChaosPlatform(seed: number, env: Record<string, string> = {}): Promise<ChaosPlatform> {
  const mail = await startChaosMail(seed);
  try {
    const platform = await startPlatform('distributed', { ...mail.env, ...env });
    return {
      ...platform,
      mail,
      stop: async () => {
        await platform.stop();
        await mail.stop();
      },
    };
  } catch (error) {
    await mail.stop();
    throw error;
  }
}
