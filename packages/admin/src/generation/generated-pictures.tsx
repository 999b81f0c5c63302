import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { generatedPictureUrl } from './generated-picture-url.ts';
import * as css from './image-generation-dialog.module.css';
import { imageMessages } from './image-messages.de.ts';

type Props = {
  job: string | undefined;
  /** null: the picture has not arrived yet, or its generation failed. */
  pictures: readonly ({ width: number; height: number } | null)[];
  /** Number of requested pictures. */
  count: number;
  isWorking: boolean;
  selected: number | undefined;
  onSelect: (number: number) => void;
  onStop: () => void;
};

/** Pictures of a job as they arrive; one is chosen. */
export function GeneratedPictures({ job, pictures, count, isWorking, selected, onSelect, onStop }: Props) {
  const name = useId();
  if (!isWorking && pictures.every((picture) => picture === null))
    return <p className={css.before}>{imageMessages.before}</p>;
  const places = Array.from({ length: Math.max(pictures.length, isWorking ? count : 0) }, (_, number) => number);
  const lastMissing = places.findLast((number) => !pictures[number]);
  return (
    <fieldset className={css.pictures} aria-busy={isWorking}>
      <legend>{imageMessages.pictures}</legend>
      {places.map((number) => {
        const picture = pictures[number];
        if (job === undefined || !picture)
          return (
            <div key={number} className={css.place}>
              <div className={classNames(css.missing, isWorking && css.making)}>
                <b className={css.number}>{number + 1}</b>
                <span role="status">{isWorking ? imageMessages.making : imageMessages.missing}</span>
              </div>
              {isWorking && number === lastMissing && (
                <Button kind="quiet" size="small" onClick={onStop}>
                  {imageMessages.stop}
                </Button>
              )}
            </div>
          );
        return (
          <label key={number} className={css.place}>
            <input type="radio" name={name} checked={selected === number} onChange={() => onSelect(number)} />
            <span className={css.picture}>
              <img
                src={generatedPictureUrl(job, number)}
                alt={imageMessages.picture(number + 1)}
                width={picture.width}
                height={picture.height}
              />
              <b className={css.number} aria-hidden="true">
                {selected === number ? <Check {...icon} size={16} /> : number + 1}
              </b>
            </span>
            <small>{imageMessages.size(picture.width, picture.height)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
