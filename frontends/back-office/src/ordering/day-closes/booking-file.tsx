import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { readBookingFile } from '@theke/contracts/ordering/booking-accounts';
import { encodeWindows1252 } from '@theke/rules/texts/encode-windows-1252';
import type { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { bookingAccountsMessages } from './booking-accounts-messages.de.ts';
import * as css from './booking-file.module.css';
import { useLedBranches } from './use-led-branches.ts';

const texts = bookingAccountsMessages.file;
const accountsPage = '/day-closes/accounts';

/** `branch`: id of the shown branch. */
type Props = { branch: string; month: string };

/** Saves the closes of a month as bookings, of one branch or of all; names accounts that are missing (CLOSE-10). */
export function BookingFile({ branch, month }: Props) {
  const api = useApi();
  const branches = useLedBranches();
  const mayEnter = may(useMe(), 'booking-accounts.write');
  const { run, isBusy, input, problem } = useAction(
    (query: { month: string; branch?: string }) => api(readBookingFile, { query }),
    {
      onDone: ({ fileName, content }) =>
        saveFile(fileName, new Blob([encodeWindows1252(content)], { type: 'text/csv;charset=windows-1252' })),
    },
  );
  const isSaving = (of: string | undefined) => isBusy && input?.branch === of && texts.saving;
  return (
    <section className={css.books}>
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <div className={css.tools}>
        <Button kind="second" busyLabel={isSaving(branch)} onClick={() => void run({ month, branch })}>
          <Download {...icon} size={16} />
          {texts.save}
        </Button>
        {branches.length > 1 && (
          <Button kind="second" busyLabel={isSaving(undefined)} onClick={() => void run({ month })}>
            <Download {...icon} size={16} />
            {texts.saveAll}
          </Button>
        )}
        {mayEnter && <Link to={accountsPage}>{texts.accounts}</Link>}
      </div>
      {problem && <Refused problem={problem} mayEnter={mayEnter} />}
    </section>
  );
}

const Refused = ({ problem, mayEnter }: { problem: ApiError; mayEnter: boolean }) => (
  <Notice kind="late" role="alert">
    {problem.has('ACCOUNT_MISSING') ? (
      <>
        <p>{texts.missing}</p>
        <ul className={css.missing}>
          {problem.errors.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
        {mayEnter ? <Link to={accountsPage}>{texts.enter}</Link> : <p>{texts.askAdmin}</p>}
      </>
    ) : (
      problem.message
    )}
  </Notice>
);
