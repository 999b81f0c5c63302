import { reportTexts } from '../report/report-messages.de.ts';

/** Checks in ms. */
const every = 5_000;
/** Checks in a row without progress after which a video counts as stuck. */
const patience = 3;

/**
 * Reports a video of an element that does not move although it should play.
 * @returns ends it
 */
export function watchVideos(element: HTMLElement, onStuck: (message: string) => void): () => void {
  let [last, checks] = [Number.NaN, 0];
  const timer = setInterval(() => {
    const video = element.querySelector('video');
    if (!video || video.ended) return;
    checks = video.currentTime === last ? checks + 1 : 0;
    last = video.currentTime;
    if (checks < patience) return;
    checks = 0;
    onStuck(reportTexts.videoStuck);
  }, every);
  return () => clearInterval(timer);
}
