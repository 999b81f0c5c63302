import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Circle, CircleCheck, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { setupMessages as texts } from '../shared/setup/setup-messages.de.ts';
import { missingSteps, type SetupStep } from '../shared/setup/setup-steps.ts';
import { useSetupSteps } from '../shared/setup/use-setup-steps.ts';
import * as css from './setup-page.module.css';

/** Checklist of a new business up to its first order (SETUP-01). */
export function SetupPage() {
  const isAllowed = may(useMe(), 'catalog.write');
  const { steps, error, refetch } = useSetupSteps({ enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={texts.title} />;
  return (
    <>
      <PageBar title={texts.title}>
        <a className={buttonClass({ kind: 'second', size: 'small' })} href="/" target="_blank" rel="noreferrer">
          <ExternalLink {...icon} size={16} />
          {texts.view}
        </a>
      </PageBar>
      <div className={css.page}>
        {steps ? (
          <Checklist steps={steps} />
        ) : error ? (
          <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />
        ) : (
          <Skeleton width="100%" height={480} />
        )}
      </div>
    </>
  );
}

function Checklist({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const missing = missingSteps(steps);
  const next = steps.find(({ isDone, isNeeded }) => !isDone && isNeeded) ?? steps.find(({ isDone }) => !isDone);
  return (
    <>
      <h2>{texts.heading(texts.counts[steps.length] ?? String(steps.length))}</h2>
      <div className={css.progress}>
        <progress value={done} max={steps.length} aria-label={texts.progress(done, steps.length)} />
        <span>{texts.progress(done, steps.length)}</span>
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
      <p className={css.state}>{missing ? texts.missing(missing) : texts.isOpen}</p>
    </>
  );
}

function Step({ step: { title, text, isDone, actions }, isNext }: { step: SetupStep; isNext: boolean }) {
  const me = useMe();
  const permitted = actions.filter(({ needs }) => may(me, needs));
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={classNames(isDone && css.done)}>
      <Icon {...icon} size={26} />
      <div className={css.words}>
        <h3>
          {title}
          <VisuallyHidden>: {isDone ? texts.done : texts.open}</VisuallyHidden>
        </h3>
        <p>{text}</p>
        {!isDone && permitted.length === 0 && <p>{texts.askAdmin}</p>}
      </div>
      <div className={css.actions}>
        {(isDone ? permitted.slice(0, 1) : permitted).map(({ label, to }, index) => (
          <Link
            key={to}
            className={buttonClass({
              kind: isDone ? 'quiet' : isNext && index === 0 ? 'main' : 'second',
              size: 'small',
            })}
            to={to}
            aria-label={isDone ? `${title}: ${texts.change}` : undefined}
          >
            {isDone ? texts.change : label}
          </Link>
        ))}
      </div>
    </li>
  );
}
