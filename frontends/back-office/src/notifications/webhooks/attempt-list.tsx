import { dayText, exactTimeText } from '@theke/admin/ui/format.ts';
import type { WebhookAttempt } from '@theke/contracts/notifications/webhook';
import * as css from './delivery-page.module.css';
import { webhookMessages } from './webhook-messages.de.ts';

/** Attempts of a delivery with the answers of its receiver, newest first. */
export const AttemptList = ({ attempts, zone }: { attempts: readonly WebhookAttempt[]; zone: string }) =>
  attempts.length === 0 ? (
    <p className={css.hint}>{webhookMessages.noAttempts}</p>
  ) : (
    <ol className={css.attempts}>
      {attempts.map(({ id, at, status, durationMs, error, response }) => (
        <li key={id}>
          <p className={css.attempt}>
            <b>{webhookMessages.status(status)}</b>
            <span>
              {dayText(at, zone)}, {exactTimeText(at, zone)}
            </span>
            <span>{webhookMessages.duration(durationMs)}</span>
          </p>
          {error && <p>{error}</p>}
          {status !== null && (
            <details>
              <summary>{webhookMessages.answer}</summary>
              <pre className={css.text}>{response || webhookMessages.answerEmpty}</pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
