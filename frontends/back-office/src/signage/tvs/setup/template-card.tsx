import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { WandSparkles } from 'lucide-react';
import * as css from './setup.module.css';
import { setupMessages } from './setup-messages.de.ts';
import { useMenuBoard } from './use-menu-board.ts';

const messages = setupMessages.template;

/** Creates the first menu board with one press. */
export function TemplateCard({ onMade }: { onMade: () => void }) {
  const { run, isBusy, problem, step } = useMenuBoard(onMade);
  return (
    <section className={css.template} aria-labelledby="template-title">
      <h3 id="template-title">{messages.title}</h3>
      <p>{messages.text}</p>
      <div aria-live="polite">
        {problem && (
          <Notice kind="late">
            <b>{messages.failed}</b> {problem.message} {messages.failedText}
          </Notice>
        )}
      </div>
      <Button busyLabel={isBusy && messages.working[step]} onClick={() => void run()}>
        <WandSparkles {...icon} size={18} />
        {messages.make}
      </Button>
    </section>
  );
}
