import { expect, test } from '@jest/globals';
import { sampleItem, samplePackage, uuid } from '../../testing/sample-package.ts';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { isPreviewMessage, type PreviewItem } from './preview-message.ts';
import { PreviewPlayer } from './preview-player.ts';

const start = Date.UTC(2026, 10, 29, 12);
const type = 'theke-signage-preview';
const content = samplePackage([sampleItem(1), sampleItem(2)]);

function preview() {
  const timers = virtualTimers(start);
  const posted: PreviewItem[] = [];
  const player = new PreviewPlayer(timers, (message) => void posted.push(message));
  player.subscribe(() => {
    const next = player.view().slots.find(({ phase, isReady }) => phase === 'next' && !isReady);
    if (next) player.onReady(next.key);
  });
  player.start();
  return { timers, posted, player };
}

test('plays what the office sends and names each item with its place', async () => {
  const { timers, posted, player } = preview();
  player.take({ type, content });
  await timers.pass(25_000);
  expect(posted.map(({ item, index }) => [item, index])).toEqual([
    [uuid(1), 0],
    [uuid(2), 1],
    [uuid(1), 0],
  ]);
});

test('shows the chosen item and stays while it is paused', async () => {
  const { timers, posted, player } = preview();
  player.take({ type, content, isPaused: true, item: uuid(2), at: start + 3_600_000 });
  await timers.pass(60_000);
  expect(posted.map(({ item }) => item)).toEqual([uuid(2)]);
  expect(player.view().now).toBe(start + 3_600_000);
  player.take({ type, content, isPaused: true, item: uuid(1) });
  await timers.pass(1_000);
  const onAir = player.view().slots.filter(({ phase }) => phase === 'air');
  expect(onAir.map(({ item }) => item.id)).toEqual([uuid(1)]);
});

test('moves its clock from the given time', async () => {
  const { timers, player } = preview();
  player.take({ type, content, at: start - 3_600_000 });
  await timers.pass(5_000);
  expect(player.view().now).toBe(start - 3_600_000 + 5_000);
});

test('ignores other messages', () => {
  expect([null, 'x', {}, { type }, { type, content: { format: 2 } }].map(isPreviewMessage)).toEqual(
    Array(5).fill(false),
  );
  expect(isPreviewMessage({ type, content })).toBe(true);
});
