import { expect, test } from '@jest/globals';
import type { SentTvReport } from '@theke/contracts/signage/tv-report';
import { tvReport } from '@theke/contracts/signage/tv-report';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { CallFailure } from '../connection/call-failure.ts';
import { repeat } from '../time/timers.ts';
import { Reporter } from './reporter.ts';

const start = Date.UTC(2026, 10, 29, 12);

function reporting() {
  const timers = virtualTimers(start);
  const sent: SentTvReport[] = [];
  const state: Omit<SentTvReport, 'errors'> = {
    playing: null,
    playingSince: null,
    scene: null,
    storage: null,
    clockOffset: 0,
    version: '0.1.0',
    screen: { width: 1920, height: 1080 },
  };
  const network = { isDown: false };
  const reporter = new Reporter({
    timers,
    now: () => timers.wall(),
    read: () => ({ ...state }),
    async send(report) {
      if (network.isDown) throw new CallFailure('network');
      sent.push(report);
    },
  });
  repeat(timers, 1_000, () => void reporter.tick());
  return { timers, sent, state, network, reporter };
}

test('reports every minute, and at once when the content changes', async () => {
  const { timers, sent, state } = reporting();
  await timers.pass(180_000);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.length).toBeLessThanOrEqual(4);
  const before = sent.length;
  state.playing = 'A'.repeat(43);
  await timers.pass(2_000);
  expect(sent.slice(before).map(({ playing }) => playing)).toEqual(['A'.repeat(43)]);
});

test('items that change every few seconds are not reported one by one', async () => {
  const { timers, sent, state } = reporting();
  for (let second = 0; second < 300; second += 3) {
    state.scene = { id: 'x', name: `Szene ${second}` };
    await timers.pass(3_000);
  }
  expect(sent.length).toBeLessThanOrEqual(12);
});

test('keeps errors until a report arrived, each once, at most 20, as the contract wants them', async () => {
  const { timers, sent, network, reporter } = reporting();
  await timers.pass(5_000);
  network.isDown = true;
  for (let number = 0; number < 40; number += 1) reporter.addError(`Fehler\n${number} ${'x'.repeat(400)}`, 'Szene');
  reporter.addError(`Fehler 39 ${'x'.repeat(400)}`, 'Szene');
  await timers.pass(120_000);
  network.isDown = false;
  await timers.pass(20_000);
  const errors = sent.flatMap((report) => report.errors ?? []);
  expect(errors).toHaveLength(20);
  for (const report of sent) expect(tvReport.safeParse(report).success).toBe(true);
});
