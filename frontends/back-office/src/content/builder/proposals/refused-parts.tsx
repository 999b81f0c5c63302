import { icon } from '@theke/ui/icon';
import { TriangleAlert } from 'lucide-react';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';

/** A part of the answer that was dropped, with its reason. */
export type RefusedPart = { readonly block: string | null; readonly message: string };

/** Dropped parts of an answer: texts with facts of their own, and what no text field can hold (AI-04, AI-10). */
export const RefusedParts = ({ refused }: { refused: readonly RefusedPart[] }) =>
  refused.length === 0 ? null : (
    <ul className={css.refused}>
      {refused.map(({ block, message }) => (
        <li key={`${block} ${message}`}>
          <TriangleAlert {...icon} size={18} />
          <span>
            <b>{proposalMessages.part.refused}</b> {message}
          </span>
        </li>
      ))}
    </ul>
  );
