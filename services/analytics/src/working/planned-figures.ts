import { publishedShifts } from '@theke/contracts/time-tracking/schedule-events';
import { copyOf } from '@theke/kit/events/subscription';
import { plannedFigureStore } from './planned-figure-store.ts';

/** Every published shift in its newest state, for repeated and reordered events. */
export const plannedFigures = copyOf(publishedShifts, {
  async apply(tx, { id, branch, startAt, endAt, pauseMinutes, isOpen }) {
    const pauseSeconds = pauseMinutes * 60;
    const seconds = Math.floor((Date.parse(endAt) - Date.parse(startAt)) / 1_000) - pauseSeconds;
    plannedFigureStore.save(tx, { id, branch: branch.id, startAt, seconds, pauseSeconds, isOpen });
  },
  remove: async (tx, id) => plannedFigureStore.remove(tx, id),
});
