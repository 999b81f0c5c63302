import { classNames } from '@theke/ui/class-names';
import { toneOf } from '../shared/face.tsx';
import * as css from './project-mark.module.css';

const tones = [css.first, css.second, css.third, css.fourth];

/** A project's name with its colour. */
export const ProjectMark = ({ id, name }: { id: string; name: string }) => (
  <span className={classNames(css.project, tones[toneOf(id)])}>{name}</span>
);
