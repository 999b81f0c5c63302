import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { TargetPickerProps } from '../../references/target-picker.tsx';
import * as css from './control.module.css';

/** Search and list are loaded after the form. */
const TargetPicker = lazy(async () => ({
  default: (await import('../../references/target-picker.tsx')).TargetPicker,
}));

/** Shows the chosen entry at once; it can be changed as soon as the picker is loaded. */
export const TargetField = (props: TargetPickerProps) => (
  <Suspense
    fallback={
      <div className={css.select}>
        <input className={css.control} value={props.chosen} placeholder={props.placeholder} readOnly aria-busy="true" />
        <ChevronDown {...icon} size={16} />
      </div>
    }
  >
    <TargetPicker {...props} />
  </Suspense>
);
