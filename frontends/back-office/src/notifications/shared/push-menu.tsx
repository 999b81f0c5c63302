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
import { pushMessages } from './push-messages.de.ts';
import { type PushWish, usePush } from './use-push.ts';

const occasions = [
  { value: 'unseen', label: pushMessages.unseen },
  { value: 'every', label: pushMessages.every },
] as const;
const none = { value: 'none', label: pushMessages.none } as const;

type Props = {
  /** Branches to choose from; empty for a front desk, which has one. */
  branches?: readonly { id: string; name: string }[];
  /** Preselected branch. Default: all. */
  branch?: { id: string } | undefined;
  /** Preselected topics; a front desk has no user and only receives orders. */
  first: 'orders' | 'own-work' | 'orders-alone';
};

const wishOf = ({ branches, isForOrders, isForEveryOrder, isForOwnWork }: PushWish): PushWish => ({
  branches,
  isForOrders,
  isForEveryOrder,
  isForOwnWork,
});

const firstWish = (first: Props['first'], branch: Props['branch']): PushWish => ({
  branches: branch ? [{ id: branch.id }] : null,
  isForOrders: first !== 'own-work',
  isForEveryOrder: false,
  isForOwnWork: first === 'own-work',
});

/** Menu to enable push messages for this browser. Hidden if push is not configured. */
export function PushMenu({ branches = [], branch, first }: Props) {
  const { state, isOn, isLoadFailed, error, turnOn, turnOff } = usePush();
  const id = useId();
  if (!isLoadFailed && (!state || state.is === 'hidden')) return null;
  const wish = state?.is === 'on' ? wishOf(state.subscription) : firstWish(first, branch);
  const change = (next: PushWish) => (next.isForOrders || next.isForOwnWork ? turnOn(next) : turnOff());
  const Sign = isOn ? BellRing : state?.is === 'off' ? Bell : BellOff;
  const why = isLoadFailed
    ? pushMessages.loadFailed
    : state?.is === 'unsupported' || state?.is === 'blocked'
      ? pushMessages[state.is]
      : error;
  return (
    <Popover
      label={isOn ? pushMessages.menu.on : pushMessages.menu.off}
      button={<Sign {...icon} size={22} />}
      buttonClass={classNames(iconButtonClass, css.button)}
      className={css.menu}
    >
      <h2>{pushMessages.title}</h2>
      <p className={css.row}>
        <label htmlFor={id}>{pushMessages.switch}</label>
        <Switch
          id={id}
          isOn={isOn}
          isDisabled={isLoadFailed || state?.is === 'unsupported' || state?.is === 'blocked'}
          aria-describedby={`${id}-why`}
          onChange={(isOn) => (isOn ? turnOn(wish) : turnOff())}
        />
      </p>
      {state?.is === 'on' && (
        <>
          <p className={css.caption} aria-hidden="true">
            {pushMessages.which}
          </p>
          <Segmented
            label={pushMessages.which}
            value={!wish.isForOrders ? 'none' : wish.isForEveryOrder ? 'every' : 'unseen'}
            segments={first === 'orders-alone' ? occasions : [none, ...occasions]}
            onChange={(value) => change({ ...wish, isForOrders: value !== 'none', isForEveryOrder: value === 'every' })}
          />
          {wish.isForOrders && branches.length > 1 && (
            <Select
              label={pushMessages.branch}
              value={wish.branches?.[0]?.id ?? ''}
              choices={[
                { value: '', label: pushMessages.allBranches },
                ...branches.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={({ target: { value } }) => turnOn({ ...wish, branches: value === '' ? null : [{ id: value }] })}
            />
          )}
          {first !== 'orders-alone' && (
            <p className={css.row}>
              <label htmlFor={`${id}-own`}>{pushMessages.ownWork}</label>
              <Switch
                id={`${id}-own`}
                isOn={wish.isForOwnWork}
                onChange={(isForOwnWork) => change({ ...wish, isForOwnWork })}
              />
            </p>
          )}
        </>
      )}
      <p id={`${id}-why`} role="status" className={why ? css.why : css.quiet}>
        {why ?? pushMessages.privacy}
      </p>
    </Popover>
  );
}
