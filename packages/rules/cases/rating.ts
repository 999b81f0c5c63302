import type { Case } from './case.ts';

/** Whether the guest is asked for a rating (questionnaireRating null: none yet). */
export type RatingPromptCase = Case<
  {
    readonly enablePluginOrderReviews: boolean;
    readonly isCompleted: boolean;
    readonly questionnaireRating: number | null;
    readonly isDismissed: boolean;
  },
  boolean
>;

/** Whether the questionnaire can be sent, and whether it shows its comment field; null is not set. */
export type QuestionnaireCase = Case<
  Ratings<number | null>,
  { readonly isSendable: boolean; readonly hasComment: boolean }
>;

/** Whether the server accepts these ratings. */
export type RatingScaleCase = Case<Ratings<number>, boolean>;

type Ratings<Rating> = {
  readonly rating: Rating;
  readonly foodRating: Rating;
  readonly serviceRating: Rating;
  readonly processRating: Rating;
};

const prompt =
  'Rating prompt shows when reviews are enabled, the order is completed, has no rating yet and was not dismissed.';
const four =
  'Questionnaire: all four ratings (1 to 5) must be set before sending; the comment field appears only after all four are set.';
const scale = 'Rating scale 1 to 5.';

export const ratingPromptCases = [
  {
    name: 'completed and not rated',
    rule: 'STATUS-08',
    quote: prompt,
    arithmetic: 'all four hold',
    given: { enablePluginOrderReviews: true, isCompleted: true, questionnaireRating: null, isDismissed: false },
    expect: true,
  },
  {
    name: 'reviews not enabled',
    rule: 'STATUS-08',
    quote: prompt,
    arithmetic: 'not enabled',
    given: { enablePluginOrderReviews: false, isCompleted: true, questionnaireRating: null, isDismissed: false },
    expect: false,
  },
  {
    name: 'not completed',
    rule: 'STATUS-08',
    quote: prompt,
    arithmetic: 'not completed',
    given: { enablePluginOrderReviews: true, isCompleted: false, questionnaireRating: null, isDismissed: false },
    expect: false,
  },
  {
    name: 'already rated',
    rule: 'STATUS-08',
    quote: prompt,
    arithmetic: 'has a rating',
    given: { enablePluginOrderReviews: true, isCompleted: true, questionnaireRating: 4, isDismissed: false },
    expect: false,
  },
  {
    name: 'dismissed',
    rule: 'STATUS-08',
    quote: prompt,
    arithmetic: 'dismissed',
    given: { enablePluginOrderReviews: true, isCompleted: true, questionnaireRating: null, isDismissed: true },
    expect: false,
  },
] as const satisfies readonly RatingPromptCase[];

export const questionnaireCases = [
  {
    name: 'all four set',
    rule: 'STATUS-10',
    quote: four,
    arithmetic: '4 of 4',
    given: { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3 },
    expect: { isSendable: true, hasComment: true },
  },
  {
    name: 'the lowest and the highest',
    rule: 'STATUS-09',
    quote: scale,
    arithmetic: '1 and 5 belong to the scale',
    given: { rating: 1, foodRating: 1, serviceRating: 5, processRating: 5 },
    expect: { isSendable: true, hasComment: true },
  },
  {
    name: 'one missing',
    rule: 'STATUS-10',
    quote: four,
    arithmetic: '3 of 4',
    given: { rating: 5, foodRating: 4, serviceRating: 5, processRating: null },
    expect: { isSendable: false, hasComment: false },
  },
  {
    name: 'none set',
    rule: 'STATUS-10',
    quote: four,
    arithmetic: '0 of 4',
    given: { rating: null, foodRating: null, serviceRating: null, processRating: null },
    expect: { isSendable: false, hasComment: false },
  },
] as const satisfies readonly QuestionnaireCase[];

export const ratingScaleCases = [
  {
    name: '0 is not on the scale',
    rule: 'STATUS-09',
    quote: scale,
    arithmetic: '0 < 1',
    given: { rating: 0, foodRating: 3, serviceRating: 3, processRating: 3 },
    expect: false,
  },
  {
    name: '6 is not on the scale',
    rule: 'STATUS-09',
    quote: scale,
    arithmetic: '6 > 5',
    given: { rating: 3, foodRating: 3, serviceRating: 6, processRating: 3 },
    expect: false,
  },
  {
    name: '1 to 5 are',
    rule: 'STATUS-09',
    quote: scale,
    arithmetic: '1, 2, 4, 5',
    given: { rating: 1, foodRating: 2, serviceRating: 4, processRating: 5 },
    expect: true,
  },
] as const satisfies readonly RatingScaleCase[];
