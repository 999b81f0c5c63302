import { expect, test } from '@jest/globals';
import { scrolledFrames, type TraceEvent } from './scrolled-frames.ts';

const frame = (frame_sequence: number, state: string, fields = {}): TraceEvent => ({
  name: 'PipelineReporter',
  ts: frame_sequence * 20_000,
  args: {
    frame_reporter: {
      frame_source: 1,
      frame_sequence,
      layer_tree_host_id: 1,
      scroll_state: 'SCROLL_COMPOSITOR_THREAD',
      state,
      ...fields,
    },
  },
});
const [complete, partly, dropped] = ['STATE_PRESENTED_ALL', 'STATE_PRESENTED_PARTIAL', 'STATE_DROPPED'] as const;

test("counts a frame as shown once, whether the page's update was in time, late or missing", () => {
  const late = [frame(1, complete), frame(2, partly), frame(2, dropped), frame(3, partly), frame(3, complete)];
  expect(scrolledFrames(late)).toEqual({ perSecond: 50, dropped: 0, incomplete: 0 });
});

test('lowers the rate for a frame not shown; a frame without updates does not count as dropped', () => {
  const missed = [
    frame(1, complete),
    frame(2, dropped),
    frame(3, 'STATE_NO_UPDATE_DESIRED'),
    frame(4, complete),
    frame(5, complete),
  ];
  expect(scrolledFrames(missed)).toEqual({ perSecond: 25, dropped: 1, incomplete: 0 });
});

test('counts a frame with an empty area as shown and incomplete', () => {
  const empty = [
    frame(1, complete, { checkerboarded_needs_raster: true }),
    frame(2, complete, { has_missing_content: true }),
    frame(3, complete, { has_missing_content: false }),
  ];
  expect(scrolledFrames(empty)).toEqual({ perSecond: 50, dropped: 0, incomplete: 2 });
});

test('ignores frames without scrolling, and rejects a trace with no others', () => {
  const unscrolled = [1, 2, 3].map((nr) => frame(nr, complete, { scroll_state: 'SCROLL_NONE' }));
  expect(() => scrolledFrames(unscrolled)).toThrow('scrolled');
  expect(scrolledFrames([...unscrolled, frame(4, complete), frame(5, complete)]).perSecond).toBe(50);
});
