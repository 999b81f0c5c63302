import type { Page } from 'playwright-core';
import { type ScrolledFrames, scrolledFrames, type TraceEvent } from './scrolled-frames.ts';

/**
 * Frames that a scrolling guest sees, and how often per second the page itself drew. The latter alone shows a slow
 * page: the browser moves drawn content even while the page computes.
 */
export type Scrolled = ScrolledFrames & { drawnPerSecond: number };

/** Scrolls like a thumb, at 2,500 px/s, and reads the outcome of each frame from the browser's trace. */
export async function scroll(page: Page): Promise<Scrolled> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser to trace');
  const [session, tracing] = await Promise.all([page.context().newCDPSession(page), browser.newBrowserCDPSession()]);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames, isCounting: true });
    const note = (at: number) => {
      frames.push(at);
      if ((window as unknown as { isCounting: boolean }).isCounting) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark'] },
  });
  await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -12_500, speed: 2_500 });
  const { frames, distance } = await page.evaluate(() => {
    const counted = window as unknown as { frames: number[]; isCounting: boolean };
    counted.isCounting = false;
    return { frames: counted.frames, distance: window.scrollY };
  });
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;
  await tracing.detach();
  // A page at rest has sixty frames per second, too.
  if (distance < 10_000) throw new Error(`scrolled by only ${distance} px`);
  const [first = 0, last = 0] = [frames[0], frames.at(-1)];
  return { ...scrolledFrames(events), drawnPerSecond: (1_000 * (frames.length - 1)) / (last - first) };
}
