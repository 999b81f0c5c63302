import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import type { SiteRevision } from '@theke/contracts/content/site';
import * as css from './generated-marks.module.css';
import { generatedMessages } from './generated-messages.de.ts';
import { markedParts } from './marked-parts.ts';

/** What of a page's revision contains accepted proposals, with time and editor; nothing if none does (AI-05). */
export function GeneratedMarks({ page }: { page: Pick<SiteRevision, 'type' | 'content' | 'generated'> }) {
  const zone = useZoneOf()();
  const parts = markedParts(page);
  if (parts.length === 0) return null;
  return (
    <section className={css.marks} aria-labelledby="generated-marks">
      <h3 id="generated-marks">{generatedMessages.marked}</h3>
      <ul>
        {parts.map(({ key, label, text, at, by }) => (
          <li key={key}>
            <b>{label}</b> {text && <span>{text}</span>}
            <small>{generatedMessages.accepted(dayText(at, zone), by)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
