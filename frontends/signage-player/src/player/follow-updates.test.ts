import { expect, test } from '@jest/globals';
import { virtualTimers } from '../../testing/virtual-timers.ts';
import { followUpdates } from './follow-updates.ts';

function updates(controller: object | null) {
  const timers = virtualTimers(0);
  const container = new EventTarget();
  const looks: number[] = [];
  const registration = { update: async () => void looks.push(timers.elapsed()) };
  Object.assign(container, { controller, getRegistration: async () => registration });
  const state = { isQuiet: false, restarts: 0 };
  const restart = () => {
    state.restarts += 1;
  };
  followUpdates(timers, container as ServiceWorkerContainer, () => state.isQuiet, restart);
  const deploy = () => container.dispatchEvent(new Event('controllerchange'));
  return { timers, state, looks, deploy };
}

test('looks for a newer version every hour', async () => {
  const { timers, looks } = updates({});
  await timers.pass(24 * 3_600_000);
  expect(looks).toHaveLength(24);
});

test('starts anew after a deployment, but only in a quiet moment', async () => {
  const { timers, state, deploy } = updates({});
  state.isQuiet = true;
  await timers.pass(600_000);
  expect(state.restarts).toBe(0);
  state.isQuiet = false;
  deploy();
  await timers.pass(600_000);
  expect(state.restarts).toBe(0);
  state.isQuiet = true;
  await timers.pass(60_000);
  expect(state.restarts).toBe(1);
});

test('the first worker of a page is no deployment', async () => {
  const { timers, state, deploy } = updates(null);
  state.isQuiet = true;
  deploy();
  await timers.pass(600_000);
  expect(state.restarts).toBe(0);
});
