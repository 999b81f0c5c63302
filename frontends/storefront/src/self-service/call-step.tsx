import type { Branch } from '@theke/contracts/catalog/branch';
import { keepPhoneCharacters, normalizePhone } from '@theke/rules/checkout/phone';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { TextInput } from '@theke/ui/text-input';
import { Hash, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Cart, OrderForm } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { isEmail } from '../checkout/checkout-faults.ts';
import { checkoutMessages } from '../checkout/checkout-messages.de.ts';
import * as css from './kiosk.module.css';
import { KioskBar } from './kiosk-bar.tsx';
import { kioskMessages as messages } from './kiosk-messages.de.ts';
import { type KioskField, type KioskWay, kioskRequired } from './kiosk-ways.ts';
import { TableChoice } from './table-choice.tsx';

type Props = { branch: Branch; cart: Cart; way: KioskWay; onBack: () => void; onContinue: () => void };

/** How the guest is called (KIOSK-04): by number or by name. A branch without kiosks asks for its required fields. */
export function CallStep({ branch, cart, way, onBack, onContinue }: Props) {
  const [, change] = useCart(branch.identifier);
  const patch = (fields: Partial<OrderForm>) =>
    change((before) => ({ ...before, order: { ...before.order, ...fields } }));
  const required = kioskRequired(branch, way) ?? [];
  const [isNamed, setIsNamed] = useState(cart.order.firstName !== '' || required.length > 0);
  const [isChecked, setIsChecked] = useState(false);
  const form = cart.order;
  const requestedFields: readonly KioskField[] = required.length > 0 ? required : isNamed ? ['firstName'] : [];
  const faults = new Set(requestedFields.filter((field) => isWrong(field, form)));
  const hasTables = way === 'dineIn' && branch.isTableSelectionEnabled;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (faults.size === 0) onContinue();
  };
  return (
    <form className={css.step} noValidate onSubmit={onSubmit}>
      <h1>{required.length > 0 ? messages.contactTitle : messages.callTitle}</h1>
      {required.length === 0 && (
        <div className={css.choices}>
          <button
            type="button"
            className={css.choice}
            onClick={() => {
              patch({ firstName: '' });
              setIsNamed(false);
              onContinue();
            }}
          >
            <Hash {...icon} size={72} strokeWidth={1.25} />
            <b>{messages.byNumber}</b>
            <span>{messages.byNumberText}</span>
          </button>
          <button type="button" className={css.choice} aria-expanded={isNamed} onClick={() => setIsNamed(true)}>
            <UserRound {...icon} size={72} strokeWidth={1.25} />
            <b>{messages.byName}</b>
          </button>
        </div>
      )}
      <div className={css.fields}>
        {requestedFields
          .filter((field) => field !== 'table')
          .map((field, index) => (
            <TextInput
              key={field}
              id={field}
              label={required.length > 0 ? checkoutMessages[field] : messages.name}
              autoFocus={index === 0}
              autoComplete="off"
              maxLength={field === 'email' ? 200 : 80}
              type={field === 'phone' ? 'tel' : field === 'email' ? 'email' : 'text'}
              value={form[field]}
              error={isChecked && faults.has(field) ? faultText(field) : undefined}
              onChange={({ target }) =>
                patch({ [field]: field === 'phone' ? keepPhoneCharacters(target.value) : target.value })
              }
              onBlur={() => field === 'phone' && patch({ phone: normalizePhone(form.phone) })}
            />
          ))}
        {hasTables && (
          <TableChoice
            branch={branch}
            isRequired={required.includes('table')}
            value={form.table}
            error={isChecked && faults.has('table') ? checkoutMessages.faults.table : undefined}
            onChange={(table) => patch({ table })}
          />
        )}
      </div>
      <KioskBar onBack={onBack}>
        {(requestedFields.length > 0 || form.table !== '') && (
          <Button type="submit" size="large" isWide>
            {messages.continue}
          </Button>
        )}
      </KioskBar>
    </form>
  );
}

const isWrong = (field: KioskField, form: OrderForm): boolean =>
  field === 'email' ? !isEmail(form.email.trim()) : form[field].trim() === '';

const faultText = (field: Exclude<KioskField, 'table'>): string =>
  field === 'email' ? checkoutMessages.faults.emailFormat : checkoutMessages.faults[field];
