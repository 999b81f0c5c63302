import { type Money, money, toMoney } from '../money/money.ts';

/** Prices of a model in the currency of the business: per million tokens, and per picture. */
export type ModelPrice = { readonly input: number; readonly output: number; readonly picture: number };

/** What a call uses. */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number; readonly pictures: number };

const tokensPerPrice = 1_000_000;

/** Cost of a call, rounded up to 1/10,000 of the currency unit (AI-07). */
export const generationCost = ({ inputTokens, outputTokens, pictures }: ModelUsage, price: ModelPrice): Money =>
  money(
    Math.ceil((inputTokens * toMoney(price.input) + outputTokens * toMoney(price.output)) / tokensPerPrice) +
      pictures * toMoney(price.picture),
  );

/** Tokens of a text if the provider has not counted them: rather too many than too few. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 2.5);
