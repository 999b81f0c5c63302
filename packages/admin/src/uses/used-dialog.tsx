import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { useAction } from '../api/use-action.ts';
import { messages } from '../messages.de.ts';
import type { Used } from './used.ts';
import * as css from './used-dialog.module.css';
import { UsesList } from './uses-list.tsx';
import { usesMessages } from './uses-messages.de.ts';

/** Dialog with the uses of entries that could not be deleted; offers to switch off a single one. */
export function UsedDialog({ used: { entries, switchOff }, onClose }: { used: Used; onClose: () => void }) {
  const { isBusy, problem, run } = useAction((act: () => Promise<void>) => act(), { onDone: onClose });
  const [first] = entries;
  const isOne = entries.length === 1;
  return (
    <Dialog
      title={isOne && first ? usesMessages.title(first.title) : usesMessages.titleOfMany(entries.length)}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind={switchOff ? 'second' : 'main'} onClick={onClose}>
            {messages.close}
          </Button>
          {switchOff && (
            <Button busyLabel={isBusy && messages.working} onClick={() => void run(switchOff.run)}>
              {switchOff.label}
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOne ? usesMessages.text : usesMessages.textOfMany} {switchOff && usesMessages.offer(switchOff.label)}
      </p>
      <div className={css.places}>
        {entries.map(({ id, title, uses }) => (
          <section key={id} aria-label={title}>
            {!isOne && <h3>{title}</h3>}
            <UsesList uses={uses} onLeave={onClose} />
          </section>
        ))}
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
    </Dialog>
  );
}
