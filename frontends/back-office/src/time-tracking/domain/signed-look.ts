import * as css from './signed-look.module.css';

/** How seconds above or below zero are drawn. */
export const signedLook = (seconds: number): string | undefined =>
  seconds === 0 ? undefined : seconds > 0 ? css.more : css.less;
