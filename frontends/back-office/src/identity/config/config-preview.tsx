import type { Config } from '@theke/contracts/identity/config';
import { deriveTheme } from '@theke/rules/theme/theme';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { configMessages } from './config-messages.de.ts';
import * as css from './config-preview.module.css';
import { type Scheme, ShopFrame } from './shop-frame.tsx';
import { shownTheme } from './shown-theme.ts';
import { useFont } from './use-font.ts';

/** Preview of the settings while they are edited, with colour contrast problems. */
export function ConfigPreview({ saved }: { saved: Config }) {
  const { control } = useFormContext();
  const draft = useWatch({ control }) as Partial<Config>;
  const [scheme, setScheme] = useState<Scheme>('light');
  // On narrow screens the preview replaces the form and opens on demand.
  const [isOpen, setIsOpen] = useState(false);
  const theme = shownTheme(draft.theme, saved.theme);
  const { corrections } = deriveTheme(theme);
  const isFontMissing = useFont(theme.font);
  return (
    <aside className={classNames(css.preview, isOpen && css.open)}>
      <Button
        kind="second"
        size="small"
        className={css.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? configMessages.hidePreview : configMessages.showPreview}
      </Button>
      <div className={css.content}>
        <div className={css.head}>
          <h2>{configMessages.preview}</h2>
          <Segmented<Scheme>
            label={configMessages.scheme}
            value={scheme}
            segments={[
              { value: 'light', label: configMessages.schemes.light },
              { value: 'dark', label: configMessages.schemes.dark },
            ]}
            onChange={setScheme}
          />
        </div>
        <div role="status" className={css.corrections}>
          {isFontMissing && <Notice kind="late">{configMessages.fontFailed}</Notice>}
          {corrections.map((sentence) => (
            <Notice key={sentence}>{sentence}</Notice>
          ))}
        </div>
        <ShopFrame theme={theme} scheme={scheme} draft={draft} version={saved.version} />
        <p className={css.note}>{configMessages.afterSaving}</p>
      </div>
    </aside>
  );
}
