import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { sampleItem, samplePackage, uuid } from '../../testing/sample-package.ts';
import { PreviewPlayer } from '../preview/preview-player.ts';
import type { ItemViewProps, StandbyProps } from '../shared/view-props.ts';
import { browserTimers } from '../time/timers.ts';
import { Player } from './player.tsx';
import type { PlayerView, ViewSource, Views } from './player-view.ts';

const mounts: string[] = [];
const broken = new Set<string>();

/** Draws the id of its item; ready once it is mounted. */
function ItemView({ item, isActive, onReady }: ItemViewProps) {
  if (broken.has(item.id)) throw new Error('Szene defekt');
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    mounts.push(item.id);
    ready();
  }, [item.id]);
  return (
    <p>
      {item.id} {isActive ? 'auf Sendung' : 'wartet'}
    </p>
  );
}
const views: Views = {
  ItemView,
  PairingScreen: ({ code }) => <p>Code {code}</p>,
  Standby: ({ name, problem }: StandbyProps) => (
    <p>
      Pause {name} {problem}
    </p>
  ),
  Identify: ({ name, branch }) => (
    <p>
      Ich bin {name}, {branch}
    </p>
  ),
};

beforeEach(() => {
  jest.useFakeTimers();
  mounts.length = 0;
  broken.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function play(items = [sampleItem(1), sampleItem(2)]) {
  const player = new PreviewPlayer(browserTimers, () => undefined);
  player.start();
  render(<Player source={player} views={views} />);
  const take = (content = samplePackage(items)) => act(() => player.take({ type: 'theke-signage-preview', content }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { player, take, pass };
}

const shown = () => document.body.textContent ?? '';

test('shows the standby picture until the first item is ready, then the items in turn', () => {
  const { take, pass } = play();
  expect(shown()).toContain('Pause');
  take();
  pass(500);
  expect(screen.getByText(`${uuid(1)} auf Sendung`)).toBeTruthy();
  expect(shown()).not.toContain('Pause');
  pass(10_000);
  expect(screen.getByText(`${uuid(2)} auf Sendung`)).toBeTruthy();
});

test('mounts a list of one item once', () => {
  const { take, pass } = play([sampleItem(1)]);
  take();
  pass(120_000);
  expect(mounts).toEqual([uuid(1)]);
});

test('an item that throws concerns only itself', () => {
  broken.add(uuid(2));
  const { take, pass } = play();
  take();
  pass(60_000);
  expect(screen.getByText(`${uuid(1)} auf Sendung`)).toBeTruthy();
});

test('shows the standby picture if every item throws', () => {
  broken.add(uuid(1)).add(uuid(2));
  const { take, pass } = play();
  take();
  pass(60_000);
  expect(shown()).toContain('Pause Theke links');
});

const still = (changes: Partial<PlayerView>): ViewSource => {
  const view: PlayerView = {
    pairing: undefined,
    slots: [],
    content: undefined,
    name: 'Theke links',
    now: Date.UTC(2026, 10, 29),
    orders: null,
    volume: 50,
    isIdentifying: false,
    problem: undefined,
    disconnectedSince: undefined,
    version: '0.1.0',
    ...changes,
  };
  return {
    subscribe: () => () => undefined,
    view: () => view,
    onReady: () => undefined,
    onFailed: () => undefined,
    onEnded: () => undefined,
  };
};

test('shows the code, and the standby picture while there is no code yet', () => {
  const { rerender } = render(<Player source={still({ pairing: { code: 'K7PX', expiresAt: 0 } })} views={views} />);
  expect(shown()).toBe('Code K7PX');
  rerender(<Player source={still({ pairing: { code: '', expiresAt: 0 }, problem: 'network' })} views={views} />);
  expect(shown()).toContain('Pause Theke links network');
});

test('shows the name of the TV over everything while staff look for it', () => {
  render(<Player source={still({ isIdentifying: true, content: samplePackage([]) })} views={views} />);
  expect(shown()).toContain('Ich bin Theke links, Mitte');
});

test('a broken standby picture leaves the name', () => {
  const Broken = () => {
    throw new Error('defekt');
  };
  render(<Player source={still({})} views={{ ...views, Standby: Broken }} />);
  expect(shown()).toBe('Theke links');
});

test('rotates an upright picture in a wide window', () => {
  const upright = samplePackage([]);
  const content = { ...upright, device: { ...upright.device, orientation: 'portrait' as const } };
  const { container } = render(<Player source={still({ content })} views={views} />);
  const style = (container.querySelector('.screen') as HTMLElement).style;
  expect([style.width, style.height]).toEqual([`${window.innerHeight}px`, `${window.innerWidth}px`]);
  expect(style.transform).toContain('rotate(90deg)');
});
