import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { type FoundAddress, findAddress } from '@theke/contracts/ordering/address-list';
import { findZone } from '@theke/rules/delivery/zone';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import type { DraftZone } from './zone-draft.ts';
import * as css from './zone-editor.module.css';
import { feeText } from './zone-facts.ts';
import { zonesMessages } from './zones-messages.de.ts';

const texts = zonesMessages.test;

type Props = {
  branch: Branch;
  /** As drawn, saved or not. */
  zones: readonly DraftZone[];
  onFound: (address: FoundAddress | undefined) => void;
};

/** Tells in which zone an address lies (ZONE-07): "Liegt in „Nah“: 2,90 €, etwa 35 Minuten." */
export function AddressTest({ branch, zones, onFound }: Props) {
  const { currency } = useShop().config;
  const [typed, setTyped] = useState({ street: '', zipCode: branch.zipCode, city: branch.city });
  const [found, setFound] = useState<FoundAddress | null>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const find = useAction(findAddress, {
    onDone: (address) => {
      setFound(address);
      onFound(address ?? undefined);
    },
  });
  const test = () => {
    const isEnough = /\d/.test(typed.street) && typed.zipCode.trim() !== '';
    setIsIncomplete(!isEnough);
    setFound(undefined);
    if (isEnough) void find.run({ body: typed });
  };
  const fieldOf = (name: keyof typeof typed) => ({
    label: texts[name],
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const zone = found ? findZone(zones, found) : undefined;
  return (
    <section className={css.section} aria-labelledby="address-test">
      <h2 id="address-test">{texts.title}</h2>
      <form
        className={css.test}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          test();
        }}
      >
        <TextInput {...fieldOf('street')} error={isIncomplete ? texts.noNumber : undefined} maxLength={160} />
        <div className={css.pair}>
          <TextInput {...fieldOf('zipCode')} maxLength={12} />
          <TextInput {...fieldOf('city')} optional={texts.optional} maxLength={120} />
        </div>
        <Button type="submit" kind="second" size="small" busyLabel={find.isBusy && texts.testing}>
          {texts.run}
        </Button>
      </form>
      <div role="status">
        {find.problem && <Notice kind="late">{find.problem.message}</Notice>}
        {found === null && <Notice kind="soon">{texts.unknown}</Notice>}
        {found && (
          <Notice kind={zone ? 'ok' : 'soon'}>
            {zone
              ? texts.zone(zone.area, feeText(zone, currency), branch.deliveryMinutes + zone.minutes)
              : texts.outside}{' '}
            {found.match === 'near' && texts.near(found.street)}
          </Notice>
        )}
      </div>
    </section>
  );
}
