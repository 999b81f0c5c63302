import type { TaskCard } from '@theke/contracts/time-tracking/task';
import { searchText, searchWords } from '@theke/rules/lists/search-text';
import { endOfWeek } from './due-text.ts';
import { taskMessages } from './task-messages.de.ts';

/** Filter of the board; undefined fields do not filter. */
export type CardFilter = {
  mine?: boolean;
  week?: boolean;
  q?: string | null;
  person?: string | null;
  project?: string | null;
  branch?: string | null;
};

/** @param me id of the current user @param today "2026-11-23" */
export function filterCards(
  cards: readonly TaskCard[],
  { mine = false, week = false, q, person, project, branch }: CardFilter,
  { me, today }: { me: string; today: string },
): TaskCard[] {
  const typed = searchWords(q ?? '');
  const until = endOfWeek(today);
  const isAssigned = ({ assignees }: TaskCard, id: string) => assignees.some((one) => one.id === id);
  return cards.filter((card) => {
    if (mine && !isAssigned(card, me)) return false;
    if (week && (card.state === 'done' || card.dueDate === null || card.dueDate > until)) return false;
    if (person && !isAssigned(card, person)) return false;
    if (project && card.project?.id !== project) return false;
    if (branch && card.branch?.id !== branch) return false;
    const text = searchText(`${taskMessages.number(card.number)} ${card.title} ${card.text}`);
    return typed.every((word) => text.includes(word));
  });
}
