import { classNames } from '@theke/ui/class-names';
import { namedIcon } from '@theke/ui/icon';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { messages } from '../messages.de.ts';
import type { FormSection } from './form-sections.ts';
import * as css from './section-list.module.css';

const formMessages = messages.form;

type Props = {
  sections: readonly FormSection[];
  /** Id of the section that is shown, if the form shows one at a time. */
  chosen?: string | undefined;
  onChoose?: (id: string) => void;
};

/** Navigation of the form's sections; marks sections with errors and the current one. */
export function SectionList({ sections, chosen, onChoose }: Props) {
  const { errors } = useFormState();
  const [passed, pin] = useCurrentSection(sections);
  const current = onChoose ? chosen : passed;
  return (
    <nav className={classNames(css.sections, onChoose && css.paged)} aria-label={formMessages.sections}>
      {sections.map(({ id, title, fields }) => {
        const isWrong = fields.some(({ name }) => get(errors, name) !== undefined);
        return (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(css.section, id === current && css.current, isWrong && css.wrong)}
            onClick={(event) => {
              event.preventDefault();
              if (onChoose) return onChoose(id);
              pin(id);
              const heading = document.getElementById(id);
              heading?.scrollIntoView({ behavior: 'smooth' });
              heading?.focus({ preventScroll: true });
            }}
          >
            {title}
            {isWrong && <CircleAlert {...namedIcon} size={16} aria-label={formMessages.hasError} />}
          </a>
        );
      })}
    </nav>
  );
}

/** Input that scrolls the page: the section that was clicked is no longer the current one. */
const scrolls = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Returns the last section whose heading has passed the upper part of the window, or the clicked one until the user
 * scrolls: the last sections are too short to reach the top.
 */
function useCurrentSection(sections: readonly FormSection[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(sections[0]?.id);
  const [pinned, setPinned] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const find = () => {
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) < 160);
      setCurrent(passed.at(-1) ?? ids.split(' ')[0]);
    };
    find();
    const release = () => setPinned(undefined);
    window.addEventListener('scroll', find, { passive: true });
    for (const event of scrolls) window.addEventListener(event, release, { passive: true });
    return () => {
      window.removeEventListener('scroll', find);
      for (const event of scrolls) window.removeEventListener(event, release);
    };
  }, [ids]);
  return [pinned ?? current, setPinned];
}
