import { NotSent, type Transport } from '../messages/transport.ts';

/** Timeout of the provider, in ms. */
const timeoutMs = 10_000;

/**
 * Sends SMS through a provider: `POST` of `{ from, to, text, reference }` as JSON with a bearer token; 2xx means
 * accepted. `reference`, also sent as `Idempotency-Key`, is the message's id, so the provider can detect repetitions.
 */
export const smsTransport = ({ url, token, from }: { url: string; token: string; from: string }): Transport => ({
  name: 'sms-provider',
  async send({ id, recipient, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ from, to: recipient, text, reference: id }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new NotSent('Der SMS-Anbieter ist nicht erreichbar.', false);
    });
    await response.body?.cancel();
    if (response.ok) return;
    throw isPassing(response.status)
      ? new NotSent(`Der SMS-Anbieter nimmt die Nachricht gerade nicht an (Antwort ${response.status}).`, false)
      : new NotSent(`Der SMS-Anbieter hat die Nachricht abgelehnt (Antwort ${response.status}).`, true);
  },
});

/** Temporary errors: our login, a rate limit or the server. All others concern the message itself. */
const isPassing = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status);
