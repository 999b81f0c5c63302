import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { TargetPickerProps } from '../../references/target-picker.tsx';
import * as css from './control.module.css';

/** Search and list come after the form that they are in. */
const TargetPicker = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-picker" */ '../../references/target-picker.tsx')).TargetPicker,
}));

/** What is chosen can be read at once; it can be changed as soon as the picker is there. */
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
