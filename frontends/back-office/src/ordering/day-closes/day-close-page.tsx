import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { readDayClose } from '@theke/contracts/ordering/day-close';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { CloseSheet } from './close-sheet.tsx';
import * as css from './day-close-page.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { monthFile } from './month-file.ts';

const texts = dayClosesMessages.close;

/** A stored close, to read, print and save (CLOSE-09). The browser's print dialog saves it as PDF. */
export function DayClosePage() {
  const { id = '' } = useParams();
  const { branches } = useShop();
  const isAllowed = may(useMe(), 'day-closes.read');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(useApi(), readDayClose, { params: { id } }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <NotAllowed title={dayClosesMessages.title} />;
  const branch = branches.find((one) => one.id === data?.branch.id);
  const zone = branch?.timeZone ?? 'Europe/Vienna';
  const name = branch?.name ?? '';
  return (
    <>
      <PageBar title={data ? texts.title(data.number) : dayClosesMessages.title} backTo="/day-closes" />
      <div className={css.page}>
        {!data && error && <LoadFailure message={dayClosesMessages.closeFailed} error={error} refetch={refetch} />}
        {!data && !error && <Skeleton width="100%" height={640} />}
        {data && (
          <>
            <div className={css.tools}>
              <Button kind="second" onClick={() => window.print()}>
                <Printer {...icon} size={16} />
                {texts.print}
              </Button>
              <Button
                kind="second"
                onClick={() =>
                  saveFile(
                    texts.file(name, data.number),
                    new Blob(monthFile([data], { timeZone: zone }), { type: 'text/csv;charset=utf-8' }),
                  )
                }
              >
                <Download {...icon} size={16} />
                {texts.save}
              </Button>
            </div>
            <CloseSheet close={data} branch={name} zone={zone} />
          </>
        )}
      </div>
    </>
  );
}
