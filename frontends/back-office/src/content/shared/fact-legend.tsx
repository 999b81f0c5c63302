import { factLabels } from '@theke/rules/content/fact-texts';
import { type Fact, factsIn, hasBrokenPlaceholder, placeholderOf } from '@theke/rules/content/facts';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import * as css from './fact-legend.module.css';
import { factMessages } from './fact-messages.de.ts';
import { useFacts } from './use-facts.ts';

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? plainText(value as RichNode) : '';
};

/** What each fact of a text shows at the moment (FACT-05); nothing if it has none. */
export function FactLegend({ value }: { value: unknown }) {
  const facts = new Map([...factsIn(value)].map((fact) => [placeholderOf(fact), fact]));
  const isBroken = hasBrokenPlaceholder(textOf(value));
  if (facts.size === 0 && !isBroken) return null;
  return (
    <div className={css.legend}>
      {facts.size > 0 && <Shown facts={[...facts.values()]} />}
      {isBroken && <p>{factMessages.broken}</p>}
    </div>
  );
}

function Shown({ facts }: { facts: readonly Fact[] }) {
  const subjects = useFacts(facts);
  if (!subjects) return null;
  return (
    <ul aria-label={factMessages.legend}>
      {facts.map(({ kind, id }) => {
        const subject = subjects.get(id);
        const text = subject?.texts[kind];
        return (
          <li key={`${kind} ${id}`}>
            <b>{subject ? `${factLabels[kind]}: ${subject.name}` : factLabels[kind]}</b>{' '}
            <span className={text === undefined ? css.missing : undefined}>
              {text === undefined ? factMessages.showsNothing : factMessages.shows(text)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
