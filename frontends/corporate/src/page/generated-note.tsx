import type { ContentPage, ShownGenerated } from '@theke/contracts/content/content-page';
import * as css from '../templates/templates.module.css';

const noteText = ({ texts, pictures }: ShownGenerated): string => {
  if (!texts) return 'Bilder auf dieser Seite wurden mit KI erstellt und von uns geprüft.';
  return pictures.length > 0
    ? 'Texte und Bilder auf dieser Seite wurden teilweise mit KI erstellt und von uns geprüft.'
    : 'Teile dieser Seite wurden mit KI erstellt und von uns geprüft.';
};

/** Tells visitors that the page contains generated content (AI-12). */
export const GeneratedNote = ({ data: { generated } }: { data: ContentPage }) =>
  generated ? (
    <p className={css.generated} role="note">
      {noteText(generated)}
    </p>
  ) : null;
