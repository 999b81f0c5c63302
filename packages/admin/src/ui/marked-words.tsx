import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { messages } from '../messages.de.ts';
import * as css from './marked-words.module.css';
import { wordDifference } from './word-difference.ts';

type Props = {
  before: string;
  after: string;
  /** Leaves removed words out, for a text beside the other one. */
  isAfterOnly?: boolean;
};

/** A text with marks at the words that differ from another one. */
export const MarkedWords = ({ before, after, isAfterOnly = false }: Props) => (
  <span className={css.words}>
    {wordDifference(before, after).map(({ kind, text }, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; runs have no other key than their index
      if (kind === 'same') return <span key={index}>{text}</span>;
      if (kind === 'out' && isAfterOnly) return null;
      const Mark = kind === 'out' ? 'del' : 'ins';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Mark key={index}>
          <VisuallyHidden>{messages.difference[kind]} </VisuallyHidden>
          {text}
        </Mark>
      );
    })}
  </span>
);
