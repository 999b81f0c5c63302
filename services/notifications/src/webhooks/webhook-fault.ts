import { AddressNotAllowed } from '@theke/kit/outgoing/lookup-allowed';

/** Sentences for staff by error code of Node. */
const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Der Server lehnt die Verbindung ab.',
  ENOTFOUND: 'Den Namen in der Adresse gibt es nicht.',
  EAI_AGAIN: 'Der Name in der Adresse lässt sich gerade nicht auflösen.',
  EHOSTUNREACH: 'Der Server ist nicht erreichbar.',
  ENETUNREACH: 'Der Server ist nicht erreichbar.',
};
const certificate = /^(CERT_|ERR_TLS_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_)/;

/** Why an attempt failed, as a German sentence. Never repeats the error's own text. */
export const webhookFault = {
  /** @returns null for 2xx */
  ofStatus(status: number): string | null {
    if (status >= 200 && status < 300) return null;
    if (status >= 300 && status < 400)
      return `Der Empfänger leitet weiter (${status}). Bitte tragen Sie die Adresse ein, zu der er leitet.`;
    if (status === 410) return 'Der Empfänger meldet, dass es ihn nicht mehr gibt (410).';
    return `Der Empfänger antwortet mit ${status}.`;
  },

  ofError(error: unknown): string {
    if (error instanceof AddressNotAllowed)
      return 'Die Adresse führt in ein internes Netz oder ist nicht über https erreichbar.';
    const { name = '', code = '' } = error as { name?: string; code?: string };
    if (name === 'TimeoutError' || name === 'AbortError')
      return 'Der Empfänger antwortet nicht innerhalb von 10 Sekunden.';
    if (certificate.test(code)) return 'Das Zertifikat des Servers ist ungültig.';
    return byCode[code] ?? 'Die Verbindung ist abgebrochen.';
  },
};
