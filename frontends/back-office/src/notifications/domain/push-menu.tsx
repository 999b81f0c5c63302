import { Popover } from '@theke/admin/ui/popover.tsx';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { iconButtonClass } from '@theke/ui/icon-button';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useId } from 'react';
import * as css from './push-menu.module.css';
import { pushMessages as words } from './push-messages.de.ts';
import { type PushWish, usePush } from './use-push.ts';

const occasions = [
  { value: 'unseen', label: words.unseen },
  { value: 'every', label: words.every },
] as const;

type Props = {
  /** Among which one may choose; a front desk has one and is not asked. */
  branches?: readonly { id: string; name: string }[];
  /** What it begins with; undefined: all. */
  branch?: { id: string } | undefined;
};

/** The switch for push messages although the page is closed. It is not there where nobody set push up. */
export function PushMenu({ branches = [], branch }: Props) {
  const { state, isOn, isLoadFailed, error, turnOn, turnOff } = usePush();
  const id = useId();
  if (!isLoadFailed && (!state || state.is === 'hidden')) return null;
  const wish: PushWish =
    state?.is === 'on'
      ? { branches: state.subscription.branches, isForEveryOrder: state.subscription.isForEveryOrder }
      : { branches: branch ? [{ id: branch.id }] : null, isForEveryOrder: false };
  const Sign = isOn ? BellRing : state?.is === 'off' ? Bell : BellOff;
  const why = isLoadFailed
    ? words.loadFailed
    : state?.is === 'unsupported' || state?.is === 'blocked'
      ? words[state.is]
      : error;
  return (
    <Popover
      label={isOn ? words.menu.on : words.menu.off}
      button={<Sign {...icon} size={22} />}
      buttonClass={classNames(iconButtonClass, css.button)}
      className={css.menu}
    >
      <h2>{words.title}</h2>
      <p className={css.row}>
        <label htmlFor={id}>{words.switch}</label>
        <Switch
          id={id}
          isOn={isOn}
          isDisabled={isLoadFailed || state?.is === 'unsupported' || state?.is === 'blocked'}
          aria-describedby={`${id}-why`}
          onChange={(wanted) => (wanted ? turnOn(wish) : turnOff())}
        />
      </p>
      {state?.is === 'on' && (
        <>
          <Segmented
            label={words.which}
            value={wish.isForEveryOrder ? 'every' : 'unseen'}
            segments={occasions}
            onChange={(value) => turnOn({ ...wish, isForEveryOrder: value === 'every' })}
          />
          {branches.length > 1 && (
            <Select
              label={words.branch}
              value={wish.branches?.[0]?.id ?? ''}
              choices={[
                { value: '', label: words.allBranches },
                ...branches.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={({ target: { value } }) => turnOn({ ...wish, branches: value === '' ? null : [{ id: value }] })}
            />
          )}
        </>
      )}
      <p id={`${id}-why`} role="status" className={why ? css.why : css.quiet}>
        {why ?? words.privacy}
      </p>
    </Popover>
  );
}
