import { classNames } from '@theke/ui/class-names';
import * as css from './face.module.css';

/** "DH" */
const initialsOf = (name: string): string => {
  const names = name.split(' ').filter(Boolean);
  return `${names[0]?.[0] ?? ''}${names.length > 1 ? names.at(-1)?.[0] : ''}`.toUpperCase();
};

/** One of a few background colours, stable per person or project. */
export const toneOf = (id: string): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % 4;

const tones = [css.first, css.second, css.third, css.fourth];

/** Avatar with initials; the name is beside it or for screen readers. */
export const Face = ({ id, name, isLarge = false }: { id: string; name: string; isLarge?: boolean }) => (
  <span className={classNames(css.face, tones[toneOf(id)], isLarge && css.large)} title={name} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
