import { expect, test } from '@jest/globals';
import { type TaskCard, tasks } from '@theke/contracts/time-tracking/task';
import { filterCards } from './filter-cards.ts';

const [me, other, project, branch] = ['me', 'other', 'project', 'branch'];
const card = (number: number, changes: Partial<TaskCard>): TaskCard => ({
  ...tasks.events.changed.example,
  number,
  title: `Karte ${number}`,
  text: '',
  state: 'open',
  dueDate: null,
  assignees: [],
  project: null,
  branch: null,
  comments: 0,
  isNew: false,
  ...changes,
});
const cards = [
  card(1, { assignees: [{ id: me }], dueDate: '2026-11-20' }),
  card(2, { assignees: [{ id: me }, { id: other }], dueDate: '2026-11-30', text: 'Lieferscheine' }),
  card(3, { assignees: [{ id: other }], project: { id: project }, dueDate: '2026-11-29' }),
  card(14, { branch: { id: branch }, state: 'done', dueDate: '2026-11-23' }),
];

test.each([
  [{}, [1, 2, 3, 14]],
  [{ mine: true }, [1, 2]],
  [{ week: true }, [1, 3]],
  [{ mine: true, week: true }, [1]],
  [{ person: other }, [2, 3]],
  [{ project }, [3]],
  [{ branch }, [14]],
  [{ q: 'T-14' }, [14]],
  [{ q: 'karte liefer' }, [2]],
  [{ q: 'nirgends' }, []],
])('%j', (filter, expected) =>
  expect(filterCards(cards, filter, { me, today: '2026-11-23' }).map(({ number }) => number)).toEqual(expected),
);
