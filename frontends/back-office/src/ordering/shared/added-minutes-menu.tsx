import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { readAddedMinutes, setAddedMinutes } from '@theke/contracts/ordering/promise';
import { icon } from '@theke/ui/icon';
import { Segmented } from '@theke/ui/segmented';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { Timer } from 'lucide-react';
import * as css from './added-minutes-menu.module.css';
import { orderMessages } from './order-messages.de.ts';

const { addedMinutes: texts } = orderMessages;
const choices = ['0', '10', '20', '30'] as const;
const segments = choices.map((value) => ({ value, label: value === '0' ? texts.none : `+${value}` }));

/** Menu to add minutes to the expected times shown to guests, for an hour. */
export function AddedMinutesMenu({ branch }: { branch: string }) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const zone = useZoneOf()(branch);
  const params = { branchId: branch };
  // Polled, because it expires and other devices may change it.
  const query = { ...endpointQuery(api, readAddedMinutes, { params }), refetchInterval: 60_000 };
  const { data } = useQuery(query);
  const save = useMutation({
    mutationFn: (minutes: 0 | 10 | 20 | 30) => api(setAddedMinutes, { params, body: { minutes } }),
    onSuccess: (added) => client.setQueryData(query.queryKey, added),
    onError: (error) => toast({ text: sentenceOf(error, texts.failed) }),
  });
  if (!data) return null;
  const { minutes, until } = data;
  const chosen = choices.find((each) => each === String(minutes)) ?? '0';
  return (
    <Popover
      label={minutes > 0 && until ? texts.on(minutes, timeText(until, zone)) : texts.title}
      button={
        <>
          <Timer {...icon} size={22} />
          {minutes > 0 && <span>+{minutes}</span>}
        </>
      }
      buttonClass={css.button}
      className={css.menu}
    >
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <Segmented
        label={texts.title}
        value={chosen}
        segments={segments}
        onChange={(value) => save.mutate(Number(value) as 0 | 10 | 20 | 30)}
      />
      {minutes > 0 && until && <p role="status">{texts.until(timeText(until, zone))}</p>}
    </Popover>
  );
}
