import { may, useMe } from '@theke/admin/api/session.ts';
import * as css from './setup.module.css';
import { setupMessages } from './setup-messages.de.ts';
import { StepList } from './step-list.tsx';
import { useSetupFacts } from './use-setup-facts.ts';

/** Above lists until the first TV plays: what comes next. */
export function SetupSteps() {
  const done = useSetupFacts();
  const canWrite = may(useMe(), 'signage.write');
  if (!done || done.size === 5 || !canWrite) return null;
  return (
    <section className={css.strip} aria-labelledby="setup-title">
      <h2 id="setup-title">
        {setupMessages.title}
        <span>{setupMessages.progress(done.size)}</span>
      </h2>
      <StepList done={done} canWrite={canWrite} isCompact />
    </section>
  );
}
