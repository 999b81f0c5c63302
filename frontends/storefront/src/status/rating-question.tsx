import type { answerQuestionnaire } from '@theke/contracts/ordering/order-endpoints';
import { asksForComment, type Ratings, ratingNames } from '@theke/rules/orders/rating';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { type OrderLink, useGuestAnswer } from './order-link.ts';
import * as css from './rating-question.module.css';
import { StarRating } from './star-rating.tsx';
import { statusMessages } from './status-messages.de.ts';

const { rating } = statusMessages;
const endpoint = route<typeof answerQuestionnaire>('POST', '/orders/public/:uid/:hash/questionnaire');

type Answers = Required<{ [name in keyof Ratings]: number }> & { comment: string };
const isComplete = (ratings: Ratings): ratings is Omit<Answers, 'comment'> => asksForComment(ratings);

/** Four rating questions; once all have stars, a comment field and the button appear (STATUS-10). */
export function RatingQuestion({ link, onLater }: { link: OrderLink; onLater: () => void }) {
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState('');
  const answer = useGuestAnswer(link, (answers: Answers) => call(endpoint, { params: link, body: answers }));
  return (
    <section className={css.rating} aria-labelledby="rating-title">
      <h2 id="rating-title">{rating.title}</h2>
      {ratingNames.map((name) => (
        <StarRating
          key={name}
          label={rating.questions[name]}
          value={ratings[name] ?? undefined}
          onChange={(stars) => setRatings((before) => ({ ...before, [name]: stars }))}
        />
      ))}
      {isComplete(ratings) && (
        <>
          <TextArea
            label={rating.comment}
            optional={statusMessages.optional}
            maxLength={1000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {answer.error && (
            <Notice kind="late" role="alert">
              {(answer.error instanceof ApiError && answer.error.errors[0]?.message) || rating.failed}
            </Notice>
          )}
          <Button
            isWide
            busyLabel={answer.isPending && statusMessages.sending}
            onClick={() => answer.send({ ...ratings, comment })}
          >
            {rating.send}
          </Button>
        </>
      )}
      <Button kind="quiet" isWide onClick={onLater}>
        {rating.later}
      </Button>
    </section>
  );
}
