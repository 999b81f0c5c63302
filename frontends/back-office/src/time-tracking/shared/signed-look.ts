import * as css from './signed-look.module.css';

/** Class for a positive or negative number of seconds. */
export const signedLook = (seconds: number): string | undefined =>
  seconds === 0 ? undefined : seconds > 0 ? css.more : css.less;
