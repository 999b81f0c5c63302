import { may, useMe } from '@theke/admin/api/session.ts';
import { Button } from '@theke/ui/button';
import { useToast } from '@theke/ui/toast';
import * as css from './setup.module.css';
import { setupMessages } from './setup-messages.de.ts';
import type { SetupStep } from './setup-progress.ts';
import { StepList } from './step-list.tsx';
import { TemplateCard } from './template-card.tsx';
import { useSetupFacts } from './use-setup-facts.ts';

const nothing: ReadonlySet<SetupStep> = new Set();

/** Fleet page without TVs: the five steps, and the template that does the first three. */
export function FirstSetup({ onPair }: { onPair: () => void }) {
  const done = useSetupFacts() ?? nothing;
  const toast = useToast();
  const canWrite = may(useMe(), 'signage.write');
  const isReady = done.has('stream');
  return (
    <div className={css.first}>
      <h2>{setupMessages.none}</h2>
      <p className={css.lead}>{setupMessages.title}</p>
      <StepList done={done} canWrite={canWrite} />
      {canWrite &&
        (isReady ? (
          <Button onClick={onPair}>{setupMessages.steps.pair.action}</Button>
        ) : (
          <TemplateCard
            onMade={() => {
              toast({ text: setupMessages.template.made });
              onPair();
            }}
          />
        ))}
    </div>
  );
}
