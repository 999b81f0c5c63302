import type { TaskPerson } from '@theke/contracts/time-tracking/task';
import { BareSelect } from '@theke/ui/bare-select';
import { taskMessages } from './task-messages.de.ts';
import * as css from './tasks-page.module.css';

type Named = { id: string; name: string };
type Kind = 'person' | 'project' | 'branch';
type Props = {
  people: readonly TaskPerson[];
  projects: readonly Named[];
  branches: readonly Named[];
  chosen: Record<Kind, string | null>;
  onChoose: (change: Record<string, string | undefined>) => void;
};

/** Filters of the task board by person, project and branch. */
export function BoardFilters({ people, projects, branches, chosen, onChoose }: Props) {
  const pickers: { kind: Kind; label: string; any: string; choices: readonly Named[] }[] = [
    {
      kind: 'person',
      label: taskMessages.person,
      any: taskMessages.anyone,
      choices: people.filter(({ isActive }) => isActive),
    },
    { kind: 'project', label: taskMessages.project, any: taskMessages.anyProject, choices: projects },
    { kind: 'branch', label: taskMessages.branch, any: taskMessages.anyBranch, choices: branches },
  ];
  return (
    <div className={css.filters}>
      {pickers.map(({ kind, label, any, choices }) =>
        choices.length < 2 && !chosen[kind] ? null : (
          <BareSelect
            key={kind}
            className={css.filter}
            aria-label={label}
            value={chosen[kind] ?? ''}
            onChange={({ target }) => onChoose({ [kind]: target.value || undefined })}
          >
            <option value="">{any}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </BareSelect>
        ),
      )}
    </div>
  );
}
