import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { WandSparkles } from 'lucide-react';
import * as css from './setup.module.css';
import { setupMessages } from './setup-messages.de.ts';
import { useMenuBoard } from './use-menu-board.ts';

const words = setupMessages.template;

/** Creates the first menu board with one press. */
export function TemplateCard({ onMade }: { onMade: () => void }) {
  const { run, isBusy, problem, step } = useMenuBoard(onMade);
  return (
    <section className={css.template} aria-labelledby="template-title">
      <h3 id="template-title">{words.title}</h3>
      <p>{words.text}</p>
      <div aria-live="polite">
        {problem && (
          <Notice kind="late">
            <b>{words.failed}</b> {problem.message} {words.failedText}
          </Notice>
        )}
      </div>
      <Button busyLabel={isBusy && words.working[step]} onClick={() => void run()}>
        <WandSparkles {...icon} size={18} />
        {words.make}
      </Button>
    </section>
  );
}
