import { bestRating, worstRating } from '@theke/rules/orders/rating';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Star } from 'lucide-react';
import { useId } from 'react';
import * as tile from '../tile.module.css';
import * as css from './rating-question.module.css';
import { statusMessages } from './status-messages.de.ts';

const stars = Array.from({ length: bestRating - worstRating + 1 }, (_, index) => worstRating + index);

type Props = { label: string; value: number | undefined; onChange: (stars: number) => void };

/** Rating of one to five stars. Based on radio buttons, so that arrow keys work. */
export function StarRating({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={css.question}>
      <legend>{label}</legend>
      <div className={css.stars}>
        {stars.map((count) => (
          <label key={count} className={classNames(css.star, value !== undefined && count <= value && css.full)}>
            <input
              className={tile.unseen}
              type="radio"
              name={name}
              aria-label={statusMessages.rating.stars(count)}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Star {...icon} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
