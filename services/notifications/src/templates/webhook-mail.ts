import type { DisabledReason } from '@theke/contracts/notifications/webhook';
import type { MailContent } from './mail-content.ts';

/** To the administrators of a business whose webhook was switched off (HOOK-08). */
export const webhookDisabledMail = ({
  name,
  reason,
  url,
}: {
  name: string;
  reason: DisabledReason;
  url: string;
}): MailContent => ({
  subject: `Webhook „${name}“ ausgeschaltet`,
  headline: 'Webhook ausgeschaltet',
  paragraphs: [
    reason === 'gone'
      ? `Der Empfänger des Webhooks „${name}“ meldet, dass es ihn nicht mehr gibt (Status 410). Deshalb haben wir den Webhook ausgeschaltet.`
      : `Der Empfänger des Webhooks „${name}“ hat seit fünf Tagen kein Ereignis angenommen. Deshalb haben wir den Webhook ausgeschaltet.`,
    'Neue Ereignisse werden nicht mehr geschickt. Schalten Sie den Webhook wieder ein, sobald der Empfänger erreichbar ist. Fehlgeschlagene Zustellungen der letzten 30 Tage können Sie dann wiederholen.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Webhook ansehen', url },
});
