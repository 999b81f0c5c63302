import { expect, test } from '@jest/globals';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import { streamTimeline } from '@theke/rules/signage/stream-timeline';
import fc from 'fast-check';
import { sampleItem, samplePackage, sampleProduct, sampleScene, uuid } from '../../testing/sample-package.ts';
import { listPlayable } from '../playlist/playable.ts';
import { Playback, type Shown } from './playback.ts';
import type { Slot } from './slot.ts';

/** A playback with a virtual clock; its views are ready after `readyAfter` ms, or never if that is undefined. */
function stage(start = Date.UTC(2026, 10, 29, 12), readyAfter: (slot: Slot) => number | undefined = () => 0) {
  let elapsed = 0;
  let isKnown = true;
  const [shown, failed, started]: [Shown[], string[], string[]] = [[], [], []];
  const playback = new Playback({
    elapsed: () => elapsed,
    time: () => ({ at: start + elapsed, isKnown }),
    onShown: (one) => shown.push(one),
    onStarted: ({ item }) => started.push(item.id),
    onFailed: ({ item }, _message, isSkipped) => failed.push(`${item.id}${isSkipped ? ' skipped' : ''}`),
  });
  const tick = (ms: number) => {
    elapsed += ms;
    playback.advance();
    const next = playback.slots.find(({ phase }) => phase === 'next');
    const wait = next && readyAfter(next);
    if (next && wait !== undefined && elapsed - next.since >= wait) playback.ready(next.key);
  };
  return {
    playback,
    shown,
    failed,
    started,
    pass(ms: number, step = 250, check: () => void = () => undefined) {
      for (let passed = 0; passed < ms; passed += step) {
        tick(step);
        check();
      }
    },
    air: () => playback.air?.item.id,
    time: () => ({ at: start + elapsed, isKnown }),
    loseClock: () => {
      isKnown = false;
    },
  };
}

const [one, two, three] = [sampleItem(1), sampleItem(2), sampleItem(3)];

test('plays the items of a segment in order, each for its duration', () => {
  const { playback, shown, pass } = stage();
  playback.setContent(samplePackage([one, two, { ...three, seconds: 5 }]));
  pass(60_000);
  expect(shown.slice(0, 4).map(({ slot, ms }) => [slot.item.id, ms])).toEqual([
    [one.id, 10_000],
    [two.id, 10_000],
    [three.id, 5_000],
    [one.id, 10_000],
  ]);
});

test('mounts the next item before the current one leaves, and waits until it is ready', () => {
  const { playback, pass, air } = stage(undefined, ({ item }) => (item.id === two.id ? 7_000 : 0));
  playback.setContent(samplePackage([one, two]));
  pass(1_000);
  expect(air()).toBe(one.id);
  pass(3_000);
  expect(playback.slots.map(({ item, phase }) => [item.id, phase])).toEqual([
    [one.id, 'air'],
    [two.id, 'next'],
  ]);
  pass(8_000);
  expect(air()).toBe(two.id);
});

test('a list of one item stays mounted and counts each pass', () => {
  const { playback, shown, pass } = stage();
  playback.setContent(samplePackage([one]));
  pass(1_000);
  const [slot] = playback.slots;
  pass(120_000);
  expect(playback.slots.map(({ key }) => key)).toEqual([slot?.key]);
  expect(shown).toHaveLength(12);
});

test('a fade keeps the leaving item until the transition ends, and mounts no third one', () => {
  const { playback, pass } = stage();
  playback.setContent(samplePackage([one, two].map((item) => ({ ...item, seconds: 3, transition: 'fade' as const }))));
  const phases = new Set<string>();
  pass(30_000, 100, () => {
    expect(playback.slots.length).toBeLessThanOrEqual(2);
    phases.add(playback.slots.map(({ phase }) => phase).join());
  });
  expect(phases).toContain('leaving,air');
});

test('skips an item after three failures, reports it once as skipped, and plays the others', () => {
  const { playback, failed, started, pass } = stage(undefined, ({ item }) => (item.id === two.id ? undefined : 0));
  playback.setContent(samplePackage([one, two, three]));
  pass(300_000);
  expect(failed).toEqual([two.id, two.id, `${two.id} skipped`]);
  expect(started.filter((id) => id !== one.id && id !== three.id)).toEqual([]);
  expect(started.slice(-4)).toEqual(expect.arrayContaining([one.id, three.id]));
});

