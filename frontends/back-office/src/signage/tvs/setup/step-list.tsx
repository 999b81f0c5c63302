import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import * as css from './setup.module.css';
import { setupMessages } from './setup-messages.de.ts';
import { type SetupStep, setupSteps } from './setup-progress.ts';

const paths: Readonly<Record<SetupStep, string>> = {
  scene: '/scenes/create',
  segment: '/digital-signage-segments/create',
  stream: '/digital-signage-streams/create',
  pair: '/digital-signage-devices?pair=1',
  play: '/digital-signage-devices',
};

type Props = {
  done: ReadonlySet<SetupStep>;
  /** Whether the user may create entries; otherwise the steps have no links. */
  canWrite: boolean;
  /** Without explanations, above a list. */
  isCompact?: boolean;
};

/** The five steps of the first set-up; the next one has a link. */
export function StepList({ done, canWrite, isCompact = false }: Props) {
  const next = setupSteps.find((step) => !done.has(step));
  return (
    <ol className={css.steps}>
      {setupSteps.map((step, index) => {
        const { title, text, action } = setupMessages.steps[step];
        return (
          <li
            key={step}
            className={classNames(done.has(step) && css.done)}
            aria-current={step === next ? 'step' : undefined}
          >
            <span className={css.number} aria-hidden="true">
              {done.has(step) ? <Check {...icon} size={16} /> : index + 1}
            </span>
            <b>
              {title}
              {done.has(step) && <VisuallyHidden>, {setupMessages.done}</VisuallyHidden>}
            </b>
            {!isCompact && <span>{text}</span>}
            {step === next && canWrite && <Link to={paths[step]}>{action}</Link>}
          </li>
        );
      })}
    </ol>
  );
}
