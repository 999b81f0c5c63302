import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DraftFormFrame } from '@theke/admin/forms/draft-form-frame.tsx';
import * as aside from '@theke/admin/forms/form-aside.module.css';
import { useDraftForm } from '@theke/admin/forms/use-draft-form.ts';
import { useLeaveGuard } from '@theke/admin/forms/use-leave-guard.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  type Customer,
  type CustomerDraft,
  createCustomer,
  customerDraft,
  listCustomers,
  readCustomer,
  updateCustomer,
} from '@theke/contracts/ordering/customer';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { customerMessages } from './customer-messages.de.ts';
import { customerName } from './customer-name.ts';

/** Form for a customer; creates one without `customer`. Navigates to the customer's page afterwards. */
export function CustomerForm({ customer }: { customer?: Customer }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const read = (id: string) => api(readCustomer, { params: { id } });
  const state = useDraftForm<Customer>({
    schema: customerDraft,
    loaded: customer,
    draftOf: ({ firstName, lastName, companyName, email, phone, note }) => ({
      firstName,
      lastName,
      companyName,
      email,
      phone,
      note,
    }),
    send: (draft, base, version = 1) =>
      base
        ? withMessage(
            api(updateCustomer, { params: { id: base.id }, body: { ...(draft as CustomerDraft), version } }),
            customerMessages.updateFailed,
          )
        : withMessage(api(createCustomer, { body: draft as CustomerDraft }), customerMessages.createFailed),
    readAgain: ({ id }) => withMessage(read(id), customerMessages.loadOneFailed),
    onSaved: (saved, before) => {
      client.setQueryData(endpointKey(readCustomer, { params: { id: saved.id } }), saved);
      void client.invalidateQueries({ queryKey: endpointKey(listCustomers) });
      notify((before ? messages.form.saved : messages.form.created)(customerName(saved)), { type: 'info' });
    },
  });
  const guard = useLeaveGuard(state.form.formState.isDirty);
  return (
    <DraftFormFrame<Customer>
      title={customer ? customerMessages.editTitle(customerName(customer)) : customerMessages.newTitle}
      backTo={customer ? `/customers/${customer.id}` : '/customers'}
      schema={customerDraft}
      state={state}
      guard={guard}
      canWrite
      onSaved={({ id }) => {
        guard.release();
        void navigate(`/customers/${id}`, { replace: customer === undefined });
      }}
      aside={
        <aside className={aside.aside}>
          <h2>{customerMessages.writtenTitle}</h2>
          <p>{customerMessages.writtenText}</p>
        </aside>
      }
    />
  );
}
