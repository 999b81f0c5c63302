import type { FactSubject } from '@theke/contracts/content/facts';
import { factLabels } from '@theke/rules/content/fact-texts';
import type { FactKind } from '@theke/rules/content/facts';
import { Button } from '@theke/ui/button';
import * as css from './fact-dialog.module.css';
import { factMessages } from './fact-messages.de.ts';

type Props = { subject: FactSubject; kinds: readonly FactKind[]; onChoose: (kind: FactKind) => void };

/** Buttons for the facts of a product or branch, each with what it shows. */
export function FactChoice({ subject: { name, texts }, kinds, onChoose }: Props) {
  if (kinds.length === 0) return <p>{factMessages.hidden}</p>;
  return (
    <div className={css.facts}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          kind="second"
          size="small"
          type="button"
          aria-label={factMessages.choose(factLabels[kind], name)}
          title={texts[kind]}
          onClick={() => onChoose(kind)}
        >
          {factLabels[kind]}
        </Button>
      ))}
    </div>
  );
}
