import * as form from '@theke/admin/forms/form-aside.module.css';
import { GenerationBudget } from '@theke/admin/generation/generation-budget.tsx';
import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { Link } from 'react-router';
import * as css from './ai-settings-aside.module.css';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';

const { month, sent } = aiSettingsMessages;

/** The current month's figures, and which data is sent to the provider (AI-08). */
export function AiSettingsAside() {
  const availability = useAiAvailability();
  return (
    <aside className={`${form.aside} ${css.aside}`}>
      <section>
        <h2>{month.heading}</h2>
        {availability && (
          <>
            <GenerationBudget {...availability} />
            {availability.budget.reserved > 0 && (
              <p>{month.reserved(moneyText(availability.budget.reserved, availability.currency))}</p>
            )}
          </>
        )}
        <Link className={css.link} to="/ai-generations">
          {month.jobs}
        </Link>
      </section>
      <section>
        <h2>{sent.heading}</h2>
        <Points texts={sent.always} />
      </section>
      <section>
        <h2>{sent.neverHeading}</h2>
        <Points texts={sent.never} />
      </section>
      <p>{sent.proposals}</p>
    </aside>
  );
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
