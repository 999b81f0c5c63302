import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { type TaskState, taskStates, tasks } from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { TextInput } from '@theke/ui/text-input';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as css from './task-board.module.css';
import { taskMessages } from './task-messages.de.ts';

const addMessages = taskMessages.add;

/** Fields of a new task besides its title. */
export type Adding = {
  defaults: { branch: Ref | null; project: Ref | null; assignees: Ref[] };
  onAdded: () => Promise<unknown>;
};
type Ref = { id: string };

/**
 * Adds a task by its title to a column; further fields are edited on its page. Enter saves and clears the field for
 * the next one.
 */
export function ColumnAdd({ state, defaults, onAdded }: Adding & { state: TaskState }) {
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const { isBusy, problem, run } = useAction(tasks.endpoints.create, {
    onDone: async () => {
      await onAdded();
      setTitle('');
    },
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (title.trim() !== '') void run({ body: { ...defaults, title: title.trim(), state } });
  }
  return (
    <>
      <IconButton
        label={addMessages.into(taskStates[state])}
        className={css.plus}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus {...icon} size={18} />
      </IconButton>
      {isOpen && (
        <form className={css.adding} onSubmit={send} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
          <TextInput
            label={addMessages.title}
            maxLength={200}
            error={problem && `${addMessages.failed} ${problem.message}`}
            autoFocus
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" size="small" busyLabel={isBusy && messages.working}>
            {addMessages.add}
          </Button>
        </form>
      )}
    </>
  );
}
