import type { Page } from 'playwright-core';
import { percentile } from '../load/percentile.ts';

/** Of the frames of a second of scrolling: how many there were, and how long the p95 of them stood. */
export type Scrolled = { perSecond: number; p95: number };

/** Scrolls down as a thumb does, 2,500 px a second, and takes the time of each frame. */
export async function scroll(page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames, isCounting: true });
    const note = (at: number) => {
      frames.push(at);
      if ((window as unknown as { isCounting: boolean }).isCounting) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -12_500, speed: 2_500 });
  const { frames, way } = await page.evaluate(() => {
    const counted = window as unknown as { frames: number[]; isCounting: boolean };
    counted.isCounting = false;
    return { frames: counted.frames, way: window.scrollY };
  });
  // A page that stands still has sixty frames a second too.
  if (way < 10_000) throw new Error(`scrolled by ${way} px only`);
  const stood = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const all = stood.reduce((sum, one) => sum + one, 0);
  return { perSecond: (1_000 * stood.length) / all, p95: percentile(stood, 0.95) };
}