test('tries skipped items again with the next package and after an hour', () => {
  const { playback, failed, pass } = stage(undefined, ({ item }) => (item.id === two.id ? undefined : 0));
  const content = samplePackage([one, two]);
  playback.setContent(content);
  pass(200_000);
  playback.setContent({ ...content, hash: 'B'.repeat(43) });
  pass(200_000);
  expect(failed.filter((id) => id.endsWith('skipped'))).toHaveLength(2);
  pass(3_600_000, 1_000);
  expect(failed.filter((id) => id.endsWith('skipped'))).toHaveLength(3);
});

test('shows the standby picture if every item fails, and recovers with a good package', () => {
  let isBroken = true;
  const { playback, pass, air } = stage(undefined, () => (isBroken ? undefined : 0));
  playback.setContent(samplePackage([one, two]));
  pass(120_000);
  expect(playback.slots).toEqual([]);
  isBroken = false;
  playback.setContent({ ...samplePackage([one]), hash: 'B'.repeat(43) });
  pass(1_000);
  expect(air()).toBe(one.id);
});

test('new data reach the item on air at once; it is not mounted again', () => {
  const { playback, pass } = stage();
  const before = samplePackage([one, two]);
  playback.setContent(before);
  pass(1_000);
  const key = playback.air?.key;
  const after = { ...before, hash: 'B'.repeat(43), products: [sampleProduct(1, true)] };
  playback.setContent(after);
  expect([playback.air?.key, playback.air?.content.hash]).toEqual([key, after.hash]);
});

test('another kind of scene replaces the item at its end, not before', () => {
  const { playback, pass } = stage();
  const before = samplePackage([one, two]);
  playback.setContent(before);
  pass(2_000);
  const clock = { ...sampleScene(1), kind: 'clock' as const, content: { kind: 'clock' as const, headline: '' } };
  playback.setContent({ ...before, hash: 'B'.repeat(43), scenes: [clock, sampleScene(2)] });
  pass(1_000);
  expect(playback.air?.content.hash).toBe(before.hash);
  pass(30_000);
  expect(playback.air?.content.hash).toBe('B'.repeat(43));
});

/** Two items; the one with the promotion is sold out in the second package. */
function promoted(items: SegmentItem[], at: number) {
  const product = sampleProduct(1);
  const promotion = sampleScene(at, {
    kind: 'promotion',
    content: {
      kind: 'promotion',
      product: { id: product.id },
      headline: '',
      showsPrice: true,
      showsDescription: true,
      image: null,
      qrCode: null,
    },
  });
  const scenes = [promotion, sampleScene(at === 1 ? 2 : 1)];
  const available = samplePackage(items, { scenes, products: [product] });
  return { available, soldOut: { ...available, hash: 'B'.repeat(43), products: [{ ...product, isSoldOut: true }] } };
}

test('a promotion leaves when its product is sold out', () => {
  const { playback, pass, air } = stage();
  const { available, soldOut } = promoted([{ ...one, seconds: 600 }, two], 1);
  playback.setContent(available);
  pass(1_000);
  expect(air()).toBe(one.id);
  playback.setContent(soldOut);
  pass(500);
  expect(air()).toBe(two.id);
});

test('a promotion that is already loaded is not shown when its product is sold out', () => {
  const { playback, pass, started } = stage();
  const { available, soldOut } = promoted([one, two], 2);
  playback.setContent(available);
  pass(3_000);
  expect(playback.slots.map(({ phase }) => phase)).toEqual(['air', 'next']);
  playback.setContent(soldOut);
  pass(60_000);
  expect(started).not.toContain(two.id);
});

test('an interruption begins at its minute although the item on air is not over', () => {
  const start = Date.UTC(2026, 10, 29, 12);
  const { playback, pass } = stage(start);
  const content = samplePackage([{ ...one, seconds: 3_600 }], {
    scenes: [sampleScene(1), sampleScene(2)],
    segments: [
      { id: uuid(900), name: 'Tag', items: [{ ...one, seconds: 3_600 }] },
      { id: uuid(901), name: 'Küche geschlossen', items: [two] },
    ],
    stream: {
      interruption: { segment: { id: uuid(901) }, from: new Date(start + 60_000).toISOString(), until: null },
    },
  });
  playback.setContent(content);
  pass(59_750);
  expect(playback.air?.segment).toBe(uuid(900));
  pass(1_000);
  expect(playback.air?.segment).toBe(uuid(901));
});

