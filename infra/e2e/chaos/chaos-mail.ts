import { type MailTrouble, startSmtp } from '../../../services/notifications/testing/smtp-simulator.ts';
import { randomFrom } from '../../fixtures/random.ts';

/** A mail server that accepts most mails, and records them. */
export type ChaosMail = {
  env: { SMTP_URL: string; MAIL_FROM: string };
  /** How often each mail was accepted, by message id. More than once if the server died before it confirmed. */
  acceptedMails(): Map<string, number>;
  stop(): Promise<void>;
};

/** Cumulative percentages: mails below each number get that trouble; the others are accepted. */
const troubles: readonly (readonly [MailTrouble, number])[] = [
  ['cut', 4],
  ['cut-after', 8],
  ['busy', 12],
  ['refused', 13],
];

function troubleFrom(random: () => number): MailTrouble {
  const draw = random() * 100;
  return troubles.find(([, limit]) => draw < limit)?.[0] ?? 'none';
}

/** @param seed determines the fate of the first ten thousand mails */
export async function startChaosMail(seed: number): Promise<ChaosMail> {
  const server = await startSmtp();
  const random = randomFrom(seed);
  server.plan(...Array.from({ length: 10_000 }, () => troubleFrom(random)));
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'bestellung@theke.example' },
    acceptedMails() {
      const times = new Map<string, number>();
      for (const { raw } of server.taken) {
        const id = /^message-id: <([^@>]+)@/im.exec(raw)?.[1] ?? 'a mail without a Message-ID';
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      return times;
    },
    stop: () => server.stop(),
  };
}
