import { Dialog } from '@theke/ui/dialog';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import { Switch } from '../ui/switch.tsx';
import { paletteMessages, shortcutGroups } from './palette-messages.de.ts';
import * as css from './shortcuts-dialog.module.css';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const texts = paletteMessages.shortcuts;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const keyText = (key: string): string => (isMac && key === 'Strg' ? '⌘' : key);

/** All keyboard shortcuts by place (OFFICE-20), and the switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const isOn = useSingleKeys();
  return (
    <Dialog shape="sheet" title={texts.title} closeLabel={messages.close} onClose={onClose}>
      <div className={css.groups}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{keyText(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={css.single}>
        <label htmlFor={id}>{texts.singleKeys}</label>
        <Switch id={id} isOn={isOn} onChange={setSingleKeys} aria-describedby={`${id}-hint`} />
        <p id={`${id}-hint`}>{texts.singleKeysHint}</p>
      </div>
    </Dialog>
  );
}
