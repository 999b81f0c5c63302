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
  const passed = useCurrentSection(sections);
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

/** Returns the last section whose heading has passed the upper part of the window. */
function useCurrentSection(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const find = () => {
      const passed = ids
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) < 160);
      setCurrent(passed.at(-1) ?? ids.split(' ')[0]);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [ids]);
  return current;
}
