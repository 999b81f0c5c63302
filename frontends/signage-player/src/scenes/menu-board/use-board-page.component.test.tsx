import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useBoardPage } from './use-board-page.ts';

type Props = Parameters<typeof useBoardPage>[0];
const start = Date.parse('2026-11-18T12:00:00Z');
const at = (seconds: number) => start + seconds * 1000;
const usual = { pages: 3, pageSeconds: 12, now: start, isActive: true };
const open = (props: Partial<Props> & { item: string }) =>
  renderHook((next: Props) => useBoardPage(next), { initialProps: { ...usual, ...props } });

test('turns to the next page after its seconds, and from the last to the first', () => {
  const { result, rerender } = open({ item: 'a' });
  const pages = [0, 11, 12, 24, 36].map((seconds) => {
    rerender({ ...usual, item: 'a', now: at(seconds) });
    return result.current;
  });
  expect(pages.map((page) => (page - (pages[0] as number) + 3) % 3)).toEqual([0, 0, 1, 2, 0]);
});

test('shows the same page on TVs that were switched on at different times', () => {
  const one = open({ item: 'b' });
  const other = open({ item: 'c', now: at(7) });
  for (const seconds of [8, 13, 30, 47]) {
    one.rerender({ ...usual, item: 'b', now: at(seconds) });
    other.rerender({ ...usual, item: 'c', now: at(seconds) });
    expect(other.result.current).toBe(one.result.current);
  }
});

test('continues with the next page when the item is on air again, so that no page is left out', () => {
  const seen = [0, 1, 2].map((round) => {
    // On air for the duration of one page, then another scene plays for two pages: always the same third of the clock.
    const begin = at(round * 36);
    const { result, rerender, unmount } = open({ item: 'd', now: begin });
    const page = result.current;
    rerender({ ...usual, item: 'd', now: begin + 12_000 });
    unmount();
    return page;
  });
  expect(new Set(seen).size).toBe(3);
});

test('has only one page if everything fits', () =>
  expect(open({ item: 'e', pages: 1, now: at(50) }).result.current).toBe(0));
