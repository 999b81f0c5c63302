// Test double of an SMTP server that can fail like a real one.
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Fate of the next mail: `cut-after` accepts it and crashes before the reply. */
export type MailTrouble = 'none' | 'cut' | 'cut-after' | 'busy' | 'refused';

export type TakenMail = { to: string[]; raw: string };

/** @param login required credentials */
export async function startSmtp(login?: { user: string; pass: string }) {
  const taken: TakenMail[] = [];
  const troubles: MailTrouble[] = [];
  const sessionOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.username === login?.user && given.password === login?.pass
        ? done(null, { user: given.username })
        : done(new Error('535 who are you')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const trouble = troubles.shift() ?? 'none';
        if (trouble === 'none' || trouble === 'cut-after')
          taken.push({ to: sessionOf(session), raw: Buffer.concat(chunks).toString() });
        if (trouble === 'busy') return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
        if (trouble === 'refused') return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
        if (trouble !== 'none') return cut(session);
        done();
      });
    },
  });
  const cut = (session: SMTPServerSession) => {
    for (const { id, _socket } of server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (id === session.id) _socket.destroy();
  };
  // Ignores connections that the tests close.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const as = login ? `${login.user}:${login.pass}@` : '';
  return {
    url: `smtp://${as}127.0.0.1:${port}`,
    taken,
    /** Sets the fates of the next mails, in order; later ones are accepted. */
    plan: (...next: MailTrouble[]) => void troubles.splice(0, troubles.length, ...next),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
