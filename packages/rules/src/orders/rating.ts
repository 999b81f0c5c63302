/** The four questions of the questionnaire (STATUS-09), in the order they are asked. */
export const ratingNames = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const;
export type RatingName = (typeof ratingNames)[number];

export type Ratings = { readonly [name in RatingName]?: number | null | undefined };

/** The scale's ends (STATUS-09). */
export const worstRating = 1;
export const bestRating = 5;

const isRating = (value: number | null | undefined): boolean =>
  Number.isInteger(value) && Number(value) >= worstRating && Number(value) <= bestRating;

/** Questions without a rating from 1 to 5; the questionnaire can only be sent if there are none (STATUS-10). */
export const missingRatings = (ratings: Ratings): RatingName[] =>
  ratingNames.filter((name) => !isRating(ratings[name]));

/** The comment field appears only after all four ratings are set (STATUS-10). */
export const asksForComment = (ratings: Ratings): boolean => missingRatings(ratings).length === 0;

/**
 * Whether a guest is asked to rate an order (STATUS-08): reviews are enabled, the order is completed and not yet rated,
 * and the guest has not dismissed the question.
 */
export const asksForRating = (
  config: { readonly enablePluginOrderReviews?: boolean | null | undefined },
  order: { readonly isCompleted: boolean; readonly questionnaireRating?: number | null | undefined },
  wasDismissed: boolean,
): boolean =>
  Boolean(config.enablePluginOrderReviews) && order.isCompleted && !order.questionnaireRating && !wasDismissed;
