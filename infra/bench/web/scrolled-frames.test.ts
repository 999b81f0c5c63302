import { expect, test } from '@jest/globals';
import { scrolledFrames, type TraceEvent } from './scrolled-frames.ts';

const frame = (frame_sequence: number, state: string, more = {}): TraceEvent => ({
  name: 'PipelineReporter',
  ts: frame_sequence * 20_000,
  args: {
    frame_reporter: {
      frame_source: 1,
      frame_sequence,
      layer_tree_host_id: 1,
      scroll_state: 'SCROLL_COMPOSITOR_THREAD',
      state,
      ...more,
    },
  },
});
const [whole, partly, dropped] = ['STATE_PRESENTED_ALL', 'STATE_PRESENTED_PARTIAL', 'STATE_DROPPED'] as const;

test('a frame is shown once, whether the page had something new for it in time, late or not at all', () => {
  const late = [frame(1, whole), frame(2, partly), frame(2, dropped), frame(3, partly), frame(3, whole)];
  expect(scrolledFrames(late)).toEqual({ perSecond: 50, dropped: 0, incomplete: 0 });
});

test('one that was not shown lessens the frames of a second; one without anything to show does not count as dropped', () => {
  const missed = [
    frame(1, whole),
    frame(2, dropped),
    frame(3, 'STATE_NO_UPDATE_DESIRED'),
    frame(4, whole),
    frame(5, whole),
  ];
  expect(scrolledFrames(missed)).toEqual({ perSecond: 25, dropped: 1, incomplete: 0 });
});

test('one with an empty place is shown and told', () => {
  const empty = [
    frame(1, whole, { checkerboarded_needs_raster: true }),
    frame(2, whole, { has_missing_content: true }),
    frame(3, whole, { has_missing_content: false }),
  ];
  expect(scrolledFrames(empty)).toEqual({ perSecond: 50, dropped: 0, incomplete: 2 });
});

test('frames of a page that stands still do not count, and a trace without others is none', () => {
  const still = [1, 2, 3].map((nr) => frame(nr, whole, { scroll_state: 'SCROLL_NONE' }));
  expect(() => scrolledFrames(still)).toThrow('scrolled');
  expect(scrolledFrames([...still, frame(4, whole), frame(5, whole)]).perSecond).toBe(50);
});
