import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { type OpenedTask, readTaskBoard } from '@theke/contracts/time-tracking/task';
import { icon } from '@theke/ui/icon';
import { iconButtonClass } from '@theke/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from 'react-router';
import { taskMessages } from './task-messages.de.ts';
import * as css from './task-page.module.css';

const messages = taskMessages.detail;

/** Links to the previous and next task in the column. */
export function TaskNeighbours({ task: { id, state } }: { task: OpenedTask }) {
  // Usually cached, because users come from the board; without it the link back remains.
  const { data } = useQuery({ ...endpointQuery(useApi(), readTaskBoard, {}), staleTime: 60_000 });
  const column = data?.tasks.filter((card) => card.state === state) ?? [];
  const at = column.findIndex((card) => card.id === id);
  const neighbours = [
    { label: messages.above, card: column[at - 1], Icon: ChevronUp },
    { label: messages.below, card: at < 0 ? undefined : column[at + 1], Icon: ChevronDown },
  ];
  return (
    <nav className={css.neighbours} aria-label={messages.neighbours}>
      {neighbours.map(
        ({ label, card, Icon }) =>
          card && (
            <Link
              key={label}
              className={iconButtonClass}
              to={`/tasks/${card.id}`}
              aria-label={`${label}: ${card.title}`}
              title={card.title}
            >
              <Icon {...icon} size={20} />
            </Link>
          ),
      )}
    </nav>
  );
}
