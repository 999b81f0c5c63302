import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useBuilder } from '../shared/builder-context.ts';
import { MarkedText } from './marked-text.tsx';
import { currentValues } from './part-state.ts';
import { proposalMessages } from './proposal-messages.de.ts';
import { textsOfPart } from './proposal-rows.ts';
import * as css from './proposals.module.css';

const texts = proposalMessages.conflict;

type Props = { part: ProposedPart; name: string; onKeep: () => void; onReplace: () => void };

/** Both versions of a text that was edited after the proposal; the editor chooses one (AI-03). */
export function PartConflict({ part, name, onKeep, onReplace }: Props) {
  const { view } = useBuilder().editing;
  const fields = textsOfPart(view, part, currentValues(view, part)).filter(({ before, after }) => before !== after);
  const side = (kind: 'current' | 'proposed') => (
    <section className={css.side} aria-label={`${name}: ${texts[kind]}`}>
      <h4>{texts[kind]}</h4>
      {fields.map(({ key, label, before, after }) => (
        <div key={key}>
          {fields.length > 1 && <span className={css.field}>{label}</span>}
          {kind === 'current' ? (
            <MarkedText before={after} after={before} isAfterOnly />
          ) : (
            <MarkedText before={before} after={after} isAfterOnly />
          )}
        </div>
      ))}
      <Button
        kind="second"
        size="small"
        aria-label={`${kind === 'current' ? texts.keep : texts.replace}: ${name}`}
        onClick={kind === 'current' ? onKeep : onReplace}
      >
        {kind === 'current' ? texts.keep : texts.replace}
      </Button>
    </section>
  );
  return (
    <div className={css.conflict}>
      <Notice kind="soon">{texts.text}</Notice>
      <div className={css.sides}>
        {side('current')}
        {side('proposed')}
      </div>
    </div>
  );
}
