import { generatedPictureUrl } from '@theke/admin/generation/generated-picture-url.ts';
import type { GenerationDetail } from '@theke/contracts/ai/generation';
import { icon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import * as css from './generation-page.module.css';
import { generationsMessages } from './generations-messages.de.ts';

/** Result of a job, with marks at what an editor took over. */
export function GenerationOutcome({ generation: { id, result, accepted } }: { generation: GenerationDetail }) {
  if (!result) return null;
  const taken = (key: string | number) => accepted.includes(String(key)) && <Taken />;
  return (
    <section>
      <h2>{generationsMessages.result}</h2>
      {result.kind === 'texts' && (
        <ol className={css.texts}>
          {result.texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and two texts may be equal
            <li key={index}>
              <div>{text}</div>
              {taken(index)}
            </li>
          ))}
        </ol>
      )}
      {result.kind === 'pictures' && (
        <ol className={css.pictures}>
          {result.pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies the picture
            <li key={index}>
              {picture ? (
                <img
                  src={generatedPictureUrl(id, index)}
                  alt={generationsMessages.picture(index + 1)}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                />
              ) : (
                <p>{generationsMessages.pictureMissing}</p>
              )}
              {taken(index)}
            </li>
          ))}
        </ol>
      )}
      {result.kind === 'parts' && (
        <>
          <p>{generationsMessages.parts(result.parts.length)}</p>
          {result.refused.length > 0 && (
            <ul className={css.refused} aria-label={generationsMessages.refused}>
              {result.refused.map(({ block, message }) => (
                <li key={`${block} ${message}`}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

const Taken = () => (
  <span className={css.taken}>
    <Check {...icon} size={14} />
    {generationsMessages.taken}
  </span>
);
