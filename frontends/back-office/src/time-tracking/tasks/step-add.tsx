import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { addTaskStep } from '@theke/contracts/time-tracking/task';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { TextInput } from '@theke/ui/text-input';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRequestId } from '../shared/use-request-id.ts';
import * as css from './step-list.module.css';
import { taskMessages } from './task-messages.de.ts';

const detailMessages = taskMessages.detail;

/** Adds a step without opening the task's form. Enter saves and clears the field for the next one. */
export function StepAdd({ task, refresh }: { task: string; refresh: () => Promise<unknown> }) {
  const idOf = useRequestId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  /** Number of steps added here; part of the request id, because the same text again is a new step. */
  const [count, setCount] = useState(0);
  const { isBusy, problem, run } = useAction(addTaskStep, {
    onDone: async () => {
      await refresh();
      setCount(count + 1);
      setText('');
    },
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') void run({ params: { id: task }, body: { id: idOf({ text, count }), text } });
  }
  if (!isOpen)
    return (
      <Button kind="quiet" size="small" className={css.add} onClick={() => setOpen(true)}>
        <Plus {...icon} size={16} />
        {detailMessages.step}
      </Button>
    );
  return (
    <form className={css.adding} onSubmit={send} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <TextInput
        label={detailMessages.newStep}
        maxLength={200}
        error={problem?.message}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" busyLabel={isBusy && messages.working}>
        {detailMessages.addStep}
      </Button>
    </form>
  );
}
