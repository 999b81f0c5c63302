import { TextSuggestion } from '@theke/admin/generation/text-suggestion.tsx';
import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { CopyButton } from '@theke/admin/ui/copy-button.tsx';
import { TextArea } from '@theke/ui/text-area';
import { useRef, useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './order-page.module.css';

const messages = orderMessages.order.ratingAnswer;

/** Longest proposal in characters. */
const maxLength = 600;

type Props = {
  order: string;
  /** The overall rating. Only the stars are sent, never the guest's words (AI-08). */
  stars: number;
};

/** An answer to a rating, to be copied into a mail or a portal; nothing is sent to the guest. */
export function RatingAnswer({ order, stars }: Props) {
  const canWrite = useAiAvailability()?.canWrite ?? false;
  const [answer, setAnswer] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  if (!canWrite) return null;
  return (
    <div className={css.answer}>
      {answer !== undefined && (
        <>
          <TextArea
            label={messages.label}
            hint={messages.hint}
            rows={4}
            ref={field}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <CopyButton text={answer} field={field} />
        </>
      )}
      <TextSuggestion
        label={messages.label}
        targets={[{ label: messages.label, current: answer ?? '' }]}
        request={() => ({
          use: 'rating-answer',
          subject: order,
          stars,
          current: answer ?? '',
          maxLength,
        })}
        note={messages.note}
        onAccept={([text]) => setAnswer(text)}
      />
    </div>
  );
}