test('a video plays to its end, also if it is alone', () => {
  const { playback, shown, pass } = stage();
  const video = { id: uuid(70), version: 1, extension: 'mp4', publicHash: 'x', name: 'Film' };
  playback.setContent(samplePackage([{ ...one, scene: null, video, seconds: 3 }], { scenes: [] }));
  pass(40_000);
  expect(shown).toEqual([]);
  const key = playback.air?.key as number;
  playback.ended(key);
  pass(500);
  expect(shown).toHaveLength(1);
  expect(playback.air?.key).not.toBe(key);
});

test('without a clock plays the fallback, and no scene with dates', () => {
  const { playback, pass, started, loseClock } = stage();
  loseClock();
  playback.setContent(
    samplePackage([one, two], { scenes: [sampleScene(1, { validUntil: '2030-01-01' }), sampleScene(2)] }),
  );
  pass(60_000);
  expect(new Set(started)).toEqual(new Set([two.id]));
});

test('removing the package stops at once', () => {
  const { playback, pass } = stage();
  playback.setContent(samplePackage([one]));
  pass(1_000);
  playback.setContent(undefined);
  expect(playback.slots).toEqual([]);
});

const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((all) => {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const rule = fc.record({
  type: fc.constantFrom('daily' as const, 'sunday' as const),
  isClosed: fc.constant(false),
  from: time,
  to: time,
});
const date = fc.constantFrom(null, '2026-10-24', '2026-10-25', '2026-10-26');
const package_ = fc
  .record({
    items: fc.array(fc.record({ seconds: fc.integer({ min: 3, max: 900 }), validFrom: date, validUntil: date }), {
      maxLength: 4,
    }),
    rules: fc.array(rule, { maxLength: 2 }),
    hours: fc.array(rule, { maxLength: 2 }),
    isOffWhenClosed: fc.boolean(),
    transition: fc.constantFrom('cut' as const, 'fade' as const, 'push' as const),
  })
  .map(({ items, rules, hours, isOffWhenClosed, transition }): ContentPackage => {
    const all = items.map(({ seconds }, index) => sampleItem(index, { seconds, transition }));
    const complete = samplePackage(all, {
      scenes: items.map(({ validFrom, validUntil }, index) => sampleScene(index, { validFrom, validUntil })),
      stream: {
        isOffWhenClosed,
        entries: [
          {
            id: uuid(800),
            segment: { id: uuid(901) },
            schedule: rules,
            validFrom: null,
            validUntil: null,
            priority: 0,
            isEnabled: rules.length > 0,
          },
        ],
      },
    });
    return {
      ...complete,
      branch: { ...complete.branch, openingHours: hours },
      segments: [...complete.segments, { id: uuid(901), name: 'Abend', items: all.slice(0, 2) }],
    };
  });

test('over a clock change never stops, and never shows what may not play', () => {
  const begin = Date.UTC(2026, 9, 24, 22); // Midnight in Vienna, three hours before the repeated hour.
  fc.assert(
    fc.property(package_, fc.integer({ min: 0, max: 3_600 }), (content, offset) => {
      const start = begin + offset * 1_000;
      const { playback, pass, time: now } = stage(start);
      const spans = streamTimeline(content.stream, content.branch, start, start + 10 * 3_600_000);
      playback.setContent(content);
      let gap = 0;
      pass(5 * 3_600_000, 10_000, () => {
        expect(playback.slots.length).toBeLessThanOrEqual(2);
        const segment = spans.find(({ from, to }) => from <= now().at && now().at < to)?.segment;
        const playable = !segment ? [] : listPlayable(content, segment, now()).map(({ id }) => id);
        const isRight = playback.air?.segment === segment && playable.includes(playback.air?.item.id ?? '');
        if (playable.length === 0) expect(playback.air).toBeUndefined();
        gap = isRight || playable.length === 0 ? 0 : gap + 1;
        // One step to mount the item, one to show it.
        expect(gap).toBeLessThanOrEqual(2);
      });
    }),
    { numRuns: 25 },
  );
});
