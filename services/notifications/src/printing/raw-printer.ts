import { connect, isIP } from 'node:net';
import { AddressNotAllowed, lookupAllowed } from '@theke/kit/outgoing/lookup-allowed';

/** Default raw printing port of nearly all network printers. */
const usualPort = 9100;
/** Timeouts of a printer in the same network, in ms: to connect and to answer. */
const timeoutsMs = { connect: 3_000, answer: 3_000 };

/** DLE EOT 4: paper status. Answered with one byte; printers without status commands stay silent. */
const askForPaper = Buffer.from([0x10, 0x04, 0x04]);
/** Both bits of the paper-end sensor. */
const paperEnd = 0x60;

/** Result of a raw print. `mayBePrinted`: the connection failed after the bytes were sent. */
export type RawOutcome = { isPrinted: true } | { isPrinted: false; sentence: string; mayBePrinted: boolean };

const notAllowed: RawOutcome = {
  isPrinted: false,
  sentence:
    'An diese Adresse darf hier nicht gedruckt werden. Wer die Plattform betreibt, kann das Netz des Druckers freigeben.',
  mayBePrinted: false,
};

/** Parses "192.168.1.50:9100"; the port is optional. */
export function parseAddress(address: string): { host: string; port: number } {
  const [host = '', port] = address.split(':');
  return { host, port: port ? Number(port) : usualPort };
}

/**
 * Sends a job over a raw port: checks the paper, sends, and waits until the printer has read everything and closes its
 * side. Only then it counts as printed. Never throws.
 * @param isAllowed whether an IP address may be reached; all addresses of a host name must be allowed
 */
export function printRaw(
  address: string,
  bytes: Uint8Array,
  isAllowed: (address: string) => boolean,
): Promise<RawOutcome> {
  const { host, port } = parseAddress(address);
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
    // An invalid port makes `connect` throw.
    const socket =
      port > 65_535
        ? connect({ host: '', port: 0 })
        : connect({ host, port, allowHalfOpen: true, lookup: lookupAllowed(isAllowed) });
    socket.setNoDelay(true);
    socket.on('connect', () => {
      socket.write(askForPaper);
      clearTimeout(timer);
      // Printers that do not answer status commands still print.
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
