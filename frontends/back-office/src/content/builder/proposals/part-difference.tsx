import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { factLabels } from '@theke/rules/content/fact-texts';
import { type Fact, factsInText, fillText } from '@theke/rules/content/facts';
import { classNames } from '@theke/ui/class-names';
import { FactLegend } from '../../shared/fact-legend.tsx';
import { useFacts } from '../../shared/use-facts.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { MarkedText } from './marked-text.tsx';
import { currentValues } from './part-state.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import { textsOfPart } from './proposal-rows.ts';
import * as css from './proposals.module.css';

/** Longest description in characters that search engines show whole. */
const longestDescription = 160;

/** Texts of a part with the words that it deletes and inserts. */
export function PartDifference({ part }: { part: ProposedPart }) {
  const { view } = useBuilder().editing;
  const texts = textsOfPart(view, part, currentValues(view, part));
  const facts = texts.flatMap(({ before, after }) => [...factsInText(before), ...factsInText(after)]);
  const subjects = useFacts(facts);
  const shown = ({ kind, id }: Fact) => subjects?.get(id)?.texts[kind] ?? `[${factLabels[kind]}]`;
  // Its heading does not say which field it is.
  const isAtPage = part.kind === 'change' && part.block === null;
  return (
    <div className={css.texts}>
      {texts.map(({ key, label, isHeading, before, after }) => (
        <div key={key} className={classNames(isHeading && css.heading)}>
          {(texts.length > 1 || isAtPage) && <span className={css.field}>{label}</span>}
          <MarkedText before={fillText(before, shown)} after={fillText(after, shown)} />
        </div>
      ))}
      <FactLegend value={texts.map(({ after }) => after).join('\n')} />
      {part.kind === 'attribute' && part.attribute === 'description' && (
        <p className={css.note}>{proposalMessages.part.characters(part.after.length, longestDescription)}</p>
      )}
    </div>
  );
}
