import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { messages as office } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { messages } from './messages.de.ts';
import { paymentProvidersLink } from './payment-providers-link.ts';
import * as css from './payment-providers-page.module.css';
import { PaypalForm } from './paypal-form.tsx';
import { providersQuery } from './providers-query.ts';
import { StripeForm } from './stripe-form.tsx';

/** Page for the business's accounts at Stripe and PayPal. */
export function PaymentProvidersPage() {
  const isAllowed = may(useMe(), 'payment-providers.write');
  const { data, isError, refetch } = useQuery({ ...providersQuery(useApi()), enabled: isAllowed });
  if (!isAllowed) return <NotAllowed title={paymentProvidersLink.label} />;
  const isNobodyOn = data && !data.stripe.isEnabled && !data.paypal.isEnabled;
  return (
    <>
      <PageBar title={paymentProvidersLink.label} />
      {!data && isError && (
        <ErrorPanel message={messages.loadFailed} retryLabel={office.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <TableSkeleton />}
      {data && (
        <div className={css.page}>
          <p>{messages.lead}</p>
          {isNobodyOn && <Notice>{data.isTestOn ? messages.testIsOn : messages.nobody}</Notice>}
          {!data.canStore && <Notice kind="late">{messages.cannotStore}</Notice>}
          <StripeForm account={data.stripe} canStore={data.canStore} />
          <PaypalForm account={data.paypal} canStore={data.canStore} />
        </div>
      )}
    </>
  );
}
