import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { tables } from '@theke/contracts/catalog/table';
import { metaOf } from '@theke/contracts/field';
import { type Order, orderUpdate } from '@theke/contracts/ordering/order';
import { updateOrder } from '@theke/contracts/ordering/order-endpoints';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { Button } from '@theke/ui/button';
import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { useId, useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { useOrderChange } from '../shared/use-order-change.ts';
import * as css from './correction-dialog.module.css';
import { type Correction, contactFields, correctionOf, deliveryNames, updateOf } from './order-correction.ts';
import { orderPageMessages } from './order-page-messages.de.ts';

const { correction: texts } = orderPageMessages;
type Props = { order: Order; onClose: () => void };

/** Dialog to correct contact, address, comment, appointment and table (ORDER-16). */
export function CorrectionDialog({ order, onClose }: Props) {
  const api = useApi();
  const branch = order.branch.id;
  const tablesQuery = useQuery({
    ...endpointQuery(api, tables.endpoints.list, { query: { pageSize: 500, filter: { branch } } }),
    enabled: order.deliveryType === 'dineIn',
  });
  if (order.deliveryType === 'dineIn' && tablesQuery.isPending) return null;
  const choices = (tablesQuery.data?.data ?? [])
    .map(({ id, identifier }) => ({ value: id, label: orderMessages.board.table(identifier) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de', { numeric: true }));
  const table = tablesQuery.data?.data.find(({ identifier }) => identifier === order.tableIdentifier)?.id ?? '';
  return <CorrectionForm order={order} table={table} tableChoices={choices} onClose={onClose} />;
}

type FormProps = Props & { table: string; tableChoices: { value: string; label: string }[] };

function CorrectionForm({ order, table, tableChoices, onClose }: FormProps) {
  const api = useApi();
  const toast = useToast();
  const zone = useZoneOf()(order.branch.id);
  const formId = useId();
  // The version that was opened; the server detects concurrent changes.
  const [opened] = useState(order);
  const [before] = useState(() => correctionOf(opened, zone, table));
  const [edited, setEdited] = useState<Correction>(before);
  const update = updateOf(before, edited, opened.version, zone);
  const { isBusy, problem, conflict, run } = useOrderChange(
    opened,
    (body: NonNullable<typeof update>) => api(updateOrder, { params: { id: opened.id }, body }),
    () => {
      toast({ text: texts.saved(ticketOf(opened)) });
      onClose();
    },
  );
  const faults = problem?.errors ?? [];
  const areas = useShop().branches.find(({ id }) => id === order.branch.id)?.deliveryAreas ?? [];
  const field = (name: Exclude<keyof Correction, 'isDeliveryAddressDifferent'>) => ({
    label: localLabel(name, zone) ?? metaOf(orderUpdate.shape[name]).title ?? name,
    value: edited[name],
    error: faults.findLast((fault) => fault.field === name)?.message,
    onChange: (event: { target: { value: string } }) => setEdited({ ...edited, [name]: event.target.value }),
  });

  return (
    <Dialog
      title={texts.title(ticketOf(order))}
      closeLabel={messages.close}
      onClose={onClose}
      shape="sheet"
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!update} busyLabel={isBusy && messages.working}>
            {texts.save}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice kind="late" role="alert">
          {conflict ?? faults.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <form
        id={formId}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (update) void run(update);
        }}
      >
        <DateInput
          {...field('appointment')}
          kind="moment"
          className={css.half}
          hint={texts.appointmentHint}
          onChange={(appointment) => setEdited({ ...edited, appointment })}
        />
        {order.deliveryType === 'dineIn' && (
          <Select {...field('table')} className={css.half} choices={tableChoices} placeholder={texts.noTable} />
        )}
        <TextArea {...field('comment')} className={css.whole} rows={2} maxLength={1000} />
        <ContactFields names={contactFields} field={field} />
        {order.deliveryType === 'delivery' && (
          <fieldset className={css.delivery}>
            <legend>{texts.delivery}</legend>
            <Select
              {...field('deliveryArea')}
              className={css.whole}
              hint={texts.areaHint}
              choices={areas.map(({ area }) => ({ value: area, label: area }))}
              placeholder={texts.noArea}
            />
            <div className={css.whole}>
              <Checkbox
                checked={edited.isDeliveryAddressDifferent}
                onChange={({ target }) => setEdited({ ...edited, isDeliveryAddressDifferent: target.checked })}
              >
                {texts.otherAddress}
              </Checkbox>
            </div>
            {edited.isDeliveryAddressDifferent && <ContactFields names={deliveryNames} field={field} />}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}

type Name = (typeof contactFields)[number] | (typeof deliveryNames)[number];
type ContactProps = {
  names: readonly Name[];
  field: (name: Name) => {
    label: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
};

const ContactFields = ({ names, field }: ContactProps) =>
  names.map((name) =>
    name === 'country' || name === 'deliveryCountry' ? (
      <Select key={name} {...field(name)} className={css.half} choices={countries} />
    ) : (
      <TextInput key={name} {...field(name)} className={widthOf(name)} />
    ),
  );

/** Label in the words of the branch's country (CHECKOUT-41). */
function localLabel(name: string, zone: string): string | undefined {
  if (name === 'vatNumber') return wordsOfZone(zone).vatNumber;
  return name === 'stairway' || name === 'deliveryStairway' ? wordsOfZone(zone).stairway : undefined;
}

/** Stairway, floor and door share a line. */
function widthOf(name: Name) {
  if (/stairway|floor|door/i.test(name)) return css.third;
  return /street|deliveryCompanyName/i.test(name) ? css.whole : css.half;
}

const countries = Object.entries(orderMessages.order.countries).map(([value, label]) => ({ value, label }));
