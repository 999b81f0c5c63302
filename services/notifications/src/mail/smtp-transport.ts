import type { MailLogo } from '@theke/contracts/media/logo';
import type { Transporter } from 'nodemailer';
import { textOf } from '../messages/message.ts';
import { NotSent, type Transport } from '../messages/transport.ts';
import { renderHtml } from '../templates/render-html.ts';

/** Timeouts of the mail server, in ms. */
const timeoutsMs = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/**
 * Sends mails through an SMTP server. `Message-ID` is derived from the message id: a mail sent twice after a crash can
 * be recognised as the same.
 * @param from sender address that the server accepts; shown with the shop's name
 */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  // Loaded only if a server is configured.
  let opening: Promise<Transporter> | undefined;
  const transport = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, ...timeoutsMs, disableFileAccess: true, disableUrlAccess: true }),
    );
    return opening;
  };
  return {
    name: 'smtp',
    async send({ id, recipient, subject, text, signed }, { shopName, replyTo, logo }) {
      const open = await transport();
      await open
        .sendMail({
          messageId: `<${id}@${from.split('@')[1]}>`,
          from: { name: shopName, address: from },
          to: { name: '', address: recipient },
          ...(replyTo && { replyTo: { name: shopName, address: replyTo } }),
          subject,
          text: textOf({ text, signed }),
          ...(signed && {
            html: renderHtml(signed.letter, signed.shop, logo && { ...logo, source: `cid:${logoId}` }),
            // Embedded in the mail, so that opening it loads nothing (no tracking).
            attachments: logo ? [attached(logo)] : [],
          }),
          // Suppresses automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: SmtpError) => {
          throw notSent(error);
        });
    },
  };
}

const logoId = 'logo@theke';

const attached = ({ png }: MailLogo) => ({
  filename: 'logo.png',
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: logoId,
  content: png,
  encoding: 'base64',
});

type SmtpError = Error & { code?: string; responseCode?: number };

/** The server's reply, for staff. 5xx is permanent (RFC 5321, 4.2.1), except for our own login. */
function notSent({ code, responseCode }: SmtpError): NotSent {
  if (code === 'EAUTH') return new NotSent('Der Mailserver hat unsere Anmeldung abgelehnt.', false);
  if (responseCode === undefined || responseCode < 400)
    return new NotSent('Der Mailserver ist nicht erreichbar oder hat die Verbindung abgebrochen.', false);
  if (responseCode < 500)
    return new NotSent(`Der Mailserver nimmt die Nachricht gerade nicht an (Antwort ${responseCode}).`, false);
  return new NotSent(`Der Mailserver hat die Nachricht abgelehnt (Antwort ${responseCode}).`, true);
}
