import { useNow } from '@theke/ui/use-now';
import { useZoneOf } from '../api/use-zone-of.ts';
import * as css from './data-table.module.css';
import { whenText } from './format.ts';

/** "heute, 18:52", "12.11.2026" */
export const WhenText = ({ at }: { at: string }) => (
  <span className={css.number}>{whenText(at, useNow(60_000), useZoneOf()())}</span>
);
