import { connect, isIP } from 'node:net';
import { AddressNotAllowed, lookupAllowed } from '../lookup-allowed.ts';

/** Where raw bytes are printed, on nearly every printer in a network. */
const usualPort = 9100;
/** How long a printer in the same house may take, in ms: to take the call, and then to say something. */
const timeoutsMs = { connect: 3_000, answer: 3_000 };

/** DLE EOT 4: "how is your paper?" Answered with one byte; printers that know no answer stay silent. */
const askForPaper = Buffer.from([0x10, 0x04, 0x04]);
/** Both bits of the sensor at the end of the roll. */
const paperEnd = 0x60;

/** How a printer that we call took a job. `mayBePrinted`: it had the bytes when it went silent. */
export type RawOutcome = { isPrinted: true } | { isPrinted: false; sentence: string; mayBePrinted: boolean };

const notAllowed: RawOutcome = {
  isPrinted: false,
  sentence:
    'An diese Adresse darf hier nicht gedruckt werden. Wer die Plattform betreibt, kann das Netz des Druckers freigeben.',
  mayBePrinted: false,
};

/** "192.168.1.50:9100"; without a port the usual one. */
export function addressOf(address: string): { host: string; port: number } {
  const [host = '', port] = address.split(':');
  return { host, port: port ? Number(port) : usualPort };
}

/**
 * Sends a job over a raw port: asks for paper first, then sends, and counts it as printed when the printer, having read all
 * of it, closes its side after us. Never throws.
 * @param isAllowed whether an IP address may be called; of a name all that it leads to have to be
 */
export function printRaw(
  address: string,
  bytes: Uint8Array,
  isAllowed: (address: string) => boolean,
): Promise<RawOutcome> {
  const { host, port } = addressOf(address);
  if (isIP(host) && !isAllowed(host)) return Promise.resolve(notAllowed);
  return new Promise((resolve) => {
    let isSent = false;
    const end = (outcome: RawOutcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const fail = (sentence: string) => end({ isPrinted: false, sentence, mayBePrinted: isSent });
    let timer = setTimeout(() => fail('Der Drucker ist nicht erreichbar.'), timeoutsMs.connect);
    const send = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('Der Drucker hat die Verbindung nicht beendet.'), timeoutsMs.answer);
      isSent = true;
      socket.end(bytes);
    };
    // A port that cannot be one is a mistake in writing, which `connect` throws.
    const socket =
      port > 65_535
        ? connect({ host: '', port: 0 })
        : connect({ host, port, allowHalfOpen: true, lookup: lookupAllowed(isAllowed) });
    socket.setNoDelay(true);
    socket.on('connect', () => {
      socket.write(askForPaper);
      clearTimeout(timer);
      // One that does not answer such questions prints all the same.
      timer = setTimeout(send, timeoutsMs.answer / 3);
    });
    socket.on('data', (answer) => {
      if (isSent) return;
      if ((Number(answer[0]) & paperEnd) === paperEnd) fail('Der Drucker hat kein Papier.');
      else send();
    });
    socket.on('end', () =>
      isSent ? end({ isPrinted: true }) : fail('Der Drucker hat die Verbindung vor dem Drucken beendet.'),
    );
    socket.on('error', (error) => {
      if (error instanceof AddressNotAllowed) return end(notAllowed);
      fail(isSent ? 'Die Verbindung zum Drucker brach ab.' : 'Der Drucker ist nicht erreichbar.');
    });
  });
}
