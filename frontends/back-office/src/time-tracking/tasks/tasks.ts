import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { tasks } from '@theke/contracts/time-tracking/task';
import { SquareKanban } from 'lucide-react';
import { BoardLink } from './board-link.tsx';
import { taskMessages } from './task-messages.de.ts';

export const officeTasks = officeResource(tasks, {
  group: 'tasks',
  Icon: SquareKanban,
  newLabel: taskMessages.newTask,
  purpose: taskMessages.noneText,
  titleOf: ({ title }) => title,
  subtitleOf: ({ number }) => taskMessages.number(number),
  heading: { field: 'title', label: 'Aufgabe' },
  columns: [
    { field: 'state', from: 'phone' },
    { field: 'dueDate', from: 'tablet' },
    { field: 'assignees', from: 'tablet' },
    { field: 'project', from: 'desktop' },
    { field: 'branch', from: 'desktop' },
  ],
  ListTools: BoardLink,
});
