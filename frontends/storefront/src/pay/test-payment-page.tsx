import { useQuery } from '@tanstack/react-query';
import type { TestCheckout } from '@theke/contracts/payments/payment';
import type { decideTestCheckout, readTestCheckout } from '@theke/contracts/payments/payment-endpoints';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button, buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Check, FlaskConical, LogOut, X } from 'lucide-react';
import { notFoundMessages } from '../not-found-messages.de.ts';
import * as page from '../page.module.css';
import { PageLoading } from '../page-loading.tsx';
import { Link } from '../router/link.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { statusMessages } from '../status/status-messages.de.ts';
import { useSending } from '../use-sending.ts';
import * as css from './pay.module.css';
import { payMessages } from './pay-messages.de.ts';
import { PaySum, useClock } from './pay-sum.tsx';

const read = route<typeof readTestCheckout>('GET', '/payments/test-checkouts/:reference');
const decide = route<typeof decideTestCheckout>('POST', '/payments/test-checkouts/:reference/decision');
const pay = payMessages;

const choices = [
  { outcome: 'paid', Icon: Check, label: pay.test.paid, hint: pay.test.paidHint },
  { outcome: 'declined', Icon: X, label: pay.test.declined, hint: pay.test.declinedHint },
  { outcome: 'abandoned', Icon: LogOut, label: pay.test.abandoned, hint: pay.test.abandonedHint },
] as const;

/** Page `/test-payment/{reference}`: a clearly marked replacement for a provider's page. */
export default function TestPaymentPage() {
  const { reference = '' } = usePathParts();
  const { data, error } = useQuery({
    queryKey: ['test-checkout', reference],
    queryFn: ({ signal }) => call(read, { params: { reference } }, signal),
    staleTime: 0,
  });
  const deciding = useSending(
    (outcome: (typeof choices)[number]['outcome']) => call(decide, { params: { reference }, body: { outcome } }),
    // Replaces the history entry, like a provider's page.
    { onSuccess: ({ returnUrl }) => window.location.replace(returnUrl) },
  );

  if (error)
    return (
      <main className={page.below}>
        <Empty
          isPageTitle
          title={pay.test.missing}
          text={statusMessages.notFoundText}
          action={
            <Link className={buttonClass()} to="/">
              {notFoundMessages.home}
            </Link>
          }
        />
      </main>
    );
  if (!data) return <PageLoading />;
  const fault = deciding.error instanceof ApiError ? deciding.error.errors[0]?.message : undefined;
  return (
    <main className={css.test}>
      <div className={css.tape} />
      <div className={css.warning}>
        <FlaskConical {...icon} size={22} />
        <div>
          <h1>{pay.test.title}</h1>
          <p>{pay.test.text}</p>
        </div>
      </div>
      <div className={css.page}>
        <Checkout checkout={data} />
        {fault && (
          <Notice kind="late" role="alert" className={css.notice}>
            {fault}
          </Notice>
        )}
        {data.state === 'open' ? (
          <>
            <h2>{pay.test.question}</h2>
            <div className={css.actions}>
              {choices.map(({ outcome, Icon, label, hint }) => (
                <Button
                  key={outcome}
                  kind={outcome === 'paid' ? 'main' : 'second'}
                  size="large"
                  isWide
                  isSplit
                  busyLabel={deciding.isPending && deciding.sent === outcome && pay.working}
                  onClick={() => deciding.isPending || deciding.send(outcome)}
                >
                  <span className={css.choice}>
                    <Icon {...icon} />
                    {label}
                  </span>
                  <span className={css.hint}>{hint}</span>
                </Button>
              ))}
            </div>
            <Deadline checkout={data} />
          </>
        ) : (
          <>
            <h2>{pay.test.decided}</h2>
            <a className={buttonClass({ isWide: true })} href={data.returnUrl}>
              {pay.test.continue}
            </a>
          </>
        )}
      </div>
      <div className={css.tape} />
    </main>
  );
}

function Checkout({ checkout: { amount, currency, branch, uid, expiresAt } }: { checkout: TestCheckout }) {
  const clock = useClock(branch);
  const facts = [
    { label: pay.test.uid, value: uid },
    { label: pay.test.validUntil, value: pay.clock(clock(expiresAt)) },
  ];
  return <PaySum amount={amount} currency={currency} branch={branch} facts={facts} />;
}

function Deadline({ checkout: { branch, expiresAt } }: { checkout: TestCheckout }) {
  const clock = useClock(branch);
  return <p className={css.small}>{pay.test.expiry(clock(expiresAt))}</p>;
}
