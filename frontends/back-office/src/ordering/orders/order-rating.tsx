import { metaOf } from '@theke/contracts/field';
import { type Order, questionnaire } from '@theke/contracts/ordering/order';
import { Leader } from '@theke/ui/leader';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './order-page.module.css';
import { RatingAnswer } from './rating-answer.tsx';

const ratingFields = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const;

/** The guest's rating (STATUS-09). */
export function OrderRating({ order, answers }: { order: string; answers: NonNullable<Order['questionnaire']> }) {
  return (
    <section className={css.section}>
      <h2>{orderMessages.order.rating}</h2>
      <dl>
        {ratingFields.map((name) => (
          <Leader
            key={name}
            label={metaOf(questionnaire.shape[name]).title ?? name}
            value={orderMessages.order.stars(answers[name])}
          />
        ))}
      </dl>
      {answers.comment && <blockquote className={css.quote}>{answers.comment}</blockquote>}
      <RatingAnswer order={order} stars={answers.rating} />
    </section>
  );
}
