import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { type Draft, draftResolver } from '@theke/admin/forms/draft-resolver.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { metaOf } from '@theke/contracts/field';
import { readSlotLimit, type SlotLimit, setSlotLimit, slotLimit } from '@theke/contracts/ordering/capacity';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { Fragment, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { slotFieldsOf, slotLengths } from './slot-fields.ts';
import { SlotUseList } from './slot-use-list.tsx';

/** Kitchen capacity per time slot; full slots are not offered to guests. */
export function SlotLimitSection({ branch }: { branch: string }) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const mayWrite = may(useMe(), 'capacity.write');
  const query = endpointQuery(api, readSlotLimit, { params: { branchId: branch } });
  const { data, isError, refetch } = useQuery({
    ...query,
    staleTime: 0,
  });
  const save = async (limit: SlotLimit | null) => {
    client.setQueryData(query.queryKey, await api(setSlotLimit, { params: { branchId: branch }, body: { limit } }));
    toast({ text: limit ? capacityMessages.limitSaved : capacityMessages.limitLifted });
  };
  return (
    <section className={css.section} aria-labelledby="slots">
      <h2 id="slots">{capacityMessages.slots}</h2>
      <p className={css.lead}>{capacityMessages.slotsLead}</p>
      {data === undefined &&
        (isError ? (
          <ErrorPanel
            message={capacityMessages.slotsFailed}
            retryLabel={messages.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton width="100%" height={240} />
        ))}
      {data !== undefined &&
        (mayWrite ? (
          <SlotLimitForm key={JSON.stringify(data)} limit={data} onSave={save} />
        ) : (
          <SlotLimitFacts limit={data} />
        ))}
      {data && <SlotUseList branch={branch} limit={data} />}
    </section>
  );
}

function SlotLimitFacts({ limit }: { limit: SlotLimit | null }) {
  const { currency } = useShop().config;
  if (!limit) return <p>{capacityMessages.noLimit}</p>;
  return (
    <dl className={css.facts}>
      <dt>{capacityMessages.length}</dt>
      <dd>{capacityMessages.minutes(limit.minutes)}</dd>
      {slotFieldsOf(limit).map(({ name, label, value }) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd>{name === 'maxValue' ? moneyText(value, currency) : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type FormProps = { limit: SlotLimit | null; onSave: (limit: SlotLimit | null) => Promise<void> };

function SlotLimitForm({ limit, onSave }: FormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<Draft>({
    defaultValues: limit ?? { minutes: 15, maxOrders: null, maxItems: null, maxValue: null },
    resolver: draftResolver(slotLimit),
  });
  const send = async (slotLimit: SlotLimit | null) => {
    setProblem(undefined);
    try {
      await onSave(slotLimit);
    } catch (error) {
      setProblem(ApiError.from(error).message);
    }
  };
  const submit = form.handleSubmit(async (draft) => {
    const slotLimit = draft as SlotLimit;
    if (slotFieldsOf(slotLimit).length === 0) setProblem(capacityMessages.limitMissing);
    else await send(slotLimit);
  });
  return (
    <FormProvider {...form}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem && (
          <Notice kind="late" role="alert">
            {problem}
          </Notice>
        )}
        <Select
          label={capacityMessages.length}
          choices={slotLengths.map((minutes) => ({ value: String(minutes), label: capacityMessages.minutes(minutes) }))}
          value={String(form.watch('minutes'))}
          onChange={(event) => form.setValue('minutes', Number(event.target.value), { shouldDirty: true })}
        />
        {(['maxOrders', 'maxItems', 'maxValue'] as const).map((name) => (
          <FieldEditor key={name} name={name} schema={slotLimit.shape[name]} meta={metaOf(slotLimit.shape[name])} />
        ))}
        <div className={css.buttons}>
          <Button type="submit" busyLabel={form.formState.isSubmitting && messages.working}>
            {capacityMessages.saveLimit}
          </Button>
          {limit && (
            <Button kind="second" onClick={() => void send(null)}>
              {capacityMessages.liftLimit}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
