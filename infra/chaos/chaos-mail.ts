import { type MailTrouble, startSmtp } from '../../services/notifications/testing/smtp-simulator.ts';
import { randomFrom } from '../random.ts';

/** A mail server that takes most of what it is given, and what it took. */
export type ChaosMail = {
  env: { SMTP_URL: string; MAIL_FROM: string };
  /** How often each mail was taken, by the id of its message. More than once: it died before it said so. */
  taken(): Map<string, number>;
  stop(): Promise<void>;
};

/** Of a hundred mails those below each number; the others are taken. */
const troubles: readonly (readonly [MailTrouble, number])[] = [
  ['cut', 4],
  ['cut-after', 8],
  ['busy', 12],
  ['refused', 13],
];

function troubleFrom(random: () => number): MailTrouble {
  const draw = random() * 100;
  return troubles.find(([, below]) => draw < below)?.[0] ?? 'none';
}

/** @param seed decides what happens to the first ten thousand mails */
export async function startChaosMail(seed: number): Promise<ChaosMail> {
  const server = await startSmtp();
  const random = randomFrom(seed);
  server.plan(...Array.from({ length: 10_000 }, () => troubleFrom(random)));
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'bestellung@theke.example' },
    taken() {
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
