/** Where guests buy a gift card; below it is each bought card by its link. Below `/site`, as the account is. */
export const giftCardPath = '/site/geschenkkarte';

/** Pages of bought gift cards and of their sale. */
export const isGiftCardPath = (path: string): boolean => /^\/site\/geschenkkarte(\/|$)/.test(path);

/** A buyer's link to a card: not for search engines. */
export const isGiftCardLink = (path: string): boolean => /^\/site\/geschenkkarte\/[^/]+\/[^/]+\/?$/.test(path);
